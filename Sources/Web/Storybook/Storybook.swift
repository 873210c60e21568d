/// Every page with made-up content, written into a folder to be looked at without a server.
package enum Storybook {
  /// A file of the storybook.
  package struct File: Sendable, Hashable {
    package var name: String
    package var bytes: [UInt8]
  }

  /// A page of it: a name such as `closet-empty`, and the page.
  package struct Story: Sendable {
    package var name: String
    package var page: any WebPage
    package var notice: Notice?

    init(_ name: String, _ page: any WebPage, notice: Notice? = nil) {
      self.name = name
      self.page = page
      self.notice = notice
    }
  }

  /// All files: the stories in each language, the assets, the drawings that stand for photos, and a table of contents.
  package static func files(catalogue: Catalogue = .embedded(), assets: AssetLibrary = AssetLibrary()) -> [File] {
    var files = Asset.allCases.map { File(name: $0.rawValue, bytes: assets[$0].bytes) }
    files += Drawing.all.map { File(name: "\($0.name).svg", bytes: Array($0.svg.utf8)) }
    for language in Language.allCases {
      let words = Words(language, from: catalogue)
      for story in stories(in: language) {
        let context = PageContext(
          words: words, address: { $0.rawValue }, nonce: "storybook", formToken: "",
          notice: story.notice)
        files.append(File(name: "\(story.name).\(language.rawValue).html", bytes: story.page.document(context)))
      }
    }
    files.append(File(name: "index.html", bytes: contents))
    return files
  }

  private static var contents: [UInt8] {
    let list = ul {
      for story in stories(in: .english) {
        li {
          story.name
          for language in Language.allCases {
            " "
            a(.href("\(story.name).\(language.rawValue).html")) { language.name }
          }
        }
      }
    }
    return Array("<!doctype html><meta charset=utf-8><title>Storybook</title>".utf8) + list.bytes
  }
}

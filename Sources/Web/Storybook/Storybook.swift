package import Closet

/// Every page with made-up content, to be looked at without a server.
package struct Storybook: Sendable {
  /// A file of the storybook.
  package struct File: Sendable, Hashable {
    package var name: String
    package var bytes: [UInt8]
  }

  /// A page of it: a name such as `closet-empty`, the page, and what was just done.
  struct Story: Sendable {
    var name: String
    var page: any WebPage
    var notice: Notice?

    init(_ name: String, _ page: any WebPage, notice: Notice? = nil) {
      self.name = name
      self.page = page
      self.notice = notice
    }
  }

  /// The garments that are shown, at least two of each category.
  let garments: @Sendable (Language) -> [SampleGarment]

  /// A storybook with these garments, described in each language.
  package init(garments: @escaping @Sendable (Language) -> [SampleGarment]) { self.garments = garments }

  /// All files: the stories in each language, the assets, the photos, and a table of contents.
  package func files() -> [File] {
    let assets = AssetLibrary()
    var files = Asset.allCases.map { File(name: $0.rawValue, bytes: assets[$0].bytes) }
    files += garments(.english).map { File(name: $0.name, bytes: $0.bytes) }
    let catalogue = Catalogue.embedded()
    for language in Language.allCases {
      let words = Words(language, from: catalogue)
      for story in stories(in: language) {
        let context = PageContext(
          words: words, address: { $0.rawValue }, nonce: "storybook", formToken: "", notice: story.notice)
        files.append(File(name: "\(story.name).\(language.rawValue).html", bytes: story.page.document(context)))
      }
    }
    files.append(File(name: "index.html", bytes: contents))
    return files
  }

  private var contents: [UInt8] {
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

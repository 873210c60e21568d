package import Closet

/// What came of an upload when some of its files were taken and others not: which ones weren't, and why.
package struct UploadResultPage: WebPage {
  /// A file that was left out.
  package struct Refused: Sendable, Hashable {
    /// The name it has with the person who sent it.
    package var name: String
    package var reason: Refusal

    package init(name: String, reason: Refusal) {
      self.name = name
      self.reason = reason
    }
  }

  /// How many files were taken.
  package var taken: Int
  package var refused: [Refused]
  package var category: Closet.Category

  package init(taken: Int, refused: [Refused], category: Closet.Category) {
    self.taken = taken
    self.refused = refused
    self.category = category
  }

  package var place: Place? { .add }
  package func title(_ words: Words) -> String { words(.resultSome) }

  package func content(_ context: PageContext) -> HTML {
    let words = context.words
    return HTML {
      header(.class("head narrow")) { h1 { title(words) } }
      div(.class("sheet")) {
        p(.class("message"), .role("status")) { words(.resultTaken(taken)) }
        refusedFiles(refused, words)
        div(.class("ends")) {
          a(.class("button main"), .href(newGarmentAddress(category, nil))) { words(.resultAddMore) }
          a(.class("button"), .href("/closet")) { words(.resultCloset) }
        }
      }
    }
  }
}

/// The files that were left out, each with the reason.
func refusedFiles(_ refused: [UploadResultPage.Refused], _ words: Words) -> HTML {
  section {
    p { words(.resultRefused(refused.count)) }
    ul(.class("refused"), .role("list")) {
      for file in refused {
        li {
          strong { file.name }
          span(.class("quiet")) { file.reason.text(words) }
        }
      }
    }
  }
}

private import Closet

/// The further cards of a section as a page of their own, for who came by the link and not by scrolling.
package struct SectionPage: WebPage {
  package var query: ClosetQuery
  package var section: ClosetSection

  package init(query: ClosetQuery, section: ClosetSection) {
    self.query = query
    self.section = section
  }

  package var modules: [Asset] { [.carousel] }
  package var pictures: [ShownPicture] { section.cards.compactMap(\.picture) }
  package func title(_ words: Words) -> String { words(section.category.phrase) }

  package func content(_ context: PageContext) -> HTML {
    let words = context.words
    return HTML {
      header(.class("head")) {
        backLink(to: query.address, words: words)
        h1 { words(section.category.phrase) }
        span(.class("count")) { String(section.total) }
      }
      closetWall(section, query: query, words: words)
    }
  }

  /// The cards alone, as carousel.js puts them in place of the link.
  package func fragment(_ words: Words) -> HTML {
    closetCards(
      section, query: query, in: query.category == nil ? .rail : .wall, words: words, loading: .whenNear,
      carriesPlaceholder: true)
  }
}

package import Closet

/// The further cards of a section as a page of their own, for who came by the link and not by scrolling.
package struct SectionPage: WebPage {
  package var filter: ClothesFilter
  package var section: ClosetSection

  package init(filter: ClothesFilter, section: ClosetSection) {
    self.filter = filter
    self.section = section
  }

  package var modules: [Asset] { [.carousel] }
  package var pictures: [ShownPicture] { section.cards.compactMap(\.picture) }
  package var place: Place? { .closet }
  package func title(_ words: Words) -> String { words(section.category.phrase) }

  package func content(_ context: PageContext) -> HTML {
    let words = context.words
    return HTML {
      header(.class("head")) {
        backLink(to: filter.address, words: words)
        h1 { words(section.category.phrase) }
        span(.class("count")) { String(section.total) }
      }
      closetWall(section, filter: filter, words: words)
    }
  }

  /// The cards alone, as carousel.js puts them in place of the link.
  func fragment(_ words: Words, in place: CardPlace) -> HTML {
    closetCards(
      section, filter: filter, in: place, words: words, loading: .whenNear,
      carriesPlaceholder: true)
  }
}

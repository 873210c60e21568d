package import Closet

/// The clothes of one category as far as they are on the page.
package struct ClosetSection: Sendable, Hashable {
  package var category: Closet.Category
  package var cards: [GarmentCard]
  /// How many there are with these filters.
  package var total: Int
  /// Continues after the last card; nil when that is all.
  package var next: ClothesCursor?

  package init(category: Closet.Category, cards: [GarmentCard], total: Int, next: ClothesCursor?) {
    self.category = category
    self.cards = cards
    self.total = total
    self.next = next
  }
}

/// A category as a row of photographs that hang from a rail, with what adds one to it first.
func closetRow(_ section: ClosetSection, filter: ClothesFilter, words: Words, isFirst: Bool) -> HTML {
  let name = words(section.category.phrase)
  let whole = filter.changing { $0.category = section.category }
  let heading = "row-\(section.category.rawValue)"
  return HTML(element: "section", [.class("row"), .id(section.category.rawValue), .aria("labelledby", heading)]) {
    HTML {
      div(.class("row-head")) {
        a(.href(whole.address), .title(words(.sectionAll(name)))) {
          h2(.id(heading)) { name }
          span(.class("count")) { String(section.total) }
        }
        if section.cards.count > 2 {
          div(.class("steps"), .hidden) {
            button(.class("round"), .type("button"), .aria("label", words(.sectionPrevious))) { icon(.chevronLeft) }
            button(.class("round"), .type("button"), .aria("label", words(.sectionNext))) { icon(.chevronRight) }
          }
        }
      }
      ul(.class(section.cards.isEmpty ? "rail bare" : "rail"), .role("list")) {
        addCard(section, filter: filter, words: words)
        closetCards(section, filter: filter, in: .rail, words: words, loading: isFirst ? .first : .whenNear)
      }
    }
  }
}

/// The cards of a section and the link to those that follow: what a rail, a wall and a fragment have in common.
///
/// The first three of a row are in sight at once; those with `loading` as given, the others when they come near.
func closetCards(
  _ section: ClosetSection, filter: ClothesFilter, in place: CardPlace, words: Words, loading: PictureLoading,
  carriesPlaceholder: Bool = false
) -> HTML {
  HTML {
    for (index, card) in section.cards.enumerated() {
      garmentCard(
        card, in: place, words: words, loading: index < 3 ? loading : .whenNear,
        carriesPlaceholder: carriesPlaceholder)
    }
    if let next = section.next {
      li(.class("more")) {
        a(
          .href(filter.address(after: next, of: section.category, in: nil)),
          .data("more", filter.address(after: next, of: section.category, in: place))
        ) { words(.sectionMore) }
      }
    }
  }
}

/// An empty hanger at the beginning of the rail: adds to this category.
private func addCard(_ section: ClosetSection, filter: ClothesFilter, words: Words) -> HTML {
  let name = words(section.category.phrase)
  return li(.class("card hang")) {
    a(.href(newGarmentAddress(section.category, filter.season)), .aria("label", words(.sectionAdd(name)))) {
      span {
        icon(section.cards.isEmpty ? section.category.icon : .plus)
        if section.cards.isEmpty { words(.sectionAdd(name)) }
      }
    }
  }
}

/// Where one is added, with what is already known of it.
func newGarmentAddress(_ category: Closet.Category?, _ season: Season?) -> String {
  let fields = [category.map { "category=\($0.rawValue)" }, season.map { "season=\($0.rawValue)" }].compactMap(\.self)
  return fields.isEmpty ? "/closet/new" : "/closet/new?" + fields.joined(separator: "&")
}

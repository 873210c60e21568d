package import Closet

/// The closet: a row for each category, or a wall of one when the address asks for that.
package struct ClosetPage: WebPage {
  package var filter: ClothesFilter
  /// In the order of the categories; the one asked for alone when there is such.
  package var sections: [ClosetSection]
  /// There are no clothes at all, whatever the filter.
  package var isEmpty: Bool
  /// Some of them came with the sample wardrobe.
  package var hasSample: Bool

  package init(filter: ClothesFilter, sections: [ClosetSection], isEmpty: Bool, hasSample: Bool) {
    self.filter = filter
    self.sections = sections
    self.isEmpty = isEmpty
    self.hasSample = hasSample
  }

  package var modules: [Asset] { [.carousel, .filter] }
  package var pictures: [ShownPicture] { sections.flatMap { $0.cards.compactMap(\.picture) } }
  package var place: Place? { .closet }
  package func title(_ words: Words) -> String { words(filter.category?.phrase ?? .closetTitle) }

  private var found: Int { sections.reduce(0) { $0 + $1.total } }

  package func content(_ context: PageContext) -> HTML {
    let words = context.words
    return HTML {
      header(.class("head")) {
        h1 { words(.closetTitle) }
        if !isEmpty, !filter.isNarrowing { span(.class("count")) { words(.clothesCount(found)) } }
      }
      if hasSample { sampleMessage(context) }
      if isEmpty {
        emptyCloset(words)
      } else {
        filterBar(filter, found: found, words: words)
        if found == 0 {
          nothingFound(words)
        } else if filter.category != nil {
          for section in sections { closetWall(section, filter: filter, words: words) }
        } else {
          rows(words)
        }
      }
    }
  }

  /// Without a filter an empty category shows where to begin; with one it would only be in the way.
  private func rows(_ words: Words) -> HTML {
    let shown = sections.filter { !filter.isNarrowing || $0.total > 0 }
    return HTML {
      for (index, section) in shown.enumerated() {
        closetRow(section, filter: filter, words: words, isFirst: index == 0)
      }
    }
  }

  private func sampleMessage(_ context: PageContext) -> HTML {
    form(.class("message sample small"), .method("post"), .action("/sample/remove")) {
      formToken(context)
      span { context.words(.sampleText) }
      button(.class("link"), .type("submit")) { context.words(.sampleRemove) }
    }
  }

  private func emptyCloset(_ words: Words) -> HTML {
    div(.class("empty")) {
      div(.class("hung")) { icon(.hanger) }
      h2 { words(.emptyClosetTitle) }
      p(.class("quiet")) { words(.emptyClosetText) }
      a(.class("button main"), .href("/closet/new")) { words(.emptyClosetAction) }
    }
  }

  private func nothingFound(_ words: Words) -> HTML {
    div(.class("empty")) {
      div(.class("hung")) { icon(.hanger) }
      h2 { words(.emptyFilterTitle) }
      p(.class("quiet")) { words(.emptyFilterText) }
      a(.class("button"), .href("/closet")) { words(.filterRemoveAll) }
    }
  }
}

/// All that is known of one category, in columns.
func closetWall(_ section: ClosetSection, filter: ClothesFilter, words: Words) -> HTML {
  ul(.class("wall"), .role("list"), .aria("label", words(section.category.phrase))) {
    closetCards(section, filter: filter, in: .wall, words: words, loading: .first)
  }
}

import Closet

/// Search, chips for season and category, and the order: all links and one form, so that the address says everything.
func filterBar(_ filter: ClothesFilter, found: Int, words: Words) -> HTML {
  HTML(element: "search", [.class("filters"), .aria("label", words(.filters))]) {
    HTML {
      searchForm(filter, words: words)
      div(.class("chips")) {
        ul(.aria("label", words(.filterSeason))) {
          for season in Season.allCases {
            chip(words(season.phrase), isChosen: filter.season == season, words: words) { isChosen in
              filter.changing { $0.season = isChosen ? season : nil }
            }
          }
        }
        ul(.aria("label", words(.filterCategory))) {
          for category in Closet.Category.allCases {
            chip(words(category.phrase), isChosen: filter.category == category, words: words) { isChosen in
              filter.changing { $0.category = isChosen ? category : nil }
            }
          }
        }
      }
      if filter.isNarrowing {
        p(.class("found small")) {
          span(.role("status")) { words(.filterMatches(found)) }
          if let text = filter.text {
            a(.class("link"), .href(filter.changing { $0.text = nil }.address)) {
              words(.filterRemove("“\(text.text)”"))
            }
          }
          a(
            .class("link"),
            .href(filter.changing { ($0.season, $0.category, $0.text) = (nil, nil, nil) }.address)
          ) { words(.filterRemoveAll) }
        }
      }
    }
  }
}

/// A link that chooses something, or takes the choice back when it is chosen already.
private func chip(_ name: String, isChosen: Bool, words: Words, choosing: (Bool) -> ClothesFilter) -> HTML {
  li {
    a(
      .class("chip"), .href(choosing(!isChosen).address), isChosen ? .aria("current", "true") : nil,
      isChosen ? .aria("label", words(.filterRemove(name))) : nil
    ) {
      name
      if isChosen { icon(.close) }
    }
  }
}

private func searchForm(_ filter: ClothesFilter, words: Words) -> HTML {
  let reversed = filter.changing { $0.sort = filter.sort == .newest ? .oldest : .newest }
  return form(.class("search"), .method("get"), .action("/closet"), .role("search")) {
    for (field, value) in filter.query where field != .text {
      input(.type("hidden"), .name(field.rawValue), .value(value))
    }
    label {
      span(.class("unseen")) { words(.searchLabel) }
      icon(.search)
      input(
        .type("search"), .name(ClothesFilter.Field.text.rawValue), .value(filter.text?.text ?? ""),
        .placeholder(words(.searchPlaceholder)), .maxlength(SearchText.maximumLength),
        .autocomplete("off"), .svg("enterkeyhint", "search"))
    }
    button(.class("unseen"), .type("submit")) { words(.searchSubmit) }
    a(.class("small"), .href(reversed.address), .title(words(.sortLabel))) {
      icon(.order)
      words(filter.sort == .newest ? .sortNewest : .sortOldest)
    }
  }
}

import Closet

/// Search, chips for season and category, and the order: all links and one form, so that the address says everything.
func filterBar(_ filter: ClothesFilter, found: Int, words: Words) -> HTML {
  HTML(element: "search", [.class("filters"), .aria("label", words(.filters))]) {
    HTML {
      searchForm(filter, words: words)
      div(.class("chips")) {
        chosenChips(filter, words: words)
        ul(.aria("label", words(.filterSeason))) {
          for season in Season.allCases where season != filter.season {
            chip(words(season.phrase), address: filter.changing { $0.season = season }.address)
          }
        }
        ul(.aria("label", words(.filterCategory))) {
          for category in Closet.Category.allCases where category != filter.category {
            chip(words(category.phrase), address: filter.changing { $0.category = category }.address)
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

/// What is chosen comes first, so that it is in sight where the chips are more than the screen is wide.
private func chosenChips(_ filter: ClothesFilter, words: Words) -> HTML {
  guard filter.season != nil || filter.category != nil else { return HTML() }
  return ul(.aria("label", words(.filterChosen))) {
    if let season = filter.season {
      chosenChip(words(season.phrase), without: filter.changing { $0.season = nil }, words: words)
    }
    if let category = filter.category {
      chosenChip(words(category.phrase), without: filter.changing { $0.category = nil }, words: words)
    }
  }
}

/// A link that chooses something.
private func chip(_ name: String, address: String) -> HTML {
  li { a(.class("chip"), .href(address)) { name } }
}

/// A link that takes a choice back.
private func chosenChip(_ name: String, without filter: ClothesFilter, words: Words) -> HTML {
  li {
    a(
      .class("chip"), .href(filter.address), .aria("current", "true"), .aria("label", words(.filterRemove(name)))
    ) {
      name
      icon(.close)
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

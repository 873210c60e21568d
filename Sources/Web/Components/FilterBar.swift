private import Closet
private import HTTP

/// Search, chips for season and category, and the order: all links and one form, so that the address says everything.
func filterBar(_ query: ClosetQuery, found: Int, words: Words) -> HTML {
  HTML(element: "search", [.class("filters"), .aria("label", words(.filters))]) {
    HTML {
      searchForm(query, words: words)
      div(.class("chips")) {
        ul(.aria("label", words(.filterSeason))) {
          for season in Season.allCases {
            chip(words(season.phrase), isChosen: query.season == season, words: words) {
              var other = query
              other.season = $0 ? season : nil
              return other
            }
          }
        }
        ul(.aria("label", words(.filterCategory))) {
          for category in Closet.Category.allCases {
            chip(words(category.phrase), isChosen: query.category == category, words: words) {
              var other = query
              other.category = $0 ? category : nil
              return other
            }
          }
        }
      }
      if query.isNarrowed {
        p(.class("found small")) {
          span(.role("status")) { words(.filterMatches(found)) }
          if !query.text.isEmpty {
            a(.href(without(query) { $0.text = "" })) { words(.filterRemove("“\(query.text)”")) }
          }
          a(
            .class("link"),
            .href(
              without(query) {
                $0.season = nil
                $0.category = nil
                $0.text = ""
              })
          ) { words(.filterRemoveAll) }
        }
      }
    }
  }
}

/// A link that chooses something, or takes the choice back when it is chosen already.
private func chip(_ name: String, isChosen: Bool, words: Words, choosing: (Bool) -> ClosetQuery) -> HTML {
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

private func searchForm(_ query: ClosetQuery, words: Words) -> HTML {
  var reversed = query
  reversed.order = query.order == .newest ? .oldest : .newest
  return form(.class("search"), .method("get"), .action("/closet"), .role("search")) {
    for field in query.fields where field.name != "q" {
      input(.type("hidden"), .name(field.name), .value(field.value))
    }
    label {
      span(.class("unseen")) { words(.searchLabel) }
      icon(.search)
      input(
        .type("search"), .name("q"), .value(query.text), .placeholder(words(.searchPlaceholder)), .maxlength(100),
        .autocomplete("off"), .svg("enterkeyhint", "search"))
    }
    button(.class("unseen"), .type("submit")) { words(.searchSubmit) }
    a(.class("small"), .href(reversed.address), .title(words(.sortLabel))) {
      icon(.order)
      words(query.order == .newest ? .sortNewest : .sortOldest)
    }
  }
}

private func without(_ query: ClosetQuery, _ change: (inout ClosetQuery) -> Void) -> String {
  var other = query
  change(&other)
  return other.address
}

/// Which garments a list shows, and in which order: as an address holds it.
package struct ClothesFilter: Sendable, Hashable {
  /// The order of a list.
  package enum Sort: String, Sendable, Hashable, CaseIterable {
    case newest, oldest
  }

  /// The names in the query string.
  package enum Field: String, Sendable, Hashable, CaseIterable {
    case season, category
    case text = "q"
    case sort
  }

  /// Shows what is worn in this season, what is worn all year too.
  package var season: Season?
  package var category: Category?
  package var text: SearchText?
  package var sort: Sort

  package init(
    season: Season? = nil, category: Category? = nil, text: SearchText? = nil, sort: Sort = .newest
  ) {
    self.season = season
    self.category = category
    self.text = text
    self.sort = sort
  }

  /// It leaves garments out; sorting doesn't.
  package var isNarrowing: Bool { season != nil || category != nil || text != nil }
}

extension ClothesFilter {
  /// The filter in a query string, of which `value` gives the value of a field.
  ///
  /// A field that is missing or empty filters nothing, as a form sends it. Throws `.invalidFilter` naming the field.
  package init(value: (Field) -> String?) throws(ClosetError) {
    func parse<Value>(_ field: Field, _ parse: (String) -> Value?) throws(ClosetError) -> Value? {
      guard let text = value(field), !text.allSatisfy(\.isWhitespace) else { return nil }
      guard let value = parse(text) else { throw .invalidFilter(field, value: text) }
      return value
    }
    self.init(
      season: try parse(.season, Season.init(rawValue:)), category: try parse(.category, Category.init(rawValue:)),
      text: try parse(.text, SearchText.init), sort: try parse(.sort, Sort.init(rawValue:)) ?? .newest)
  }

  /// The names and values to put into a query string, without what goes without saying.
  package var query: [(field: Field, value: String)] {
    let values: [(Field, String?)] = [
      (.season, season?.rawValue), (.category, category?.rawValue), (.text, text?.text),
      (.sort, sort == .newest ? nil : sort.rawValue),
    ]
    return values.compactMap { field, value in value.map { (field, $0) } }
  }
}

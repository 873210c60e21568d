/// A season of the year. The order of the cases is the order in which they are shown.
package enum Season: String, Sendable, Hashable, CaseIterable {
  case spring, summer, autumn, winter
}

extension Seasons {
  /// The set of these seasons.
  package init(_ seasons: some Sequence<Season>) {
    self = seasons.reduce(into: []) { $0.insert(Seasons(of: $1)) }
  }

  /// The set of one season.
  package init(of season: Season) {
    switch season {
    case .spring: self = .spring
    case .summer: self = .summer
    case .autumn: self = .autumn
    case .winter: self = .winter
    }
  }

  /// The seasons in it, in the order of the year.
  package var members: [Season] { Season.allCases.filter { contains(Seasons(of: $0)) } }
}

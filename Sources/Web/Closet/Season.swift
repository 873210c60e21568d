package import Closet

/// One season, as it is chosen in a form and an address.
package enum Season: String, Sendable, Hashable, CaseIterable {
  case spring, summer, autumn, winter

  /// It as a set.
  package var seasons: Seasons {
    switch self {
    case .spring: .spring
    case .summer: .summer
    case .autumn: .autumn
    case .winter: .winter
    }
  }

  var phrase: Phrase {
    switch self {
    case .spring: .seasonSpring
    case .summer: .seasonSummer
    case .autumn: .seasonAutumn
    case .winter: .seasonWinter
    }
  }
}

extension Seasons {
  /// Their names, such as `Spring · Autumn`, or that it is all year.
  func names(_ words: Words) -> String {
    if self == .allYear { return words(.seasonAllYear) }
    return Season.allCases.filter { contains($0.seasons) }.map { words($0.phrase) }.joined(separator: " · ")
  }
}

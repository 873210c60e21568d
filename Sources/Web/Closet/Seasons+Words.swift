import Closet

extension Season {
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
    self == .allYear ? words(.seasonAllYear) : members.map { words($0.phrase) }.joined(separator: " · ")
  }
}

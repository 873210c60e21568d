package import Storage

/// The seasons in which a garment is worn.
package struct Seasons: OptionSet, Sendable, Hashable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let spring = Seasons(rawValue: 1)
  package static let summer = Seasons(rawValue: 2)
  package static let autumn = Seasons(rawValue: 4)
  package static let winter = Seasons(rawValue: 8)

  /// What is worn all year. Choosing any season shows it too.
  package static let allYear: Seasons = [.spring, .summer, .autumn, .winter]
}

extension Seasons: SQLConvertible {
  package var sqlValue: SQLValue { .integer(Int64(rawValue)) }
  package init?(sqlValue: SQLValue) {
    guard case .integer(let value) = sqlValue, (1...15).contains(value) else { return nil }
    self.init(rawValue: Int(value))
  }
}

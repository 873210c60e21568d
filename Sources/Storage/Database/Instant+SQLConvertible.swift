package import Platform

/// An instant is stored as milliseconds since 1970.
extension Instant: SQLConvertible {
  package var sqlValue: SQLValue { .integer(milliseconds) }
  package init?(sqlValue: SQLValue) {
    guard case .integer(let milliseconds) = sqlValue else { return nil }
    self.init(milliseconds: milliseconds)
  }
}

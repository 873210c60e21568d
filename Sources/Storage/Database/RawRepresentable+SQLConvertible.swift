/// A value with a raw value is stored as that.
extension SQLConvertible where Self: RawRepresentable, RawValue: SQLConvertible {
  package var sqlValue: SQLValue { rawValue.sqlValue }
  package init?(sqlValue: SQLValue) {
    guard let rawValue = RawValue(sqlValue: sqlValue) else { return nil }
    self.init(rawValue: rawValue)
  }
}

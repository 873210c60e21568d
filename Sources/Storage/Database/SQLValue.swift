/// A value as a database stores it.
package enum SQLValue: Sendable, Hashable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])

  /// What it is, for messages, which must not tell what somebody stored.
  var kind: String {
    switch self {
    case .null: "NULL"
    case .integer: "an integer"
    case .real: "a real number"
    case .text: "text"
    case .blob: "bytes"
    }
  }
}

/// A Swift value that can be written into a column and read from one.
///
/// Types of the domains (an identifier, an instant, a category) conform, so that rows are decoded straight into them.
/// An enum with raw values conforms by saying so.
package protocol SQLConvertible: Sendable {
  /// The value that is stored.
  var sqlValue: SQLValue { get }
  /// The value that was stored; nil when it is none of this type.
  init?(sqlValue: SQLValue)
}

extension Int: SQLConvertible {
  package var sqlValue: SQLValue { .integer(Int64(self)) }
  package init?(sqlValue: SQLValue) {
    guard case .integer(let value) = sqlValue else { return nil }
    self.init(exactly: value)
  }
}

extension Int64: SQLConvertible {
  package var sqlValue: SQLValue { .integer(self) }
  package init?(sqlValue: SQLValue) {
    guard case .integer(let value) = sqlValue else { return nil }
    self = value
  }
}

extension Double: SQLConvertible {
  package var sqlValue: SQLValue { .real(self) }
  package init?(sqlValue: SQLValue) {
    switch sqlValue {
    case .real(let value): self = value
    case .integer(let value): self = Double(value)
    default: return nil
    }
  }
}

extension Bool: SQLConvertible {
  package var sqlValue: SQLValue { .integer(self ? 1 : 0) }
  package init?(sqlValue: SQLValue) {
    switch sqlValue {
    case .integer(0): self = false
    case .integer(1): self = true
    default: return nil
    }
  }
}

extension String: SQLConvertible {
  package var sqlValue: SQLValue { .text(self) }
  package init?(sqlValue: SQLValue) {
    guard case .text(let value) = sqlValue else { return nil }
    self = value
  }
}

extension [UInt8]: SQLConvertible {
  package var sqlValue: SQLValue { .blob(self) }
  package init?(sqlValue: SQLValue) {
    guard case .blob(let value) = sqlValue else { return nil }
    self = value
  }
}

extension Optional: SQLConvertible where Wrapped: SQLConvertible {
  package var sqlValue: SQLValue { self?.sqlValue ?? .null }
  package init?(sqlValue: SQLValue) {
    if case .null = sqlValue {
      self = .none
    } else {
      guard let value = Wrapped(sqlValue: sqlValue) else { return nil }
      self = value
    }
  }
}

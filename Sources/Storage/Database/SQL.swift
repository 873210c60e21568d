/// A statement whose values travel beside its text, never in it.
///
/// Interpolation binds: `"SELECT * FROM clothes WHERE id = \(id)"` becomes `… WHERE id = ?` and a value. Another `SQL`
/// interpolated is spliced in with its own values.
package struct SQL: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// The text, with a `?` where each value goes.
  package private(set) var text: String
  /// The values, in order.
  package private(set) var values: [SQLValue]

  package init(stringLiteral text: String) {
    self.text = text
    values = []
  }

  package init(stringInterpolation interpolation: Interpolation) { self = interpolation.statement }

  /// Text taken as SQL as it stands, such as a migration. Never anything that came from outside the program.
  package init(trusted text: String) {
    self.text = text
    values = []
  }

  /// The pieces that are there, with `separator` between them.
  package static func joined(_ pieces: [SQL], separator: String) -> SQL {
    var whole = SQL(trusted: "")
    for (index, piece) in pieces.enumerated() {
      if index > 0 { whole.text += separator }
      whole.append(piece)
    }
    return whole
  }

  /// A list of values, for `IN (…)`; `NULL` when it is empty, so that nothing matches.
  package static func list(_ values: [some SQLConvertible]) -> SQL {
    values.isEmpty ? "NULL" : .joined(values.map { "\($0)" }, separator: ", ")
  }

  private mutating func append(_ other: SQL) {
    text += other.text
    values += other.values
  }

  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var statement = SQL(trusted: "")

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) { statement.text += literal }

    /// Binds a value.
    package mutating func appendInterpolation(_ value: some SQLConvertible) {
      statement.text += "?"
      statement.values.append(value.sqlValue)
    }

    /// Binds a value, or NULL.
    package mutating func appendInterpolation<Value: SQLConvertible>(_ value: Value?) {
      statement.text += "?"
      statement.values.append(value.sqlValue)
    }

    /// Splices in a piece of SQL.
    package mutating func appendInterpolation(_ piece: SQL) { statement.append(piece) }
  }
}

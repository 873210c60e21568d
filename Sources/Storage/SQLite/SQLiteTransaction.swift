internal import Platform

/// What a body of a read or a write works with.
final class SQLiteTransaction: DatabaseWriting {
  private let connection: SQLiteConnection
  private let clock: any WallClock
  /// The number of the last change that was recorded.
  private(set) var lastChange: Int64?

  /// How many changes are kept for readers that were away.
  private static let keptChanges: Int64 = 10_000

  init(_ connection: SQLiteConnection, clock: any WallClock) {
    self.connection = connection
    self.clock = clock
  }

  func rows(_ query: SQL) throws(DatabaseError) -> [Row] {
    try checkOpen(query)
    return try connection.rows(query)
  }

  func run(_ statement: SQL) throws(DatabaseError) -> Int {
    try checkOpen(statement)
    return try connection.run(statement)
  }

  /// SQLite ends the transaction by itself when the disk is full; a statement after that would be kept alone.
  private func checkOpen(_ statement: SQL) throws(DatabaseError) {
    guard connection.isInTransaction else {
      throw .failed(reason: "the transaction has ended", statement: statement.text)
    }
  }

  func newestChange() throws(DatabaseError) -> Int64 { try connection.newestChange() }

  func changes(after number: Int64, audience: String, limit: Int) throws(DatabaseError) -> [NumberedChange]? {
    let oldest = try row("SELECT min(number) AS oldest FROM changes")?.value("oldest", as: Int64?.self) ?? 1
    let newest = try newestChange()
    guard oldest <= number + 1 && number <= newest else { return nil }
    let rows = try rows(
      """
      SELECT number, noun, id, kind FROM changes
      WHERE audience = \(audience) AND number > \(number) ORDER BY number LIMIT \(limit)
      """)
    var changes: [NumberedChange] = []
    for row in rows {
      let change = try Change(
        audience: audience, noun: row.value("noun"), id: row.value("id"), kind: row.value("kind"))
      changes.append(NumberedChange(number: try row.value("number"), change: change))
    }
    return changes
  }

  func record(_ change: Change) throws(DatabaseError) {
    let row = try row(
      """
      INSERT INTO changes (audience, noun, id, kind, at)
      VALUES (\(change.audience), \(change.noun), \(change.id), \(change.kind), \(clock.now())) RETURNING number
      """)
    guard let number = try row?.value("number", as: Int64.self) else { return }
    lastChange = number
    // Now and then, so that most writes don't pay for it.
    if number.isMultiple(of: 1000) { _ = try run("DELETE FROM changes WHERE number <= \(number - Self.keptChanges)") }
  }
}

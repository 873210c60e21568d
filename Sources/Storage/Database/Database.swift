/// Where the program keeps its rows: the seam that every backend conforms to.
///
/// A body runs on a thread of the database, never on Swift's cooperative pool, so it may be as long as a transaction
/// needs and must not wait for anything else. What a body throws is thrown to the caller; the database's own faults are
/// `DatabaseError`. When the task that asks is cancelled, statements that run are stopped, nothing is kept, and
/// `CancellationError` is thrown.
package protocol Database: Sendable {
  /// Runs `body` on a snapshot that no writer disturbs.
  func read<Value: Sendable>(_ body: @escaping @Sendable (any DatabaseReading) throws -> Value) async throws -> Value

  /// Runs `body` in a transaction: all of it is kept when it returns, none of it when it throws.
  ///
  /// When this returns, what was written survives a crash of the machine. Writers run one after another.
  @discardableResult
  func write<Value: Sendable>(_ body: @escaping @Sendable (any DatabaseWriting) throws -> Value) async throws -> Value

  /// Tells, soon after it happened, that changes were committed, by this process or by another.
  ///
  /// Yields the number of the newest change. What they are is read with `changes(after:)`. Ends when the database closes.
  func changeNotices() -> AsyncStream<Int64>

  /// Copies the database, as it is at this moment, to a file at `path`; one that is there is replaced by the whole copy.
  func backUp(to path: String) async throws(DatabaseError)

  /// Waits for what is under way and closes. What is asked afterwards throws `.closed`.
  func close() async
}

/// What can be done in a read.
package protocol DatabaseReading {
  /// The rows that a query gives, all of them.
  func rows(_ query: SQL) throws(DatabaseError) -> [Row]

  /// The number of the newest change; 0 when there is none.
  func newestChange() throws(DatabaseError) -> Int64

  /// The changes of one audience after a number, oldest first, at most `limit`.
  ///
  /// Nil when they are not all known any more (only the newest 10,000 of all are sure to be kept, and a restored backup
  /// knows fewer): whoever was away for so long has to read everything anew.
  func changes(after number: Int64, audience: String, limit: Int) throws(DatabaseError) -> [NumberedChange]?
}

/// What can be done in a transaction.
package protocol DatabaseWriting: DatabaseReading {
  /// Runs a statement, and returns how many rows it inserted, updated or deleted.
  @discardableResult
  func run(_ statement: SQL) throws(DatabaseError) -> Int

  /// Tells that something changed; kept and seen with the transaction, or not at all.
  func record(_ change: Change) throws(DatabaseError)
}

extension DatabaseReading {
  /// The first row that a query gives, or nil.
  package func row(_ query: SQL) throws(DatabaseError) -> Row? { try rows(query).first }
}

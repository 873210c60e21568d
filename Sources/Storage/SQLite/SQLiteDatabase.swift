private import Glibc
package import Platform

/// A database in a SQLite file: write-ahead log, one writer, and readers that nobody disturbs.
package final class SQLiteDatabase: Database {
  private let writer: SQLiteConnectionPool
  private let readers: SQLiteConnectionPool
  private let notices: ChangeNotices
  private let clock: any WallClock
  private let lookInterval: Duration

  private init(
    writer: SQLiteConnectionPool, readers: SQLiteConnectionPool, newestChange: Int64,
    clock: any WallClock, lookInterval: Duration
  ) {
    self.writer = writer
    self.readers = readers
    self.clock = clock
    self.lookInterval = lookInterval
    notices = ChangeNotices(newest: newestChange)
  }

  deinit { notices.finish() }

  /// Opens the file at `path`, made if it is not there (its folder is not), and brings it to the schema of `migrations`.
  ///
  /// Other processes may have it open. `busyTimeout` is how long a write waits for theirs, and `lookInterval` how often
  /// their changes are looked for while somebody reads `changeNotices()`.
  package static func open(
    path: String, migrations: [Migration], readers: Int = 4, clock: any WallClock,
    busyTimeout: Duration = .seconds(10), lookInterval: Duration = .seconds(1)
  ) async throws(DatabaseError) -> SQLiteDatabase {
    let writer = try await SQLiteConnectionPool.open(count: 1, name: "sqlite-writer") { () throws(DatabaseError) in
      try createFile(path)
      let connection = try SQLiteConnection(path: path, isReader: false, busyTimeout: busyTimeout)
      try connection.run("PRAGMA journal_mode = WAL")
      try connection.run("PRAGMA synchronous = FULL")
      try SQLiteMigrator(migrations, clock: clock).migrate(connection)
      try connection.run("PRAGMA foreign_keys = ON")
      return connection
    }
    let readers = try await SQLiteConnectionPool.open(count: readers, name: "sqlite-reader") {
      () throws(DatabaseError) in
      try SQLiteConnection(path: path, isReader: true, busyTimeout: busyTimeout)
    }
    let newest = try await writer.run { connection throws(DatabaseError) in
      try connection.newestChange()
    }
    return SQLiteDatabase(
      writer: writer, readers: readers, newestChange: newest, clock: clock, lookInterval: lookInterval)
  }

  /// Makes an empty file that only this user may read, whose name survives a crash, if there is none.
  ///
  /// One that is there is never opened here: closing it would drop the locks of this process's other connections.
  private static func createFile(_ path: String) throws(DatabaseError) {
    guard !Files.exists(path) else { return }
    do throws(FileError) {
      _ = try OpenFile(path: path, flags: O_RDWR | O_CREAT | O_EXCL)
      try Files.synchronizeDirectory(of: path)
    } catch {
      // Another process may have made it just now.
      guard error.code == EEXIST else { throw DatabaseError(error, path: path) }
    }
  }

  package func read<Value: Sendable>(
    _ body: @escaping @Sendable (any DatabaseReading) throws -> Value
  ) async throws -> Value {
    try await cancellable {
      try await self.readers.run { [clock = self.clock] connection in
        try connection.run("BEGIN")
        defer { connection.rollBack() }
        return try body(SQLiteTransaction(connection, clock: clock))
      }
    }
  }

  @discardableResult
  package func write<Value: Sendable>(
    _ body: @escaping @Sendable (any DatabaseWriting) throws -> Value
  ) async throws -> Value {
    let (value, change) = try await cancellable {
      try await self.writer.run { [clock = self.clock] connection in
        let transaction = SQLiteTransaction(connection, clock: clock)
        try connection.run("BEGIN IMMEDIATE")
        do {
          let value = try body(transaction)
          try connection.commit()
          return (value, transaction.lastChange)
        } catch {
          connection.rollBack()
          throw error
        }
      }
    }
    if let change { notices.announce(change) }
    return value
  }

  private func cancellable<Value>(_ work: () async throws -> Value) async throws -> Value {
    do { return try await work() } catch DatabaseError.cancelled { throw CancellationError() }
  }

  package func changeNotices() -> AsyncStream<Int64> {
    notices.stream { [weak self, lookInterval] in
      var version: Int64?
      while !Task.isCancelled {
        version = await self?.look(since: version)
        // Cancelled: the loop ends.
        try? await Task.sleep(for: lookInterval)
      }
    }
  }

  /// Announces what another process changed since the data version was `version`; returns the present data version.
  private func look(since version: Int64?) async -> Int64? {
    do throws(DatabaseError) {
      let (present, newest) = try await writer.run { connection throws(DatabaseError) in
        // It counts the commits of all connections but the one that asks, and the writer is this process's only other.
        let row = try connection.rows("PRAGMA data_version").first
        let present = try row?.value("data_version", as: Int64.self)
        return (present, present == version ? nil : try connection.newestChange())
      }
      if let newest { notices.announce(newest) }
      return present
    } catch {
      return nil  // closed, or a fault that whoever reads or writes is told of: the next look tries again
    }
  }

  package func backUp(to path: String) async throws(DatabaseError) {
    try await readers.run { connection throws(DatabaseError) in try connection.copyDatabase(to: path) }
  }

  package func close() async {
    notices.finish()
    // The last to close tidies the log away, which a reader couldn't.
    await readers.close()
    await writer.close()
  }
}

internal import Platform

/// Brings a database file to the schema that the program knows.
struct SQLiteMigrator {
  /// The migrations in the order of their numbers, with this module's own as number 0.
  private let migrations: [Migration]
  private let clock: any WallClock

  init(_ migrations: [Migration], clock: any WallClock) {
    let all = [Self.own] + migrations
    precondition(Set(all.map(\.number)).count == all.count, "two migrations have one number")
    self.migrations = all.sorted { $0.number < $1.number }
    self.clock = clock
  }

  private static let own = Migration(
    number: 0, name: "storage",
    sql: """
      CREATE TABLE changes (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        audience TEXT NOT NULL,
        noun TEXT NOT NULL,
        id TEXT NOT NULL,
        kind TEXT NOT NULL,
        at INTEGER NOT NULL
      ) STRICT;
      CREATE INDEX changes_by_audience ON changes (audience, number);
      """)

  /// Runs what is pending, each migration in its own transaction. Another process may do the same at this moment.
  ///
  /// References between tables aren't enforced on the connection afterwards.
  func migrate(_ connection: SQLiteConnection) throws(DatabaseError) {
    guard try next(for: connection) != nil else { return }
    // Rebuilding a table drops the old one, which would delete the rows that refer to it.
    try connection.run("PRAGMA foreign_keys = OFF")
    try connection.run(
      "CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL, at INTEGER NOT NULL) STRICT"
    )
    let isNew = try connection.rows("SELECT 1 FROM migrations LIMIT 1").isEmpty
    var copy: String?
    while let pending = try next(for: connection) {
      try connection.run("BEGIN IMMEDIATE")
      do throws(DatabaseError) {
        // Nobody else writes now; did somebody before?
        if try next(for: connection) == pending {
          if !isNew && copy == nil { copy = try copyFile(of: connection, before: pending) }
          try apply(pending, to: connection)
        }
        try connection.commit()
      } catch {
        connection.rollBack()
        throw error.ofMigration(pending, copy: copy)
      }
    }
  }

  /// The first migration that has not been applied.
  private func next(for connection: SQLiteConnection) throws(DatabaseError) -> Migration? {
    let tables = try connection.rows("SELECT name FROM sqlite_schema WHERE type = 'table'").map(\.values)
    guard !tables.isEmpty else { return migrations.first }
    guard tables.contains([.text("migrations")]) else {
      throw .cannotOpen(path: connection.path, reason: "it is the database of another program")
    }
    var applied: Set<Int> = []
    for row in try connection.rows("SELECT number FROM migrations") { applied.insert(try row.value("number")) }
    if let unknown = applied.subtracting(migrations.map(\.number)).max() {
      throw .newerSchema(found: unknown, known: migrations.last?.number ?? 0)
    }
    return migrations.first { !applied.contains($0.number) }
  }

  private func apply(_ migration: Migration, to connection: SQLiteConnection) throws(DatabaseError) {
    try connection.run(script: migration.sql)
    if let orphan = try connection.rows("PRAGMA foreign_key_check").first {
      let table: String = try orphan.value("table")
      throw .constraint(rule: "FOREIGN KEY of a row in \(table)")
    }
    try connection.run(
      "INSERT INTO migrations (number, name, at) VALUES (\(migration.number), \(migration.name), \(clock.now()))")
  }

  /// Copies the file beside itself, while this transaction keeps others from writing, and returns where.
  private func copyFile(of connection: SQLiteConnection, before migration: Migration) throws(DatabaseError) -> String {
    let digits = String(migration.number)
    let number = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    let copy = "\(connection.path).before-\(number)"
    // A connection inside a transaction can't copy; the transaction has changed nothing yet, so another sees the same.
    try SQLiteConnection(path: connection.path, isReader: true, busyTimeout: .seconds(10)).copyDatabase(to: copy)
    return copy
  }
}

extension DatabaseError {
  /// What is wrong with a migration is told as such; that the disk is full, say, has its own words.
  fileprivate func ofMigration(_ migration: Migration, copy: String?) -> DatabaseError {
    switch self {
    case .failed(let reason, _), .constraint(let reason):
      .migrationFailed(number: migration.number, name: migration.name, reason: reason, copy: copy)
    default: self
    }
  }
}

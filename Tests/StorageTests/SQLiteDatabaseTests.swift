import Platform
import TestSupport
import Testing

@testable import Storage

@Suite(.timeLimit(.minutes(1))) struct SQLiteDatabaseTests {
  private let folder: TemporaryDirectory
  private let clock = ManualClock()

  init() throws { folder = try TemporaryDirectory() }

  @Test(arguments: DatabaseConformance.checks)
  func `SQLite keeps the promises of a database`(check: ConformanceCheck<DatabaseSubject>) async throws {
    let (path, clock) = (folder.path("database"), clock)
    try await check.run(
      DatabaseSubject(schema: samplesSchema, clock: clock) { migrations in
        try await SQLiteDatabase.open(
          path: path, migrations: migrations, clock: clock, lookInterval: .milliseconds(20))
      })
  }
}

/// The table that the checks use, in the words of SQLite.
let samplesSchema = """
  CREATE TABLE samples (
    id TEXT PRIMARY KEY NOT NULL,
    number INTEGER UNIQUE,
    real REAL,
    text TEXT,
    bytes BLOB,
    quantity INTEGER NOT NULL DEFAULT 0 CHECK (quantity >= 0),
    parent TEXT REFERENCES samples (id)
  ) STRICT;
  """

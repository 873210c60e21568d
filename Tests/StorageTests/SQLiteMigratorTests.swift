import Platform
import TestSupport
import Testing

@testable import Storage

/// Migrations of a SQLite file, and the copies made before them.
@Suite(.timeLimit(.minutes(1))) struct SQLiteMigratorTests {
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  @Test func `a new database has no copy, and a known one has one from before the first new migration`() async throws {
    let path = folder.path("database")
    let first = try await openSamples(path)
    try await first.write { try $0.run("INSERT INTO samples (id) VALUES ('a')") }
    await first.close()
    #expect(try Files.names(in: folder.path) == ["database"])

    let second = Migration(number: 2, name: "second", sql: "DELETE FROM samples")
    let third = Migration(number: 12, name: "third", sql: "CREATE TABLE others (id TEXT) STRICT")
    try await openSamples(path, then: [second, third]).close()
    try await openSamples(path, then: [second, third]).close()
    #expect(try Files.names(in: folder.path) == ["database", "database.before-0002"])

    let copy = try await openSamples(folder.path("database.before-0002"))
    let rows = try await copy.read { try $0.rows("SELECT id FROM samples") }
    #expect(rows.map(\.values) == [[.text("a")]])
  }

  @Test func `a migration that fails is told with the place of the copy`() async throws {
    let path = folder.path("database")
    try await openSamples(path).close()
    let wrong = Migration(number: 2, name: "wrong", sql: "CREATE TABLE others (id TEXT); SELEKT")
    let error = await #expect(throws: DatabaseError.self) { try await openSamples(path, then: [wrong]) }
    guard case .migrationFailed(2, "wrong", _, let copy) = error else {
      Issue.record("threw \(String(describing: error))")
      return
    }
    #expect(copy == "\(path).before-0002")
    #expect(Files.exists("\(path).before-0002"))
  }

  @Test func `a table can be built anew without losing the rows that refer to it`() async throws {
    let path = folder.path("database")
    let children = Migration(
      number: 2, name: "children",
      sql: """
        CREATE TABLE children (id TEXT, parent TEXT REFERENCES samples (id) ON DELETE CASCADE) STRICT;
        INSERT INTO samples (id) VALUES ('a');
        INSERT INTO children VALUES ('b', 'a');
        """)
    let anew = Migration(
      number: 3, name: "anew",
      sql: """
        CREATE TABLE new_samples (id TEXT PRIMARY KEY) STRICT;
        INSERT INTO new_samples SELECT id FROM samples;
        DROP TABLE samples;
        ALTER TABLE new_samples RENAME TO samples;
        """)
    let database = try await openSamples(path, then: [children, anew])
    let rows = try await database.read { try $0.rows("SELECT id FROM children") }
    #expect(rows.map(\.values) == [[.text("b")]])
    await #expect(throws: DatabaseError.self, "the rule is in force again") {
      try await database.write { try $0.run("INSERT INTO children VALUES ('c', 'nobody')") }
    }
  }

  @Test func `a migration that leaves a reference to nothing is refused`() async throws {
    let path = folder.path("database")
    let wrong = Migration(
      number: 2, name: "wrong", sql: "INSERT INTO samples (id, parent) VALUES ('a', 'nobody')")
    let error = await #expect(throws: DatabaseError.self) { try await openSamples(path, then: [wrong]) }
    guard case .migrationFailed(2, _, let reason, _) = error else {
      Issue.record("threw \(String(describing: error))")
      return
    }
    #expect(reason.contains("samples"))
    let rows = try await openSamples(path).read { try $0.rows("SELECT * FROM samples") }
    #expect(rows.isEmpty)
  }
}

import Platform
import TestSupport
import Testing

@testable import Storage

@Suite(.timeLimit(.minutes(1))) struct SQLiteDatabaseTests {
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  @Test func `what was written is there after the file is opened again`() async throws {
    let migrations = [Migration(number: 1, name: "things", sql: "CREATE TABLE things (name TEXT NOT NULL) STRICT")]
    let first = try await SQLiteDatabase.open(path: folder.path("a"), migrations: migrations, clock: ManualClock())
    let inserted = try await first.write { try $0.run("INSERT INTO things (name) VALUES (\("모자"))") }
    #expect(inserted == 1)
    await first.close()
    let second = try await SQLiteDatabase.open(path: folder.path("a"), migrations: migrations, clock: ManualClock())
    let names = try await second.read {
      try $0.rows("SELECT name FROM things").map { try $0.value("name", as: String.self) }
    }
    #expect(names == ["모자"])
    await #expect(throws: DatabaseError.closed) { try await first.read { try $0.rows("SELECT 1") } }
  }
}

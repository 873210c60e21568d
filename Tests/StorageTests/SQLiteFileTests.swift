import Cryptography
import Foundation
import Platform
import TestSupport
import Testing

@testable import Storage

/// The file of a database, and what can be wrong with it.
@Suite(.timeLimit(.minutes(1))) struct SQLiteFileTests {
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  @Test func `only its owner may read a new database and its log`() async throws {
    let database = try await openSamples(folder.path("database"))
    try await database.write { try $0.run("INSERT INTO samples (id) VALUES (\("a"))") }
    for name in ["database", "database-wal", "database-shm"] {
      let permissions = try FileManager.default.attributesOfItem(atPath: folder.path(name))[.posixPermissions] as? Int
      #expect(permissions == 0o600, "\(name)")
    }
  }

  @Test func `a commit waits for the disk, and rules between tables are kept`() async throws {
    let database = try await openSamples(folder.path("database"))
    let settings = try await database.write { transaction in
      try ["journal_mode", "synchronous", "foreign_keys"].map {
        try transaction.rows(SQL(trusted: "PRAGMA \($0)")).first!.values
      }
    }
    #expect(settings == [[.text("wal")], [.integer(2)], [.integer(1)]])
  }

  @Test func `a text with a NUL comes back whole`() async throws {
    let database = try await openSamples(folder.path("database"))
    let text = "a\0b\0"
    let found = try await database.write { transaction in
      try transaction.run("INSERT INTO samples (id, text) VALUES (\("a"), \(text))")
      return try transaction.row("SELECT text FROM samples WHERE text = \(text)")?.value("text", as: String.self)
    }
    #expect(found == text)
  }

  @Test func `as many reads run at once as there are readers`() async throws {
    let database = try await openSamples(folder.path("database"), readers: 3)
    let (arrived, mayGo) = (Semaphore(), Semaphore())
    try await withThrowingTaskGroup { group in
      for _ in 0..<3 {
        group.addTask {
          try await database.read { _ in
            arrived.signal()
            mayGo.wait()
          }
        }
      }
      // Were they to run one after another, the second would never arrive.
      let threads = BlockingPool(threads: 1, name: "waits")
      await threads.run { for _ in 0..<3 { arrived.wait() } }
      for _ in 0..<3 { mayGo.signal() }
      try await group.waitForAll()
    }
  }

  @Test(arguments: ["a text that is no database, and long enough to be looked at as one", "x"])
  func `a file that is no database is refused in words and left alone`(text: String) async throws {
    let path = folder.path("notes.txt")
    try Files.replace(path, with: Array(String(repeating: text, count: 50).utf8), durable: false)
    let before = try OpenFile(path: path).readAll()
    let error = await #expect(throws: DatabaseError.self) { try await openSamples(path) }
    #expect(error == .cannotOpen(path: path, reason: "it is not a database, or it is damaged"))
    #expect(try OpenFile(path: path).readAll() == before)
  }

  @Test func `the database of another program is refused`() async throws {
    let path = folder.path("bookmarks")
    try Files.replace(path, with: [], durable: false)
    do {
      let theirs = try SQLiteConnection(path: path, isReader: false, busyTimeout: .zero)
      try theirs.run("CREATE TABLE bookmarks (address TEXT)")
    }
    await #expect(throws: DatabaseError.cannotOpen(path: path, reason: "it is the database of another program")) {
      try await openSamples(path)
    }
    let tables = try SQLiteConnection(path: path, isReader: true, busyTimeout: .zero)
      .rows("SELECT name FROM sqlite_schema")
    #expect(tables.map(\.values) == [[.text("bookmarks")]])
  }

  @Test func `a folder in place of the file, and a folder that is not there, are told`() async throws {
    for (path, reason) in [(folder.path, "directory"), (folder.path("nowhere/database"), "No such file")] {
      let error = await #expect(throws: DatabaseError.self) { try await openSamples(path) }
      guard case .cannotOpen(_, let words) = error else {
        Issue.record("threw \(String(describing: error))")
        continue
      }
      #expect(words.contains(reason), "\(words)")
    }
  }

  @Test func `a file whose pages are damaged is told as such`() async throws {
    let path = folder.path("database")
    let database = try await openSamples(path)
    try await database.write { transaction in
      for number in 0..<500 {
        try transaction.run("INSERT INTO samples (id, bytes) VALUES (\("\(number)"), \(SecureRandom.bytes(200)))")
      }
    }
    await database.close()
    var bytes = try OpenFile(path: path).readAll()
    for index in bytes.indices where index > 40_000 { bytes[index] = 0x5a }
    try Files.replace(path, with: bytes, durable: false)
    let damaged = try await openSamples(path)
    let error = await #expect(throws: DatabaseError.self) {
      try await damaged.read { try $0.rows("SELECT * FROM samples") }
    }
    guard case .damaged(path, _) = error else {
      Issue.record("threw \(String(describing: error))")
      return
    }
  }

  @Test func `a write that another process keeps waiting is told after the time given`() async throws {
    let database = try await openSamples(folder.path("database"))
    let other = try await openSamples(folder.path("database"), busyTimeout: .milliseconds(10))
    let (began, hasBegun) = AsyncStream.makeStream(of: Void.self)
    let mayEnd = Semaphore()
    async let written: Void = database.write { _ in
      hasBegun.finish()
      mayEnd.wait()
    }
    for await _ in began {}
    await #expect(throws: DatabaseError.busy) { try await other.write { _ in } }
    mayEnd.signal()
    try await written
    try await other.write { _ in }
  }
}

/// Opens the database at `path` with the table `samples`.
@discardableResult
func openSamples(
  _ path: String, readers: Int = 2, busyTimeout: Duration = .seconds(10), then: [Migration] = []
) async throws(DatabaseError) -> SQLiteDatabase {
  try await SQLiteDatabase.open(
    path: path, migrations: [Migration(number: 1, name: "samples", sql: samplesSchema)] + then, readers: readers,
    clock: ManualClock(), busyTimeout: busyTimeout)
}

import TestSupport
import Testing

@testable import Storage

/// Statements that a body must not make, and what becomes of them.
@Suite(.timeLimit(.minutes(1))) struct SQLiteStatementTests {
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  @Test(arguments: [
    ("INSERT INTO samples (id) VALUES ('a')", "can't write"), ("DELETE FROM samples", "can't write"),
    ("SELECT 1; SELECT 2", "more than one"), ("", "empty"), ("-- nothing", "empty"), ("SELECT ?", "takes 1 values"),
  ])
  func `a read refuses it`(text: String, reason: String) async throws {
    let database = try await openSamples(folder.path("database"))
    let error = await #expect(throws: DatabaseError.self) {
      try await database.read { try $0.rows(SQL(trusted: text)) }
    }
    guard case .failed(let words, text) = error else {
      Issue.record("threw \(String(describing: error))")
      return
    }
    #expect(words.contains(reason), "\(words)")
  }

  @Test(arguments: ["SELECT 1;", "SELECT 1 ;\n", "  SELECT 1 -- one\n"])
  func `a semicolon or a comment at the end is no second statement`(text: String) async throws {
    let database = try await openSamples(folder.path("database"))
    let rows = try await database.read { try $0.rows(SQL(trusted: text)) }
    #expect(rows.map(\.values) == [[.integer(1)]])
  }

  @Test(arguments: ["COMMIT", "ROLLBACK"])
  func `a body that ends its transaction is refused, and nothing it does afterwards is kept`(text: String) async throws
  {
    let database = try await openSamples(folder.path("database"))
    await #expect(throws: DatabaseError.self) {
      try await database.write { transaction in
        try transaction.run(SQL(trusted: text))
        try transaction.run("INSERT INTO samples (id) VALUES ('a')")
      }
    }
    await #expect(throws: DatabaseError.self) { try await database.write { try $0.run(SQL(trusted: text)) } }
    let rows = try await database.read { try $0.rows("SELECT * FROM samples") }
    #expect(rows.isEmpty)
    try await database.write { try $0.run("INSERT INTO samples (id) VALUES ('b')") }
  }

  @Test func `a write goes on after a statement that a rule refused`() async throws {
    let database = try await openSamples(folder.path("database"))
    try await database.write { transaction in
      try transaction.run("INSERT INTO samples (id) VALUES ('a')")
      #expect(throws: DatabaseError.constraint(rule: "UNIQUE samples.id")) {
        try transaction.run("INSERT INTO samples (id) VALUES ('a')")
      }
      try transaction.run("INSERT INTO samples (id) VALUES ('b')")
    }
    let rows = try await database.read { try $0.rows("SELECT id FROM samples ORDER BY id") }
    #expect(rows.map(\.values) == [[.text("a")], [.text("b")]])
  }

  @Test func `more different statements than are kept prepared all run, twice`() async throws {
    let database = try await openSamples(folder.path("database"))
    let sums = try await database.read { snapshot in
      try (0..<1000).map { try snapshot.row(SQL(trusted: "SELECT \($0 % 500) AS n"))!.value("n", as: Int.self) }
    }
    #expect(sums == (0..<1000).map { $0 % 500 })
  }
}

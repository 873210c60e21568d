import Foundation
import Platform
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct DataFolderTests {
  let program: BuiltProgram

  init() throws { program = try BuiltProgram() }

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  /// What `account add` says, which needs the folder to be written.
  private func add(through: [String] = []) async throws -> BuiltProgram.Outcome {
    try await program.start(["account", "add", "Ann"], input: "correct horse\n", through: through).outcome()
  }

  @Test func `the folder and what is in it are for its owner alone`() async throws {
    #expect(try await add().code == 0)
    for name in ["", "/secret.key", "/cupboard.sqlite", "/blobs"] {
      let attributes = try FileManager.default.attributesOfItem(atPath: program.data + name)
      #expect((attributes[.posixPermissions] as? Int).map { $0 & 0o077 } == 0, "\(name)")
    }
  }

  @Test func `a file in its place is one sentence`() async throws {
    try write("", to: program.data)
    let outcome = try await add()
    #expect(outcome.code == 1)
    #expect(outcome.errors == "cupboard: \(program.data) is in the way of the data folder: it is no folder.\n")
  }

  @Test func `a folder of someone else is one sentence that names the folder and the user`() async throws {
    try FileManager.default.createDirectory(atPath: program.data, withIntermediateDirectories: true)
    // The owner's own rights don't count for root, which tests in a container often run as.
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: program.data)
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: program.home.path)
    let isRoot = getuid() == 0
    let outcome = try await add(
      through: isRoot ? ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : [])
    #expect(outcome.code == 1)
    let user = isRoot ? "nobody" : NSUserName()
    #expect(
      outcome.errors
        == "cupboard: The data folder \(program.data) can't be used by the user \(user); give it to that user, or choose "
        + "another with --data.\n")
  }

  @Test func `a file that is no database is one sentence, and stays as it is`() async throws {
    #expect(try await add().code == 0)
    let text = String(repeating: "this is not a database. ", count: 500)
    try write(text, to: "\(program.data)/cupboard.sqlite")
    let outcome = try await program.run("account", "list")
    #expect(outcome.code == 1)
    #expect(outcome.errors.hasPrefix("cupboard: The database \(program.data)/cupboard.sqlite can't be opened: "))
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(try String(contentsOfFile: "\(program.data)/cupboard.sqlite", encoding: .utf8) == text)
    let doctor = try await program.run("doctor", "--json")
    #expect(doctor.code == 1)
    #expect(doctor.output.contains("\"kind\" : \"database-damaged\""))
  }

  @Test func `a database of a newer program is one sentence`() async throws {
    #expect(try await add().code == 0)
    let sqlite = try RunningProgram(
      command: [
        "/usr/bin/sqlite3", "\(program.data)/cupboard.sqlite",
        "INSERT INTO migrations (number, name, at) VALUES (9999, 'future', 0)",
      ], environment: [:], input: "", folder: program.home)
    #expect(try await sqlite.outcome().code == 0)
    for command in [
      ["account", "list"], ["serve", "--listen", "127.0.0.1:0"], ["backup", program.home.path("b.tar")],
    ] {
      let outcome = try await program.start(command).outcome()
      #expect(outcome.code == 1)
      #expect(
        outcome.errors.hasPrefix("cupboard: The database was written by a newer version of this program (schema 9999"))
      #expect(outcome.errors.split(separator: "\n").count == 1)
    }
  }

  @Test func `a damaged secret key is one sentence`() async throws {
    #expect(try await add().code == 0)
    try write("short", to: "\(program.data)/secret.key")
    let outcome = try await program.run("account", "list")
    #expect(outcome.code == 1)
    #expect(outcome.errors.hasPrefix("cupboard: The secret key \(program.data)/secret.key is damaged; "))
  }

  @Test func `of many processes that start at once, one makes the key`() async throws {
    let lists = try (0..<8).map { _ in try program.start(["account", "add", "x"], input: "correct horse\n") }
    var added = 0
    for list in lists where try await list.outcome().code == 0 { added += 1 }
    #expect(added == 1)
    let names = try Files.names(in: program.data)
    #expect(try OpenFile(path: "\(program.data)/secret.key").readAll().count == 32)
    #expect(!names.contains { $0.contains("partial") })
  }
}

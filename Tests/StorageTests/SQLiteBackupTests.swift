import Cryptography
import Foundation
import Platform
import TestSupport
import Testing

@testable import Storage

@Suite(.timeLimit(.minutes(1))) struct SQLiteBackupTests {
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  @Test func `a copy made while others write is of one moment`() async throws {
    let database = try await openSamples(folder.path("database"))
    try await database.write { transaction in
      for id in 0..<100 {
        try transaction.run(
          "INSERT INTO samples (id, quantity, bytes) VALUES (\("\(id)"), 10, \(SecureRandom.bytes(2000)))")
      }
    }
    let writing = Task {
      var rounds = 0
      while !Task.isCancelled {
        let (from, to) = (Int.random(in: 0..<100), Int.random(in: 0..<100))
        try await database.write { transaction in
          guard
            try transaction.run("UPDATE samples SET quantity = quantity - 1 WHERE id = \("\(from)") AND quantity > 0")
              == 1
          else { return }
          try transaction.run("UPDATE samples SET quantity = quantity + 1 WHERE id = \("\(to)")")
        }
        rounds += 1
      }
      return rounds
    }
    for number in 0..<5 {
      let path = folder.path("copy")
      try await database.backUp(to: path)
      let copy = try await openSamples(path)
      let row = try #require(
        try await copy.read { try $0.row("SELECT count(*) AS count, sum(quantity) AS sum FROM samples") })
      #expect(row.values == [.integer(100), .integer(1000)], "copy \(number)")
      await copy.close()
      let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
      #expect(permissions == 0o600)
    }
    writing.cancel()
    _ = try? await writing.value  // cancelled in the middle of a write, perhaps
    #expect(try Files.names(in: folder.path).filter { $0.contains("partial") }.isEmpty)
  }

  @Test func `a folder that is not there is told with the name of the copy`() async throws {
    let database = try await openSamples(folder.path("database"))
    let path = folder.path("no/copy")
    await #expect(throws: DatabaseError.cannotOpen(path: path, reason: "No such file or directory")) {
      try await database.backUp(to: path)
    }
  }

  @Test(.enabled(if: TemporaryFileSystem.canMount, "\(TemporaryFileSystem.reason)"))
  func `a full disk is told, and an older copy stays`() async throws {
    let disk = try TemporaryFileSystem(kilobytes: 256)
    let database = try await openSamples(folder.path("database"))
    try await database.backUp(to: disk.path("copy"))
    let before = try OpenFile(path: disk.path("copy")).readAll()
    try await database.write {
      try $0.run("INSERT INTO samples (id, bytes) VALUES ('a', \(SecureRandom.bytes(500_000)))")
    }
    await #expect(throws: DatabaseError.outOfSpace(path: disk.path("copy"))) {
      try await database.backUp(to: disk.path("copy"))
    }
    #expect(try OpenFile(path: disk.path("copy")).readAll() == before)
    #expect(try Files.names(in: disk.path) == ["copy"])
  }
}

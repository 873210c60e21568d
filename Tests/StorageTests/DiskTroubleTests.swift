import Cryptography
import Platform
import TestSupport
import Testing

@testable import Storage

/// Disks that are full or can't be written.
@Suite(
  .timeLimit(.minutes(1)), .enabled(if: TemporaryFileSystem.canMount, "\(TemporaryFileSystem.reason)"))
struct DiskTroubleTests {
  @Test func `a write on a full disk is refused, and what was there before is kept`() async throws {
    let disk = try TemporaryFileSystem(kilobytes: 2048)
    let database = try await openSamples(disk.path("database"))
    try await database.write { try $0.run("INSERT INTO samples (id) VALUES ('first')") }
    await #expect(throws: DatabaseError.outOfSpace(path: disk.path("database"))) {
      try await database.write { transaction in
        try transaction.run("INSERT INTO samples (id) VALUES ('second')")
        for number in 0..<100 {
          try transaction.run("INSERT INTO samples (id, bytes) VALUES (\("\(number)"), \(SecureRandom.bytes(100_000)))")
        }
      }
    }
    let ids = try await database.read { try $0.rows("SELECT id FROM samples").map(\.values) }
    #expect(ids == [[.text("first")]])
    try await database.write { try $0.run("INSERT INTO samples (id) VALUES ('third')") }
  }

  @Test func `a body that goes on after the disk was full can't keep half of its work`() async throws {
    let disk = try TemporaryFileSystem(kilobytes: 2048)
    let database = try await openSamples(disk.path("database"))
    await #expect(throws: DatabaseError.self) {
      try await database.write { transaction in
        try transaction.run("INSERT INTO samples (id) VALUES ('first')")
        for number in 0..<100 {
          _ = try? transaction.run(
            "INSERT INTO samples (id, bytes) VALUES (\("\(number)"), \(SecureRandom.bytes(100_000)))")
        }
        try transaction.run("INSERT INTO samples (id) VALUES ('last')")
      }
    }
    let rows = try await database.read { try $0.rows("SELECT id FROM samples") }
    #expect(rows.isEmpty)
  }

  @Test func `a put on a full disk is refused, and leaves nothing half`() async throws {
    let disk = try TemporaryFileSystem(kilobytes: 1024)
    let store = try await FolderBlobStore.open(path: disk.path("blobs"), clock: ManualClock())
    let first = try await store.put(.holding([1, 2, 3]))
    let error = await #expect(throws: BlobError.self) { try await store.put(.holding(SecureRandom.bytes(2_000_000))) }
    guard case .outOfSpace = error else {
      Issue.record("threw \(String(describing: error))")
      return
    }
    #expect(try await store.list().map(\.hash) == [first.hash])
    #expect(try Files.names(in: disk.path("blobs/partial")).isEmpty)
    _ = try await store.put(.holding([4]))
  }

  @Test func `a disk that can't be written is told`() async throws {
    let disk = try TemporaryFileSystem(kilobytes: 4096)
    try await openSamples(disk.path("database")).close()
    let hash = try await FolderBlobStore.open(path: disk.path("blobs"), clock: ManualClock()).put(.holding([1])).hash
    try disk.makeReadOnly()
    await #expect(throws: DatabaseError.readOnly(path: disk.path("database"))) {
      try await openSamples(disk.path("database"))
    }
    await #expect(throws: DatabaseError.readOnly(path: disk.path("new"))) { try await openSamples(disk.path("new")) }
    let error = await #expect(throws: BlobError.self) {
      _ = try await FolderBlobStore.open(path: disk.path("blobs"), clock: ManualClock())
    }
    guard case .readOnly = error else {
      Issue.record("threw \(String(describing: error))")
      return
    }
    #expect(Files.exists(disk.path("blobs/originals/\(hash.description.prefix(2))/\(hash)")))
  }
}

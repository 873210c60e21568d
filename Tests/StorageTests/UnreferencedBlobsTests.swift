import Cryptography
import Platform
import TestSupport
import Testing

@testable import Storage

/// What deletes blobs that no row refers to.
@Suite(.timeLimit(.minutes(1))) struct UnreferencedBlobsTests {
  private let folder: TemporaryDirectory
  private let clock = ManualClock()
  private let database: SQLiteDatabase
  private let store: FolderBlobStore

  init() async throws {
    folder = try TemporaryDirectory()
    database = try await openSamples(folder.path("database"))
    store = try await FolderBlobStore.open(path: folder.path("blobs"), clock: clock)
  }

  @Test func `a blob goes when nothing refers to it, a day after it was last put`() async throws {
    let (kept, lost) = try await (store.put(.holding([1])).hash, store.put(.holding([2])).hash)
    try await database.write { try $0.run("INSERT INTO samples (id) VALUES (\(kept.description))") }
    clock.advance(by: .seconds(24 * 3600))
    #expect(try await deleteUnreferenced() == [])
    clock.advance(by: .milliseconds(1))
    #expect(try await deleteUnreferenced() == [lost])
    #expect(try await store.list().map(\.hash) == [kept])
  }

  @Test func `a blob that is put again after it was found unreferenced stays`() async throws {
    let hash = try await store.put(.holding([1])).hash
    clock.advance(by: .seconds(48 * 3600))
    let (store, clock, limit) = (store, clock, clock.now())
    let putter = BlobFolder(path: folder.path("blobs"), clock: clock)
    let deleted = try await store.deleteUnreferenced(in: database, now: limit) { _, _ in
      _ = try putter.put(.holding([1]))
      return []
    }
    #expect(deleted == [])
    #expect(try await store.open(hash).readAll() == [1])
  }

  @Test func `nothing is deleted when it can't be told what is referred to`() async throws {
    let hash = try await store.put(.holding([1])).hash
    clock.advance(by: .seconds(48 * 3600))
    await #expect(throws: DatabaseError.closed) {
      try await store.deleteUnreferenced(in: database, now: clock.now()) { _, _ in throw DatabaseError.closed }
    }
    #expect(try await store.list().map(\.hash) == [hash])
  }

  @Test func `more than are asked about at once all go`() async throws {
    var hashes: Set<ContentHash> = []
    for number in 0..<501 { hashes.insert(try await store.put(.holding(Array("\(number)".utf8))).hash) }
    clock.advance(by: .seconds(48 * 3600))
    #expect(try await Set(deleteUnreferenced()) == hashes)
    #expect(try await store.list().isEmpty)
  }

  private func deleteUnreferenced() async throws -> [ContentHash] {
    try await store.deleteUnreferenced(in: database, now: clock.now()) { transaction, hashes in
      let rows = try transaction.rows("SELECT id FROM samples WHERE id IN (\(SQL.list(hashes.map(\.description))))")
      return Set(try rows.compactMap { ContentHash(try $0.value("id", as: String.self)) })
    }
  }
}

import Cryptography
import Platform
package import Storage
import Testing

/// An empty place for blobs, made for one check.
package struct BlobStoreSubject: Sendable {
  /// Opens a store there; stores that are opened twice share what is in them, as two processes do.
  package let open: @Sendable () async throws -> any BlobStore
  /// The clock of the stores.
  package let clock: ManualClock

  package init(clock: ManualClock, open: @escaping @Sendable () async throws -> any BlobStore) {
    self.open = open
    self.clock = clock
  }
}

/// What every `BlobStore` promises.
package enum BlobStoreConformance {
  package static let checks: [ConformanceCheck<BlobStoreSubject>] = [
    ConformanceCheck("what was put is read back whole, under the hash of its content") { subject in
      let store = try await subject.open()
      for count in [0, 1, 1000, 256 * 1024, 1_000_003] {
        let bytes = SecureRandom.bytes(count)
        let blob = try await store.put(.holding(bytes))
        #expect(blob == StoredBlob(hash: ContentHash(of: bytes), count: count))
        let found = try await store.open(blob.hash).readAll()
        #expect(found == bytes)
        let isWhole = try await store.verify(blob.hash)
        #expect(isWhole)
      }
    },
    ConformanceCheck("putting the same again keeps one, and the time of the last put") { subject in
      let store = try await subject.open()
      let hash = try await store.put(.holding([1, 2, 3])).hash
      subject.clock.advance(by: .seconds(90))
      let again = try await store.put(.holding([1, 2, 3])).hash
      let entries = try await store.list()
      #expect(again == hash)
      #expect(entries == [BlobEntry(hash: hash, count: 3, lastPut: subject.clock.now())])
    },
    ConformanceCheck("what another process put is there") { subject in
      let (store, other) = try await (subject.open(), subject.open())
      let hash = try await other.put(.holding([7])).hash
      let found = try await store.open(hash).readAll()
      #expect(found == [7])
    },
    ConformanceCheck("what was never put is missing") { subject in
      let store = try await subject.open()
      let hash = ContentHash(of: [1])
      await #expect(throws: BlobError.missing(hash)) { try await store.open(hash) }
      await #expect(throws: BlobError.missing(hash)) { try await store.verify(hash) }
      let entries = try await store.list()
      #expect(entries.isEmpty)
    },
    ConformanceCheck("the list has every blob in the order of the hashes") { subject in
      let store = try await subject.open()
      var hashes: [ContentHash] = []
      for number in UInt8(0)..<40 { hashes.append(try await store.put(.holding([number])).hash) }
      let listed = try await store.list().map(\.hash)
      #expect(listed == hashes.sorted())
    },
    ConformanceCheck("puts at the same time lose nothing") { subject in
      let (store, other) = try await (subject.open(), subject.open())
      try await withThrowingTaskGroup { group in
        for number in 0..<60 {
          group.addTask { _ = try await (number % 2 == 0 ? store : other).put(.holding([UInt8(number / 3)])) }
        }
        try await group.waitForAll()
      }
      let entries = try await store.list()
      #expect(Set(entries.map(\.hash)) == Set((UInt8(0)..<20).map { ContentHash(of: [$0]) }))
    },
    ConformanceCheck("a blob that was last put before the limit is deleted, with what was derived of it") { subject in
      let store = try await subject.open()
      let hash = try await store.put(.holding([1])).hash
      let name = DerivedName(source: hash, suffix: "w160.webp")
      try await store.putDerived([2], as: name)
      let isGone = try await store.delete(hash, ifLastPutBefore: subject.clock.now() + .milliseconds(1))
      #expect(isGone)
      await #expect(throws: BlobError.missing(hash)) { try await store.open(hash) }
      let (derived, names, entries) = try await (store.derivedBytes(name), store.derivedNames(of: hash), store.list())
      #expect(derived == nil && names.isEmpty && entries.isEmpty)
      let isGoneAgain = try await store.delete(hash, ifLastPutBefore: subject.clock.now())
      #expect(isGoneAgain)
    },
    ConformanceCheck("a blob that was put at the limit or after stays") { subject in
      let store = try await subject.open()
      let hash = try await store.put(.holding([1])).hash
      let isGone = try await store.delete(hash, ifLastPutBefore: subject.clock.now())
      #expect(!isGone)
      let found = try await store.open(hash).readAll()
      #expect(found == [1])
    },
    ConformanceCheck("a blob that is open can be read to its end though it was deleted") { subject in
      let store = try await subject.open()
      let bytes = SecureRandom.bytes(300_000)
      let file = try await store.open(store.put(.holding(bytes)).hash)
      _ = try await store.delete(ContentHash(of: bytes), ifLastPutBefore: subject.clock.now() + .seconds(1))
      #expect(try file.readAll() == bytes)
    },
    ConformanceCheck("a put and a delete at the same time leave what was put") { subject in
      let (store, other) = try await (subject.open(), subject.open())
      for _ in 0..<30 {
        let hash = try await store.put(.holding([5])).hash
        // The more there is to delete, the more often a put comes in between.
        for number in 0..<10 { try await store.putDerived([6], as: DerivedName(source: hash, suffix: "\(number)")) }
        subject.clock.advance(by: .seconds(1))
        let limit = subject.clock.now()
        async let isGone = other.delete(hash, ifLastPutBefore: limit)
        async let again = store.put(.holding([5]))
        _ = try await (isGone, again)
        let found = try await store.open(hash).readAll()
        #expect(found == [5])
      }
    },
  ]
}

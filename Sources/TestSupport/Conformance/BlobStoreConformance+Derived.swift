import Cryptography
import Storage
import Testing

extension BlobStoreConformance {
  /// What it promises of bytes that were derived.
  package static let derivedChecks: [ConformanceCheck<BlobStoreSubject>] = [
    ConformanceCheck("derived bytes are read back, and no more than them") { subject in
      let store = try await subject.open()
      let source = try await store.put(.holding([1])).hash
      for count in [0, 1, 32, 300_000] {
        let (bytes, name) = (SecureRandom.bytes(count), DerivedName(source: source, suffix: "r1-w\(count).webp"))
        try await store.putDerived(bytes, as: name)
        let found = try await store.derivedBytes(name)
        #expect(found == bytes)
      }
      let names = try await store.derivedNames(of: source)
      #expect(Set(names.map(\.suffix)) == ["r1-w0.webp", "r1-w1.webp", "r1-w32.webp", "r1-w300000.webp"])
    },
    ConformanceCheck("derived bytes of a name are replaced by newer ones") { subject in
      let store = try await subject.open()
      let name = DerivedName(source: try await store.put(.holding([1])).hash, suffix: "a")
      try await store.putDerived([1, 2, 3], as: name)
      try await store.putDerived([4], as: name)
      let found = try await store.derivedBytes(name)
      #expect(found == [4])
    },
    ConformanceCheck("what was not derived is nil, and has no name") { subject in
      let store = try await subject.open()
      let source = try await store.put(.holding([1])).hash
      let found = try await store.derivedBytes(DerivedName(source: source, suffix: "a"))
      let names = try await store.derivedNames(of: source)
      #expect(found == nil && names.isEmpty)
    },
    ConformanceCheck("nothing is derived of a blob that is not there") { subject in
      let store = try await subject.open()
      let source = ContentHash(of: [1])
      await #expect(throws: BlobError.missing(source)) {
        try await store.putDerived([2], as: DerivedName(source: source, suffix: "a"))
      }
      let names = try await store.derivedNames(of: source)
      #expect(names.isEmpty)
    },
  ]
}

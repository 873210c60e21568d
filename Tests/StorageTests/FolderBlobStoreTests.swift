import Cryptography
import Foundation
import Platform
import TestSupport
import Testing

@testable import Storage

@Suite(.timeLimit(.minutes(1))) struct FolderBlobStoreTests {
  private let folder: TemporaryDirectory
  private let clock = ManualClock()

  init() throws { folder = try TemporaryDirectory() }

  @Test(arguments: BlobStoreConformance.checks + BlobStoreConformance.derivedChecks)
  func `the folder keeps the promises of a blob store`(check: ConformanceCheck<BlobStoreSubject>) async throws {
    let (path, clock) = (folder.path("blobs"), clock)
    try await check.run(BlobStoreSubject(clock: clock) { try await FolderBlobStore.open(path: path, clock: clock) })
  }

  @Test func `an original lies under its hash, for its owner alone to read`() async throws {
    let store = try await open()
    let hash = try await store.put(.holding([1, 2, 3])).hash
    let path = folder.path("blobs/originals/\(hash.description.prefix(2))/\(hash)")
    #expect(try OpenFile(path: path).readAll() == [1, 2, 3])
    let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(permissions == 0o600)
    #expect(try Files.names(in: folder.path("blobs/partial")).isEmpty)
  }

  @Test func `a damaged original is found, and healed by putting it again`() async throws {
    let store = try await open()
    let hash = try await store.put(.holding([1, 2, 3])).hash
    let path = folder.path("blobs/originals/\(hash.description.prefix(2))/\(hash)")
    try Files.replace(path, with: [1, 2, 4], durable: false)
    #expect(try await !store.verify(hash))
    _ = try await store.put(.holding([1, 2, 3]))
    #expect(try await store.verify(hash))
  }

  @Test(arguments: ["cut short", "empty", "changed", "longer", "zeros"])
  func `a damaged derived file is never given out`(damage: String) async throws {
    let store = try await open()
    let name = DerivedName(source: try await store.put(.holding([1])).hash, suffix: "w160.webp")
    try await store.putDerived(SecureRandom.bytes(1000), as: name)
    let prefix = name.source.description.prefix(2)
    let path = folder.path("blobs/derived/\(prefix)/\(name.source)/w160.webp")
    var bytes = try OpenFile(path: path).readAll()
    switch damage {
    case "cut short": bytes.removeLast(10)
    case "empty": bytes = []
    case "changed": bytes[500] ^= 1
    case "longer": bytes.append(0)
    default: bytes = Array(repeating: 0, count: bytes.count)
    }
    try Files.replace(path, with: bytes, durable: false)
    #expect(try await store.derivedBytes(name) == nil)
    try await store.putDerived([9], as: name)
    #expect(try await store.derivedBytes(name) == [9])
  }

  @Test func `opening sweeps away what a crash left, but not what may be being written`() async throws {
    _ = try await open()
    for (name, age) in [("old", Duration.seconds(3601)), ("young", .seconds(3599))] {
      let path = folder.path("blobs/partial/\(name)")
      try Files.replace(path, with: [1], durable: false)
      try OpenFile(path: path, flags: 1).setModified(clock.now() - age)
    }
    _ = try await open()
    #expect(try Files.names(in: folder.path("blobs/partial")) == ["young"])
  }

  @Test func `a file that can't be read is told, and leaves nothing behind`() async throws {
    let store = try await open()
    let directory = try OpenFile(path: folder.path)
    await #expect(throws: BlobError.self) { try await store.put(directory) }
    #expect(try await store.list().isEmpty)
    #expect(try Files.names(in: folder.path("blobs/partial")).isEmpty)
  }

  private func open() async throws -> FolderBlobStore {
    try await FolderBlobStore.open(path: folder.path("blobs"), clock: clock)
  }
}

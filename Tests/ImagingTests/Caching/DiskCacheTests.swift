import Foundation
import Platform
import TestSupport
import Testing

@testable import Imaging

@Suite(.timeLimit(.minutes(1))) struct DiskCacheTests {
  private let directory: TemporaryDirectory
  private var root: String { directory.path("cache") }

  init() throws { directory = try TemporaryDirectory() }

  private func key(_ number: Int, width: Int = 320) -> VariantKey {
    VariantKey(source: "source \(number)", output: ImageOutput(.width(width)))
  }

  private func image(_ number: Int, count: Int = 3000) -> EncodedImage {
    EncodedImage(
      format: .webp, size: PixelSize(width: 320, height: 240),
      bytes: (0..<count).map { UInt8(truncatingIfNeeded: $0 &+ number) })
  }

  /// Waits for the scan, and before that for the threads of an earlier cache to let go of the lock.
  private func settleAlone(_ cache: DiskCache) async {
    repeat { await cache.settle() } while cache.statistics.isInUseElsewhere
  }

  /// The files of entries, and what they take together.
  private func onDisk() throws -> (files: [String], bytes: Int) {
    var files: [String] = []
    var bytes = 0
    for folder in try Files.names(in: "\(root)/v1") {
      for file in try Files.names(in: "\(root)/v1/\(folder)") {
        files.append(file)
        bytes += DiskCache.cost(ofFile: try OpenFile(path: "\(root)/v1/\(folder)/\(file)").count())
      }
    }
    return (files, bytes)
  }

  @Test func `what was stored is found, by the next run of the program too`() async {
    do {
      let cache = DiskCache(directory: root, limit: 1 << 20)
      #expect(await cache.variant(for: key(1)) == nil)
      await cache.store(image(1), for: key(1))
      #expect(await cache.variant(for: key(1)) == image(1))
    }
    let next = DiskCache(directory: root, limit: 1 << 20)
    #expect(await next.variant(for: key(1)) == image(1), "served before the scan is done")
    await settleAlone(next)
    #expect(next.statistics.entries == 1 && next.statistics.bytes == 4096)
  }

  @Test(arguments: 0..<6 as Range<UInt64>)
  func `a random walk never passes the limit on the disk`(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let limit = 20 * 4096
    var cache = DiskCache(directory: root, limit: limit)
    await settleAlone(cache)
    for step in 0..<150 {
      let number = Int.random(in: 0..<40, using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0: await cache.removeVariants(of: "source \(number)")
      case 1..<6: await cache.store(image(number, count: Int.random(in: 1...25_000, using: &random)), for: key(number))
      default:
        if let found = await cache.variant(for: key(number)) {
          #expect(found.bytes.first == UInt8(number), "never another's picture")
        }
      }
      let disk = try onDisk()
      #expect(disk.bytes <= limit)
      #expect(disk.bytes == cache.statistics.bytes && disk.files.count == cache.statistics.entries)
      if step % 50 == 49 {
        cache = DiskCache(directory: directory.path("elsewhere"), limit: limit)  // let the lock go
        cache = DiskCache(directory: root, limit: limit)
        await settleAlone(cache)
      }
    }
    #expect(cache.statistics.damaged == 0 && cache.statistics.failedWrites == 0)
  }

  @Test func `a limit that was lowered holds after the scan`() async throws {
    do {
      let cache = DiskCache(directory: root, limit: 1 << 20)
      for number in 0..<20 { await cache.store(image(number), for: key(number)) }
    }
    let cache = DiskCache(directory: root, limit: 8 * 4096)
    await settleAlone(cache)
    #expect(try onDisk().bytes == 8 * 4096)
  }

  @Test(arguments: [0, 5, 14, 30, 60, 2000])
  func `a changed bit is removed, counted and never served`(offset: Int) async throws {
    let cache = DiskCache(directory: root, limit: 1 << 20)
    await cache.store(image(1), for: key(1))
    var bytes = try OpenFile(path: cache.path(for: key(1))).readAll()
    bytes[offset] ^= 4
    try Files.replace(cache.path(for: key(1)), with: bytes, durable: false)
    #expect(await cache.variant(for: key(1)) == nil)
    #expect(cache.statistics.damaged == 1 && cache.statistics.entries == 0)
    #expect(!Files.exists(cache.path(for: key(1))))
    await cache.store(image(1), for: key(1))
    #expect(await cache.variant(for: key(1)) == image(1))
  }

  @Test(arguments: [0, 1, 35, 36, 100, 3000])
  func `a cut entry is removed, counted and never served`(count: Int) async throws {
    let cache = DiskCache(directory: root, limit: 1 << 20)
    await cache.store(image(1), for: key(1))
    let bytes = try OpenFile(path: cache.path(for: key(1))).readAll()
    try Files.replace(cache.path(for: key(1)), with: Array(bytes.prefix(count)), durable: false)
    #expect(await cache.variant(for: key(1)) == nil)
    #expect(cache.statistics.damaged == 1)
    #expect(!Files.exists(cache.path(for: key(1))))
  }

  @Test func `an entry in the place of another is never served`() async throws {
    let cache = DiskCache(directory: root, limit: 1 << 20)
    for number in 1...2 { await cache.store(image(number), for: key(number)) }
    let bytes = try OpenFile(path: cache.path(for: key(2))).readAll()
    try Files.replace(cache.path(for: key(1)), with: bytes, durable: false)
    #expect(await cache.variant(for: key(1)) == nil)
    #expect(await cache.variant(for: key(2)) == image(2))
    #expect(cache.statistics.damaged == 1)
  }

  @Test func `half-written files of a crash are swept, other people's files are left`() async throws {
    let folder = "\(root)/v1/ab"
    try Files.createDirectory(folder)
    for name in ["x.1-2.partial", "notes.txt"] { try Files.replace("\(folder)/\(name)", with: [1], durable: false) }
    let cache = DiskCache(directory: root, limit: 1 << 20)
    await cache.settle()
    #expect(try Files.names(in: folder) == ["notes.txt"])
    #expect(cache.statistics.entries == 0)
  }

  @Test func `the variants of a source go, and no others`() async {
    let cache = DiskCache(directory: root, limit: 1 << 20)
    for number in 1...2 {
      for width in [160, 320] { await cache.store(image(number), for: key(number, width: width)) }
    }
    await cache.removeVariants(of: "source 1")
    #expect(await cache.variant(for: key(1, width: 160)) == nil)
    #expect(await cache.variant(for: key(2, width: 160)) == image(2))
    #expect(cache.statistics.entries == 2)
  }

  @Test func `a folder deleted while running is made again`() async throws {
    let cache = DiskCache(directory: root, limit: 1 << 20)
    for number in 1...3 { await cache.store(image(number), for: key(number)) }
    try FileManager.default.removeItem(atPath: root)
    #expect(await cache.variant(for: key(1)) == nil)
    await cache.store(image(1), for: key(1))
    #expect(await cache.variant(for: key(1)) == image(1))
    #expect(cache.statistics.entries == 1 && cache.statistics.failedWrites == 0)
  }

  @Test func `a second one on the same folder only reads, and takes over when the first has ended`() async throws {
    var first: DiskCache? = DiskCache(directory: root, limit: 1 << 20)
    await first?.store(image(1), for: key(1))
    let second = DiskCache(directory: root, limit: 1 << 20)
    await second.store(image(2), for: key(2))
    #expect(second.statistics.isInUseElsewhere)
    #expect(await second.variant(for: key(1)) == image(1))
    #expect(await second.variant(for: key(2)) == nil)
    first = nil
    #expect(first == nil)
    await settleAlone(second)
    await second.store(image(2), for: key(2))
    #expect(second.statistics.entries == 2 && !second.statistics.isInUseElsewhere)
  }

  @Test func `a folder that can't be made is no error for the viewer`() async {
    let cache = DiskCache(directory: "/proc/self/no-such-folder", limit: 1 << 20)
    await cache.store(image(1), for: key(1))
    #expect(await cache.variant(for: key(1)) == nil)
    await cache.removeVariants(of: "source 1")
    #expect(cache.statistics.failedWrites > 0)
  }
}

/// A small disk of a test's own, where this user may mount one.
private final class SmallDisk {
  static let isAvailable = (try? SmallDisk()) != nil

  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try Self.run("mount", ["-t", "tmpfs", "-o", "size=256k", "tmpfs", directory.path])
  }

  func makeReadOnly() throws { try Self.run("mount", ["-o", "remount,ro", directory.path]) }

  deinit {
    // A disk of 256 KB that stays mounted harms nobody, and a deinit can't report it.
    try? Self.run("umount", ["--lazy", directory.path])
  }

  private static func run(_ command: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [command] + arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
  }
}

@Suite(.timeLimit(.minutes(1)), .enabled(if: SmallDisk.isAvailable, "this user may mount a small disk"))
struct DiskCacheSmallDiskTests {
  private func key(_ number: Int) -> VariantKey {
    VariantKey(source: "source \(number)", output: ImageOutput(.width(320)))
  }

  private func image(_ number: Int) -> EncodedImage {
    EncodedImage(
      format: .webp, size: PixelSize(width: 320, height: 240), bytes: [UInt8](repeating: UInt8(number), count: 10_000))
  }

  @Test func `a full disk makes room by giving up others, and never an error`() async throws {
    let disk = try SmallDisk()
    let cache = DiskCache(directory: disk.directory.path("cache"), limit: 1 << 20)
    for number in 0..<60 {
      await cache.store(image(number), for: key(number))
      if let found = await cache.variant(for: key(number)) { #expect(found == image(number)) }
    }
    #expect(cache.statistics.stored > 20)
    #expect(await cache.variant(for: key(59)) == image(59))
    #expect(cache.statistics.damaged == 0)
  }

  @Test func `a disk filled by others keeps nothing, and never an error`() async throws {
    let disk = try SmallDisk()
    let cache = DiskCache(directory: disk.directory.path("cache"), limit: 1 << 20)
    await cache.settle()
    let filler = try OpenFile(path: disk.directory.path("filler"), flags: O_WRONLY | O_CREAT)
    #expect(throws: FileError.self) { while true { try filler.write([UInt8](repeating: 0, count: 4096)) } }
    await cache.store(image(1), for: key(1))
    #expect(await cache.variant(for: key(1)) == nil)
    #expect(cache.statistics.failedWrites == 1 && cache.statistics.entries == 0)
    try Files.remove(disk.directory.path("filler"))
    withExtendedLifetime(filler) {}
  }

  @Test func `a disk that becomes read-only is read, and never an error`() async throws {
    let disk = try SmallDisk()
    let path = disk.directory.path("cache")
    do {
      let cache = DiskCache(directory: path, limit: 1 << 20)
      await cache.store(image(1), for: key(1))
      while !Files.exists(cache.path(for: key(1))) { await Task.yield() }
    }
    while (try? disk.makeReadOnly()) == nil { await Task.yield() }  // the lock's file is open until its thread let go
    let cache = DiskCache(directory: path, limit: 1 << 20)
    #expect(await cache.variant(for: key(1)) == image(1))
    await cache.store(image(2), for: key(2))
    #expect(await cache.variant(for: key(2)) == nil)
    #expect(cache.statistics.failedWrites > 0)
  }
}

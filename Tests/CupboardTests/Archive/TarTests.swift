import Cryptography
import Foundation
import Platform
import TestSupport
import Testing

@testable import Cupboard

@Suite(.timeLimit(.minutes(1))) struct TarTests {
  let folder: TemporaryDirectory
  let time = Instant(milliseconds: 1_767_225_600_000)

  init() throws { folder = try TemporaryDirectory() }

  private func newFile(_ name: String) throws -> OpenFile {
    try OpenFile(path: folder.path(name), flags: O_RDWR | O_CREAT | O_EXCL)
  }

  private func random(_ count: Int) -> [UInt8] { (0..<count).map { _ in .random(in: 0...255) } }

  private func write(_ files: [(String, [UInt8])]) throws -> OpenFile {
    let file = try newFile("a.tar")
    let tar = TarWriter(to: file)
    for (name, bytes) in files { try tar.add(name, bytes, modified: time) }
    try tar.finish()
    return file
  }

  private func readAll(_ file: OpenFile) throws -> [(String, [UInt8])] {
    var reader = try TarReader(file)
    var files: [(String, [UInt8])] = []
    while let header = try reader.next() {
      var bytes: [UInt8] = []
      while case let piece = try reader.piece(), !piece.isEmpty { bytes += piece }
      files.append((header.name, bytes))
    }
    return files
  }

  @Test func `what is written is read again, at every length around a block`() throws {
    let files = [0, 1, 511, 512, 513, 1024, 300_000].map { ("file-\($0)", random($0)) }
    let read = try readAll(write(files))
    #expect(read.map(\.0) == files.map(\.0))
    #expect(read.map(\.1) == files.map(\.1))
  }

  @Test func `tar itself reads what is written`() throws {
    let files = [("cupboard.sqlite", random(5000)), ("originals/\(String(repeating: "a", count: 64))", random(700))]
    _ = try write(files)
    try FileManager.default.createDirectory(atPath: folder.path("out"), withIntermediateDirectories: true)
    let tar = try Process.run(
      URL(fileURLWithPath: "/usr/bin/env"), arguments: ["tar", "-xf", folder.path("a.tar"), "-C", folder.path("out")])
    tar.waitUntilExit()
    #expect(tar.terminationStatus == 0)
    for (name, bytes) in files { #expect(try OpenFile(path: folder.path("out/\(name)")).readAll() == bytes) }
  }

  @Test func `what tar itself writes is read`() throws {
    let bytes = random(70_000)
    try Data(bytes).write(to: URL(fileURLWithPath: folder.path("photo")))
    let tar = try Process.run(
      URL(fileURLWithPath: "/usr/bin/env"),
      arguments: ["tar", "-cf", folder.path("b.tar"), "-C", folder.path, "photo"])
    tar.waitUntilExit()
    let read = try readAll(OpenFile(path: folder.path("b.tar")))
    #expect(read.map(\.0) == ["photo"])
    #expect(read.map(\.1) == [bytes])
  }

  @Test func `a file is copied with the hash of what was written, also when it changes its length`() throws {
    let (file, bytes) = (try newFile("a.tar"), random(1000))
    try Data(bytes).write(to: URL(fileURLWithPath: folder.path("photo")))
    let tar = TarWriter(to: file)
    let source = try OpenFile(path: folder.path("photo"))
    #expect(try tar.add("whole", contentOf: source, count: 1000, modified: time) == ContentHash(of: bytes))
    #expect(try tar.add("grown", contentOf: source, count: 600, modified: time) == ContentHash(of: bytes.prefix(600)))
    let filled = bytes + [UInt8](repeating: 0, count: 500)
    #expect(try tar.add("shrunk", contentOf: source, count: 1500, modified: time) == ContentHash(of: filled))
    try tar.finish()
    #expect(try readAll(file).map(\.1.count) == [1000, 600, 1500])
  }

  @Test(arguments: [0, 1, 4096, (1 << 33) - 1, 1 << 33, 1 << 40]) func `a header keeps every length`(count: Int) throws
  {
    let header = TarHeader(name: "x", count: count, modified: 12345)
    #expect(try TarHeader(parsing: header.block) == header)
  }

  @Test func `a changed bit of a header is noticed`() throws {
    let block = TarHeader(name: "x", count: 77, modified: 12345).block
    for index in [0, 5, 124, 130, 136, 156, 257, 400] {
      var damaged = block
      damaged[index] ^= 2
      #expect(throws: ArchiveError.self) { try TarHeader(parsing: damaged) }
    }
  }

  @Test func `an archive cut anywhere is known to be`() throws {
    let file = try write([("a", random(600)), ("b", random(10))])
    let count = try file.count()
    for cut in [0, 100, 512, 900, 1024, 1536, 1600, 2048, count - 1024] {
      let short = try newFile("cut-\(cut)")
      try short.write(try file.read(count: cut))
      #expect(throws: ArchiveError.cutShort) { _ = try readAll(short) }
    }
  }

  @Test(arguments: [UInt8(ascii: "1"), UInt8(ascii: "2"), UInt8(ascii: "5"), UInt8(ascii: "L"), UInt8(ascii: "x")])
  func `links, folders and extensions are refused`(type: UInt8) throws {
    var block = TarHeader(name: "x", count: 0, modified: 0).block
    block[156] = type
    let sum = block.indices.reduce(0) { $0 + ((148..<156).contains($1) ? 32 : Int(block[$1])) }
    let digits = String(sum, radix: 8)
    let field = String(repeating: "0", count: 6 - digits.count) + digits
    block.replaceSubrange(148..<154, with: field.utf8)
    #expect(throws: ArchiveError.unexpectedEntry) { try TarHeader(parsing: block) }
  }
}

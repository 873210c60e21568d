import Closet
import Cryptography
import Foundation
import Imaging
import Pictures
import Platform
import Storage
import Synchronization
import TestSupport
import Testing

@testable import Cupboard

/// A closet that decodes nothing: it tells what it was asked.
private final class PhotosDouble: PhotoTaking {
  let there: Set<ContentHash>
  let refuse: @Sendable (String) -> PictureError?
  let inserted = Mutex(0)
  let prepared = Mutex<[String]>([])
  let running = Mutex((now: 0, most: 0))

  init(there: Set<ContentHash> = [], refuse: @escaping @Sendable (String) -> PictureError? = { _ in nil }) {
    self.there = there
    self.refuse = refuse
  }

  func isThere(_ hash: ContentHash) async throws -> Bool { there.contains(hash) }

  func prepare(_ file: OpenFile, name: String) async throws(PictureError) -> PreparedPicture? {
    running.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
    for _ in 0..<Int.random(in: 0..<20) { await Task.yield() }
    running.withLock { $0.now -= 1 }
    prepared.withLock { $0.append(name) }
    if let error = refuse(name) { throw error }
    return nil
  }

  func insert(_ picture: PreparedPicture?, _ category: Closet.Category) async throws -> Bool {
    inserted.withLock { $0 += 1 }
    return true
  }
}

@Suite(.timeLimit(.minutes(1))) struct ImporterTests {
  let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  /// The smallest GIF there is, another one for each number, of which only the header is looked at.
  private func picture(_ number: Int) -> [UInt8] {
    Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, UInt8(number), UInt8(number >> 8), 0, 255, 255, 255]
      + [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3b]
  }

  private func run(
    _ files: [(String, [UInt8])], _ photos: PhotosDouble, width: Int = 3
  ) async throws -> [ImportReport.File] {
    for (name, bytes) in files { try Data(bytes).write(to: URL(fileURLWithPath: folder.path(name))) }
    let findings = files.map { PhotoFinder.Finding(path: folder.path($0.0), name: $0.0, outcome: .photo(nil)) }
    let importer = Importer(
      photos: photos, width: width, category: .top, limits: ImageLimits(),
      blocking: BlockingPool(threads: 1, name: "test"))
    var done: [ImportReport.File] = []
    try await importer.run(findings) { done.append($0) }
    return done
  }

  @Test func `however long each takes, they are put in the order of their names, a few at once`() async throws {
    let files = (0..<60).map { ("\($0)", picture($0)) }
    let photos = PhotosDouble()
    let done = try await run(files, photos)
    #expect(done.map(\.name) == files.map(\.0))
    #expect(done.allSatisfy { $0.outcome == .imported(.top) })
    #expect(photos.running.withLock { $0.most } <= 3)
  }

  @Test func `the same content is decoded once, and what is there already not at all`() async throws {
    let photos = PhotosDouble(there: [ContentHash(of: picture(7))])
    let done = try await run(
      [("a", picture(1)), ("b", picture(1)), ("c", picture(7)), ("d", picture(2)), ("e", picture(1))], photos)
    #expect(done.map(\.outcome) == [.imported(.top), .skipped, .skipped, .imported(.top), .skipped])
    #expect(photos.prepared.withLock { Set($0) } == ["a", "d"])
  }

  @Test func `what was refused is refused again, in the same words`() async throws {
    let photos = PhotosDouble { $0 == "a" ? .imaging(.decoderDied("signal 11")) : nil }
    let done = try await run([("a", picture(1)), ("b", picture(1)), ("c", picture(2))], photos)
    let words = "\(ImagingError.decoderDied("signal 11"))"
    #expect(done.map(\.outcome) == [.refused(words), .refused(words), .imported(.top)])
  }

  @Test func `what is no picture is refused before it is read whole`() async throws {
    let photos = PhotosDouble()
    let done = try await run([("a", Array("hello".utf8)), ("b", []), ("c", picture(1))], photos)
    #expect(done.map(\.outcome).last == .imported(.top))
    #expect(done.count { if case .refused = $0.outcome { true } else { false } } == 2)
    #expect(photos.prepared.withLock { $0 } == ["c"])
  }

  @Test func `a full disk ends it, and is told`() async throws {
    let photos = PhotosDouble { $0 == "2" ? .blob(.outOfSpace(path: "/x")) : nil }
    await #expect(throws: PictureError.blob(.outOfSpace(path: "/x"))) {
      _ = try await run((0..<20).map { ("\($0)", picture($0)) }, photos)
    }
    #expect(photos.inserted.withLock { $0 } <= 2)
  }

  @Test func `a summary says how many no folder names a category of`() {
    let report = ImportReport(files: [
      .init(name: "a", outcome: .imported(.shoes)), .init(name: "b", outcome: .imported(.top), isCategoryTold: false),
      .init(name: "c", outcome: .skipped, isCategoryTold: false),
    ])
    let words = "No folder names the category of 1, which"
    #expect(
      report.summary(isDryRun: false)
        == "Imported 2 photos, skipped 1 already there. \(words) went to “top”.")
    #expect(report.summary(isDryRun: true).hasSuffix("\(words) would go to “top”."))
  }

  @Test func `a report counts, and is written as scripts read it`() throws {
    let report = ImportReport(files: [
      .init(name: "a", outcome: .imported(.shoes)), .init(name: "b", outcome: .skipped),
      .init(name: "c", outcome: .refused("no")),
    ])
    #expect(report.summary(isDryRun: false) == "Imported 1 photo, skipped 1 already there, refused 1.")
    #expect(report.summary(isDryRun: true).hasPrefix("Would import 1 photo,"))
    #expect(report.files.map(\.line) == ["a: shoes", "b: already there", nil])
    #expect(ImportReport().summary(isDryRun: false) == "There are no photos to import.")
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(
      String(decoding: try encoder.encode(report), as: UTF8.self)
        == #"{"files":[{"category":"shoes","file":"a","outcome":"imported"},{"file":"b","outcome":"skipped"},"#
        + #"{"file":"c","outcome":"refused","reason":"no"}],"imported":1,"refused":1,"skipped":1}"#)
  }
}

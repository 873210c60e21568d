import Cryptography
import Imaging
import ImagingTesting
import Platform
import Storage
import TestSupport
import Testing

@testable import Pictures

@Suite(.timeLimit(.minutes(1))) struct PictureIngestTests {
  @Test func `a photo's original, ladder and facts are there before its row`() async throws {
    let studio = try await Studio()
    let bytes = try Studio.photo(width: 700, height: 500)
    let prepared = try await studio.ingest.prepare(
      OpenFile.holding(bytes), originalName: "C:\\Photos\\코트\u{7}.jpg", owner: "anne")
    let picture = prepared.picture
    #expect(picture.size == PixelSize(width: 700, height: 500))
    #expect(picture.format == .jpeg && !picture.hasAlpha && picture.byteCount == bytes.count)
    #expect(picture.contentHash == ContentHash(of: bytes))
    #expect(picture.originalName == "코트.jpg" && picture.owner == "anne" && picture.version == 1)
    #expect(picture.placeholder != nil)
    #expect(try await studio.blobs.open(picture.contentHash).readAll() == bytes)
    for width in [160, 320, 640] {
      let key = VariantKey(source: picture.contentHash.description, output: Ladder.output(width))
      let rung = try #require(await studio.ladders.variant(for: key))
      #expect(rung.size.width == width && rung.format == .webp)
    }
    #expect(studio.runner.jobsRun.count == 1)
    #expect(try await studio.repository.references().isEmpty)
    try await studio.database.write { try $0.insert(prepared) }
    #expect(try await studio.repository.find(picture.id, owner: "anne") == picture)
  }

  @Test(arguments: [
    ("<svg xmlns='http://www.w3.org/2000/svg'/>", ImagingError.notDecodable(.svg)), ("", .notDecodable(.empty)),
    ("%PDF-1.7", .notDecodable(.pdf)),
  ])
  func `what is refused leaves nothing behind`(text: String, expected: ImagingError) async throws {
    let studio = try await Studio()
    await #expect(throws: PictureError.imaging(expected)) {
      try await studio.ingest.prepare(OpenFile.holding(Array(text.utf8)), originalName: "coat.jpg", owner: "anne")
    }
    #expect(try await studio.blobs.list().isEmpty)
    #expect(studio.runner.jobsRun.isEmpty)
  }

  @Test func `a photo cut short leaves nothing behind`() async throws {
    let studio = try await Studio()
    let bytes = try Studio.photo()
    await #expect(throws: PictureError.self) {
      try await studio.ingest.prepare(
        OpenFile.holding(Array(bytes.prefix(bytes.count / 2))), originalName: "coat.jpg", owner: "anne")
    }
    #expect(try await studio.blobs.list().isEmpty)
  }

  @Test func `the same photo twice is one original and two pictures`() async throws {
    let studio = try await Studio()
    let bytes = try Studio.photo()
    let first = try await studio.add(bytes)
    let second = try await studio.add(bytes)
    #expect(first.id != second.id && first.contentHash == second.contentHash)
    #expect(try await studio.blobs.list().map(\.hash) == [first.contentHash])
    #expect(first.contentHash == ContentHash(of: bytes))
    let references = try await studio.repository.references()
    #expect(Set(references.map(\.id)) == [first.id, second.id])
    #expect(references.allSatisfy { $0.contentHash == first.contentHash && $0.owner == "anne" })
  }

  @Test func `bytes in memory are taken in as a file is`() async throws {
    let studio = try await Studio()
    let bytes = try Studio.photo(width: 90, height: 30, format: .png)
    let prepared = try await studio.ingest.prepare(
      bytes, originalName: "sample.png", owner: "anne", in: studio.folder.path)
    #expect(prepared.picture.format == .png)
    let key = VariantKey(source: prepared.picture.contentHash.description, output: Ladder.output(160))
    #expect(await studio.ladders.variant(for: key)?.size == PixelSize(width: 90, height: 30), "never scaled up")
  }

  @Test func `a folder that is not there is told, not swallowed`() async throws {
    let studio = try await Studio()
    let bytes = try Studio.photo()
    await #expect(throws: PictureError.self) {
      try await studio.ingest.prepare(bytes, originalName: "a.jpg", owner: "anne", in: studio.folder.path("none"))
    }
  }

  @Test(arguments: [
    ("/etc/passwd", "passwd"), ("a\\b/c.jpg", "c.jpg"), ("", ""), ("/", ""), ("..", ".."), ("a\u{0}\n.jpg", "a.jpg"),
    (String(repeating: "가", count: 300), String(repeating: "가", count: 200)),
  ])
  func `a name is the last part of a path`(name: String, expected: String) {
    #expect(PictureIngest.fileName(name) == expected)
  }
}

import Cryptography
import Imaging
import Pictures
import Platform
import Storage
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct PictureRepositoryTests {
  let folder: TemporaryDirectory
  let database: any Database
  let repository: PictureRepository

  init() async throws {
    folder = try TemporaryDirectory()
    database = try await SQLiteDatabase.open(
      path: folder.path("test.sqlite"), migrations: PicturesSchema.migrations, clock: ManualClock())
    repository = PictureRepository(database: database)
  }

  func picture(_ id: String, owner: String = "anne") -> Picture {
    Picture(
      id: PictureID(id), owner: owner, version: 3, contentHash: ContentHash(of: Array(id.utf8)), format: .heic,
      size: PixelSize(width: 3024, height: 4032), byteCount: 2_000_000, hasAlpha: true,
      placeholder: ThumbHash(bytes: [1, 2, 3, 4, 5, 6]), originalName: "IMG 0001 (코트).HEIC",
      createdAt: Instant(milliseconds: 1_767_225_600_123))
  }

  func insert(_ pictures: [Picture]) async throws {
    try await database.write { transaction in
      for picture in pictures { try transaction.insert(PreparedPicture(picture)) }
    }
  }

  @Test func `a picture is read as it was written`() async throws {
    try await insert([picture("a")])
    #expect(await repository.images(for: [PictureID("a")]) == [PictureID("a"): .success(picture("a"))])
  }

  @Test func `many are looked up at once, and those that aren't there are left out`() async throws {
    let pictures = (0..<2500).map { picture("p\($0)") }
    try await insert(pictures)
    let found = await repository.images(for: pictures.map(\.id) + [PictureID("missing")])
    #expect(found.count == 2500)
    #expect(found[PictureID("p2499")] == .success(pictures[2499]))
    #expect(await repository.images(for: []).isEmpty)
  }

  @Test func `a row that can't be read is that picture's failure alone`() async throws {
    try await insert([picture("a"), picture("b")])
    _ = try await database.write { try $0.run("UPDATE pictures SET format = 'bmp' WHERE id = 'a'") }
    let found = await repository.images(for: [PictureID("a"), PictureID("b")])
    #expect(found[PictureID("b")] == .success(picture("b")))
    guard case .failure(.unreadable(let words)) = found[PictureID("a")] else {
      Issue.record("\(String(describing: found[PictureID("a")]))")
      return
    }
    #expect(words.contains("bmp"))
  }

  @Test func `when the database can't be read each picture fails with the reason`() async throws {
    try await insert([picture("a")])
    await database.close()
    let found = await repository.images(for: [PictureID("a"), PictureID("a")])
    #expect(found == [PictureID("a"): .failure(.unreadable("The database is closed."))])
  }

  @Test func `pictures are deleted for their owner only`() async throws {
    try await insert([picture("a"), picture("b"), picture("c"), picture("d", owner: "bob")])
    let all = ["a", "b", "c", "d"].map { PictureID($0) }
    try await database.write { try $0.deletePictures([PictureID("a"), PictureID("d")], of: "anne") }
    #expect(Set(await repository.images(for: all).keys) == Set(all.dropFirst()))
    try await database.write { try $0.deleteAllPictures(of: "anne") }
    #expect(Array(await repository.images(for: all).keys) == [PictureID("d")])
  }
}

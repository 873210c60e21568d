import Closet
import Cryptography
import Imaging
import Pictures
import Platform
import Storage
import TestSupport

/// A database with the tables of closets, and garments to put in.
struct ClosetFixture {
  let folder: TemporaryDirectory
  let clock = ManualClock()
  let identifiers = SequentialIdentifiers()
  let database: any Database
  let pictures: PictureRepository
  let repository: ClothesRepository

  init() async throws {
    folder = try TemporaryDirectory()
    database = try await SQLiteDatabase.open(
      path: folder.path("test.sqlite"), migrations: PicturesSchema.migrations + ClosetSchema.migrations, clock: clock)
    pictures = PictureRepository(database: database)
    repository = ClothesRepository(database: database, pictures: pictures, clock: clock, identifiers: identifiers)
  }

  /// A picture of its own, or of the content that is given.
  func picture(owner: String = "anne", content: String? = nil) -> PreparedPicture {
    let id = "p-\(identifiers.next())"
    return PreparedPicture(
      Picture(
        id: PictureID(id), owner: owner, version: 1, contentHash: ContentHash(of: Array((content ?? id).utf8)),
        format: .jpeg, size: PixelSize(width: 3024, height: 4032), byteCount: 2_000_000, hasAlpha: false,
        placeholder: nil, originalName: "IMG_0001.JPG", createdAt: clock.now()))
  }

  func new(
    _ category: Category, _ seasons: Seasons = .allYear, _ description: String = "", owner: String = "anne",
    content: String? = nil
  ) -> NewClothes {
    let draft = ClothesDraft(category: category, seasons: seasons, description: description)
    return NewClothes(draft, picture: picture(owner: owner, content: content))
  }

  /// Puts garments in, one a second.
  @discardableResult func put(_ garments: [NewClothes], owner: String = "anne") async throws -> [Clothes] {
    var put: [Clothes] = []
    for garment in garments {
      clock.advance(by: .seconds(1))
      put += try await repository.insert([garment], owner: owner)
    }
    return put
  }

  /// How many rows a table has.
  func count(_ table: String) async throws -> Int {
    try await database.read { try $0.row(SQL(trusted: "SELECT count(*) AS n FROM \(table)"))?.value("n") ?? -1 }
  }

  /// The changes that an owner was told of.
  func changes(of owner: String = "anne") async throws -> [Change] {
    try await database.read { try $0.changes(after: 0, audience: owner, limit: 1000)?.map(\.change) ?? [] }
  }
}

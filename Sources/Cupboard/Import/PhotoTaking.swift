import Closet
import Cryptography
import Imaging
import Pictures
import Platform

/// Where imported photos go: a closet, or nowhere when it is only tried.
protocol PhotoTaking: Sendable {
  /// Whether the closet has a photo of this content already.
  func isThere(_ hash: ContentHash) async throws -> Bool

  /// Decodes a photo, and makes it safe on disk up to its row. May be called several times at once.
  func prepare(_ file: OpenFile, name: String) async throws(PictureError) -> PreparedPicture?

  /// Puts a prepared photo into the closet; false when it has come there in the meantime.
  func insert(_ picture: PreparedPicture?, _ category: Category) async throws -> Bool
}

/// Puts photos into someone's closet, each in a transaction of its own, so that it is there whole or not at all.
struct ClosetPhotos: PhotoTaking {
  let app: App
  let owner: String

  func isThere(_ hash: ContentHash) async throws -> Bool {
    try await app.closet.exists(owner: owner, contentHash: hash)
  }

  func prepare(_ file: OpenFile, name: String) async throws(PictureError) -> PreparedPicture? {
    try await app.ingest.prepare(file, originalName: name, owner: owner)
  }

  func insert(_ picture: PreparedPicture?, _ category: Category) async throws -> Bool {
    guard let picture else { return false }
    let description = FileNameWords.description(of: picture.picture.originalName)
    let draft = ClothesDraft(category: category, seasons: .allYear, description: description)
    let clothes = NewClothes(draft, picture: picture)
    return try await !app.closet.insert([clothes], owner: owner, doubles: .leaveOut).isEmpty
  }
}

/// Decodes photos and keeps nothing.
struct TriedPhotos: PhotoTaking {
  let maker: LadderMaker
  /// The closet that they would go into, when there is one.
  let closet: ClosetPhotos?

  func isThere(_ hash: ContentHash) async throws -> Bool { try await closet?.isThere(hash) ?? false }

  func prepare(_ file: OpenFile, name: String) async throws(PictureError) -> PreparedPicture? {
    do { _ = try await maker.make(ImageBytes(file)) } catch { throw .imaging(error) }
    return nil
  }

  func insert(_ picture: PreparedPicture?, _ category: Category) async throws -> Bool { true }
}

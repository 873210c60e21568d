package import Cryptography
internal import Storage

/// A picture and the content it needs, for looking after the files.
package struct PictureReference: Sendable, Hashable {
  package let id: PictureID
  package let owner: String
  package let contentHash: ContentHash
  /// To tell its owner which one it is.
  package let originalName: String
  /// How many pixels wide it is, upright.
  package let width: Int
}

extension PictureRepository {
  /// The picture of that identifier, of that owner. Throws `.notFound`.
  package func find(_ id: PictureID, owner: String) async throws(PictureError) -> Picture {
    try await database.read(failingWith: PictureError.self) { reader in
      let query: SQL = "SELECT \(Picture.columns) FROM pictures WHERE id = \(id) AND owner = \(owner)"
      guard let row = try reader.row(query) else { throw PictureError.notFound }
      return try Picture(row)
    }
  }

  /// Every picture with the content it needs.
  package func references() async throws(PictureError) -> [PictureReference] {
    try await database.read(failingWith: PictureError.self) { reader in
      try reader.rows("SELECT id, owner, content_hash, original_name, width FROM pictures ORDER BY id").map { row in
        PictureReference(
          id: try row.value("id"), owner: try row.value("owner"), contentHash: try row.contentHash("content_hash"),
          originalName: try row.value("original_name"), width: try row.value("width"))
      }
    }
  }
}

extension DatabaseReading {
  /// Which of some contents a picture refers to, so that they must be kept.
  func referencedContent(among hashes: [ContentHash]) throws(DatabaseError) -> Set<ContentHash> {
    let texts = SQL.list(hashes.map(\.description))
    let rows = try rows("SELECT DISTINCT content_hash FROM pictures WHERE content_hash IN (\(texts))")
    var found: Set<ContentHash> = []
    for row in rows { found.insert(try row.contentHash("content_hash")) }
    return found
  }
}

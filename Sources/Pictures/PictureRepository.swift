private import Cryptography
package import Imaging
package import Storage

/// The pictures that are stored, as far as the database knows them.
package struct PictureRepository: ImageFetchableRepository {
  let database: any Database

  package init(database: any Database) { self.database = database }

  /// The pictures of these identifiers: one query for a page of them.
  package func images(for ids: [PictureID]) async -> [PictureID: Result<Picture, ImagingError>] {
    do {
      return try await database.read { reader in
        var pictures: [PictureID: Result<Picture, ImagingError>] = [:]
        for start in stride(from: 0, to: ids.count, by: Self.batch) {
          let some = Array(ids[start..<min(start + Self.batch, ids.count)])
          for row in try reader.rows("SELECT \(Picture.columns) FROM pictures WHERE id IN (\(SQL.list(some)))") {
            // A row that can't be read is that picture's failure, and leaves the others alone.
            let id: PictureID = try row.value("picture_id")
            pictures[id] = Result { () throws(DatabaseError) in try Picture(row) }
              .mapError { ImagingError.unreadable("\($0)") }
          }
        }
        return pictures
      }
    } catch {
      let failure: ImagingError = error is CancellationError ? .cancelled : .unreadable("\(error)")
      return Dictionary(uniqueKeysWithValues: Set(ids).map { ($0, .failure(failure)) })
    }
  }

  /// How many values a statement may have is limited.
  private static let batch = 1000
}

extension DatabaseWriting {
  /// Writes the row of a picture whose files are on disk, in the transaction of what it belongs to.
  package func insert(_ prepared: PreparedPicture) throws(DatabaseError) {
    let picture = prepared.picture
    try run(
      """
      INSERT INTO pictures (id, owner, version, content_hash, format, width, height, byte_count, has_alpha, placeholder,
                            original_name, created_at)
      VALUES (\(picture.id), \(picture.owner), \(picture.version), \(picture.contentHash.description),
              \(picture.format.rawValue), \(picture.size.width), \(picture.size.height), \(picture.byteCount),
              \(picture.hasAlpha), \(picture.placeholder?.bytes), \(picture.originalName), \(picture.createdAt))
      """)
  }

  /// Deletes the rows of pictures of an owner; their files are freed later, when nothing refers to them any more.
  package func deletePictures(_ ids: [PictureID], of owner: String) throws(DatabaseError) {
    try run("DELETE FROM pictures WHERE owner = \(owner) AND id IN (\(SQL.list(ids)))")
  }

  /// Deletes the rows of every picture of an owner.
  package func deleteAllPictures(of owner: String) throws(DatabaseError) {
    try run("DELETE FROM pictures WHERE owner = \(owner)")
  }
}

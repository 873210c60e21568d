import Storage

extension Clothes {
  /// The columns that `init(_:)` reads.
  static let columns: SQL = "id, category, seasons, description, picture_id, is_sample, created_at, updated_at"

  /// A garment as its row tells. What the program doesn't know, such as another category, is an error and no garment.
  init(_ row: Row) throws(DatabaseError) {
    self.init(
      id: try row.value("id"), category: try row.value("category"), seasons: try row.value("seasons"),
      description: try row.value("description"), pictureID: try row.value("picture_id"),
      isSample: try row.value("is_sample"), createdAt: try row.value("created_at"),
      updatedAt: try row.value("updated_at"))
  }
}

import Pictures
import Platform
package import Storage

extension Clothes {
  /// What changes call a garment.
  package static let noun = "clothes"
}

extension DatabaseWriting {
  /// Deletes every garment of an owner, before their pictures, with the owner's account. Nobody is left to be told.
  package func deleteAllClothes(of owner: String) throws(DatabaseError) {
    try run("DELETE FROM clothes WHERE owner = \(owner)")
    try run("DELETE FROM sample_wardrobes WHERE owner = \(owner)")
  }

  /// Writes a garment and its picture, and tells of it.
  func insert(
    _ garment: NewClothes, id: ClothesID, owner: String, isSample: Bool = false, at now: Instant
  ) throws(DatabaseError) -> Clothes {
    let clothes = Clothes(
      id: id, category: garment.draft.category, seasons: garment.draft.seasons, description: garment.draft.description,
      pictureID: garment.picture.picture.id, isSample: isSample, createdAt: now, updatedAt: now)
    try insert(garment.picture, owner: owner)
    try run(
      """
      INSERT INTO clothes (id, owner, category, seasons, description, description_folded, picture_id, is_sample,
                           created_at, updated_at)
      VALUES (\(id), \(owner), \(clothes.category), \(clothes.seasons), \(clothes.description),
              \(FoldedText(clothes.description)), \(clothes.pictureID), \(isSample), \(now), \(now))
      """)
    try record(Change(audience: owner, noun: Clothes.noun, id: id.text, kind: .insert))
    return clothes
  }

  func insert(_ picture: PreparedPicture, owner: String) throws(DatabaseError) {
    precondition(picture.picture.owner == owner, "the picture was prepared for someone else")
    try insert(picture)
  }

  /// Deletes these garments of an owner and their pictures, and tells of it.
  func deleteClothes(_ clothes: [Clothes], owner: String) throws(DatabaseError) {
    for garment in clothes {
      try run("DELETE FROM clothes WHERE id = \(garment.id) AND owner = \(owner)")
      try record(Change(audience: owner, noun: Clothes.noun, id: garment.id.text, kind: .delete))
    }
    try deleteUnusedPictures(clothes.map(\.pictureID), owner: owner)
  }

  func deleteUnusedPictures(_ ids: [PictureID], owner: String) throws(DatabaseError) {
    var unused: [PictureID] = []
    for id in ids where try row("SELECT id FROM clothes WHERE picture_id = \(id) LIMIT 1") == nil { unused.append(id) }
    try deletePictures(unused, of: owner)
  }
}

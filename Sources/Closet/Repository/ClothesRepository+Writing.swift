private import Imaging
package import Pictures
import Platform
private import Storage

extension ClothesRepository {
  /// What to do with a photo that the closet has already, byte for byte.
  package enum Doubles: Sendable, Hashable {
    case keep, leaveOut
  }

  /// Puts garments into a closet, all of them or none, and returns those that were put, with their pictures.
  ///
  /// They keep their order among each other: each is a millisecond younger than the one before. Doubles are looked for in
  /// the same transaction, so that two imports at once add nothing twice.
  package func insert(
    _ garments: [NewClothes], owner: String, doubles: Doubles = .keep
  ) async throws(ClosetError) -> [Clothes] {
    let (now, identifiers) = (clock.now(), identifiers)
    let inserted = try await database.write(failingWith: ClosetError.self) { transaction in
      var inserted: [Clothes] = []
      for garment in garments {
        let hash = garment.picture.picture.contentHash
        if doubles == .leaveOut, try transaction.hasPhoto(hash, owner: owner) { continue }
        let id = ClothesID(identifiers.next())
        inserted.append(try transaction.insert(garment, id: id, owner: owner, at: now + .milliseconds(inserted.count)))
      }
      return inserted
    }
    return await pictures.addingImages(to: inserted)
  }

  /// Gives a garment other values, and another photo if there is one. Throws `.notFound`.
  package func update(
    _ id: ClothesID, owner: String, to draft: ClothesDraft, picture: PreparedPicture? = nil
  ) async throws(ClosetError) -> Clothes {
    let now = clock.now()
    let clothes = try await database.write(failingWith: ClosetError.self) { transaction in
      let old = try transaction.clothes(id, owner: owner)
      if let picture { try transaction.insert(picture, owner: owner) }
      try transaction.run(
        """
        UPDATE clothes SET category = \(draft.category), seasons = \(draft.seasons),
          description = \(draft.description), description_folded = \(FoldedText(draft.description)),
          picture_id = \(picture?.picture.id ?? old.pictureID), updated_at = \(now)
        WHERE id = \(id) AND owner = \(owner)
        """)
      if picture != nil { try transaction.deleteUnusedPictures([old.pictureID], owner: owner) }
      try transaction.record(Change(audience: owner, noun: Clothes.noun, id: id.text, kind: .update))
      return try transaction.clothes(id, owner: owner)
    }
    return await pictures.addingImage(to: clothes)
  }

  /// Deletes a garment and its picture; the files are freed later. Throws `.notFound`.
  package func delete(_ id: ClothesID, owner: String) async throws(ClosetError) {
    try await database.write(failingWith: ClosetError.self) { transaction in
      try transaction.deleteClothes([try transaction.clothes(id, owner: owner)], owner: owner)
    }
  }
}

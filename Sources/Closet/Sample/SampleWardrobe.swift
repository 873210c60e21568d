package import Pictures
import Platform
private import Storage

/// Garments to look at before one's own are there: put into a closet once, and removed with one click for good.
package struct SampleWardrobe: Sendable {
  /// Keeps the photo of a garment for an owner, as an upload would be kept.
  package typealias Preparation = @Sendable (SampleGarment, _ owner: String) async throws -> PreparedPicture

  private let repository: ClothesRepository
  private let prepare: Preparation

  /// The sample for closets in `repository`.
  package init(repository: ClothesRepository, prepare: @escaping Preparation) {
    self.repository = repository
    self.prepare = prepare
  }

  /// Puts the garments into a closet that never had them, all or none, and returns how many were put.
  ///
  /// The first of them is shown first. Throws `.sampleNotPrepared`.
  package func insert(_ garments: [SampleGarment], into owner: String) async throws(ClosetError) -> Int {
    let database = repository.database
    let wasInserted = try await database.read(failingWith: ClosetError.self) { reader in
      try reader.row("SELECT owner FROM sample_wardrobes WHERE owner = \(owner)") != nil
    }
    if wasInserted { return 0 }

    var prepared: [NewClothes] = []
    for garment in garments.reversed() {  // the newest is shown first
      do { prepared.append(NewClothes(garment.draft, picture: try await prepare(garment, owner))) } catch {
        throw .sampleNotPrepared(garment.name, reason: "\(error)")
      }
    }

    let (now, identifiers, clothes) = (repository.clock.now(), repository.identifiers, prepared)
    return try await database.write(failingWith: ClosetError.self) { transaction in
      let marked = try transaction.run(
        "INSERT INTO sample_wardrobes (owner, inserted_at) VALUES (\(owner), \(now)) ON CONFLICT DO NOTHING")
      if marked == 0 { return 0 }
      for (index, garment) in clothes.enumerated() {
        _ = try transaction.insert(
          garment, id: ClothesID(identifiers.next()), owner: owner, isSample: true, at: now + .milliseconds(index))
      }
      return clothes.count
    }
  }

  /// Takes what is left of the sample out of a closet, and returns how many garments it was. It doesn't come back.
  package func remove(from owner: String) async throws(ClosetError) -> Int {
    try await repository.removeSample(owner: owner)
  }
}

extension ClothesRepository {
  /// Deletes the garments of the sample wardrobe that are left, and returns how many it were.
  package func removeSample(owner: String) async throws(ClosetError) -> Int {
    try await database.write(failingWith: ClosetError.self) { transaction in
      let query: SQL = "SELECT \(Clothes.columns) FROM clothes WHERE owner = \(owner) AND is_sample = 1"
      let clothes = try transaction.rows(query).map { try Clothes($0) }
      try transaction.deleteClothes(clothes, owner: owner)
      return clothes.count
    }
  }
}

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

    let prepared = try await prepareAll(garments.reversed(), for: owner)  // the newest is shown first

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

  /// Keeps the photos, some at once since each takes a while, and returns the garments in their order.
  private func prepareAll(
    _ garments: [SampleGarment], for owner: String
  ) async throws(ClosetError) -> [NewClothes] {
    let results = await withTaskGroup(of: (Int, Result<NewClothes, ClosetError>).self) { group in
      var results: [Int: Result<NewClothes, ClosetError>] = [:]
      for (index, garment) in garments.enumerated() {
        if index >= 4, let (done, result) = await group.next() { results[done] = result }
        group.addTask { (index, await outcome(of: garment, for: owner)) }
      }
      for await (done, result) in group { results[done] = result }
      return results
    }
    var prepared: [NewClothes] = []
    for index in garments.indices { if let result = results[index] { prepared.append(try result.get()) } }
    return prepared
  }

  private func outcome(of garment: SampleGarment, for owner: String) async -> Result<NewClothes, ClosetError> {
    do {
      return .success(NewClothes(garment.draft, picture: try await prepare(garment, owner)))
    } catch {
      return .failure(.sampleNotPrepared(garment.name, reason: "\(error)"))
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

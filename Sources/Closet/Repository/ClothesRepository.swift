package import Cryptography
package import Imaging
package import Pictures
package import Platform
package import Sections
package import Storage

/// The garments of everyone's closets. Each call says whose, and the query itself asks for no one else's.
package struct ClothesRepository: Sendable {
  let database: any Database
  let pictures: any ImageFetchableRepository<PictureID, Picture>
  let clock: any WallClock
  let identifiers: any IdentifierSource

  /// Garments in `database`, whose pictures are looked up in `pictures`.
  package init(
    database: any Database, pictures: any ImageFetchableRepository<PictureID, Picture>, clock: any WallClock,
    identifiers: any IdentifierSource
  ) {
    self.database = database
    self.pictures = pictures
    self.clock = clock
    self.identifiers = identifiers
  }

  /// The next garments of one category behind `cursor`, with their pictures.
  ///
  /// Whatever is inserted or deleted meanwhile, no garment comes twice and none that stays is left out. Two queries, and
  /// one for the pictures.
  package func page(
    owner: String, filter: ClothesFilter, category: Category, after cursor: ClothesCursor?, limit: Int
  ) async throws(ClosetError) -> Page<Clothes, ClothesCursor> {
    let (found, total) = try await database.read(failingWith: ClosetError.self) { reader in
      let listing = filter.listing(owner: owner, category: category, after: cursor, limit: limit + 1)
      let found = try reader.rows(listing).map { try Clothes($0) }
      let count = try reader.row(filter.counting(owner: owner, categories: [category]))
      return (found, try count?.value("total") ?? 0)
    }
    let items = await pictures.addingImages(to: Array(found.prefix(limit)))
    return Page(items: items, next: Self.next(found, limit: limit), total: total)
  }

  /// The first garments of every category in the order of the closet, with their pictures and how many there are.
  ///
  /// A category that the filter doesn't show is left out; one without garments is an empty section. Three queries, and one
  /// for the pictures, however many garments there are.
  package func sections(
    owner: String, filter: ClothesFilter, firstCount: Int
  ) async throws(ClosetError) -> ClothesSections {
    let categories = filter.category.map { [$0] } ?? Category.allCases
    let (found, totals, closet) = try await database.read(failingWith: ClosetError.self) { reader in
      let listings = categories.map { category -> SQL in
        "SELECT * FROM (\(filter.listing(owner: owner, category: category, after: nil, limit: firstCount + 1)))"
      }
      // The halves of a UNION come in no order that is promised.
      let found = try reader.rows(.joined(listings, separator: " UNION ALL ")).map { try Clothes($0) }
        .sorted(by: filter.sort.areInOrder)
      var totals: [Category: Int] = [:]
      for row in try reader.rows(filter.counting(owner: owner, categories: categories)) {
        totals[try row.value("category")] = try row.value("total")
      }
      return (Dictionary(grouping: found, by: \.category), totals, try reader.closetFacts(owner: owner))
    }
    let shown = categories.flatMap { (found[$0] ?? []).prefix(firstCount) }
    let items = Dictionary(grouping: await pictures.addingImages(to: shown), by: \.category)
    let sections = categories.map { category in
      let next = Self.next(found[category] ?? [], limit: firstCount)
      let header = ClothesSectionHeader(category: category, total: totals[category] ?? 0, next: next)
      return Section(header: header, items: items[category] ?? [])
    }
    return ClothesSections(sections: sections, isClosetEmpty: closet.isEmpty, hasSample: closet.hasSample)
  }

  /// One garment with its picture. Throws `.notFound`.
  package func find(_ id: ClothesID, owner: String) async throws(ClosetError) -> Clothes {
    let clothes = try await database.read(failingWith: ClosetError.self) { try $0.clothes(id, owner: owner) }
    return await pictures.addingImage(to: clothes)
  }

  /// Whether the closet has a garment with a photo of exactly these bytes, the sample's left out.
  package func exists(owner: String, contentHash: ContentHash) async throws(ClosetError) -> Bool {
    try await database.read(failingWith: ClosetError.self) { try $0.hasPhoto(contentHash, owner: owner) }
  }

  /// Where a list goes on that was asked for one more than `limit`.
  private static func next(_ found: [Clothes], limit: Int) -> ClothesCursor? {
    found.count > limit ? found.prefix(limit).last.map(ClothesCursor.init(after:)) : nil
  }
}

extension ClothesFilter.Sort {
  fileprivate func areInOrder(_ left: Clothes, _ right: Clothes) -> Bool {
    let isOlder = (left.createdAt, left.id.text) < (right.createdAt, right.id.text)
    return self == .oldest ? isOlder : !isOlder && left.id != right.id
  }
}

extension DatabaseReading {
  func clothes(_ id: ClothesID, owner: String) throws -> Clothes {
    let query: SQL = "SELECT \(Clothes.columns) FROM clothes WHERE id = \(id) AND owner = \(owner)"
    guard let row = try row(query) else { throw ClosetError.notFound(id) }
    return try Clothes(row)
  }

  func hasPhoto(_ hash: ContentHash, owner: String) throws(DatabaseError) -> Bool {
    let query: SQL = """
      SELECT clothes.id FROM pictures JOIN clothes ON clothes.picture_id = pictures.id
      WHERE pictures.owner = \(owner) AND pictures.content_hash = \(hash.description)
        AND clothes.owner = \(owner) AND clothes.is_sample = 0 LIMIT 1
      """
    return try row(query) != nil
  }

  fileprivate func closetFacts(owner: String) throws(DatabaseError) -> (isEmpty: Bool, hasSample: Bool) {
    let query: SQL = """
      SELECT NOT EXISTS (SELECT 1 FROM clothes WHERE owner = \(owner)) AS is_empty,
             EXISTS (SELECT 1 FROM clothes WHERE owner = \(owner) AND is_sample = 1) AS has_sample
      """
    guard let row = try row(query) else { return (true, false) }
    return (try row.value("is_empty"), try row.value("has_sample"))
  }
}

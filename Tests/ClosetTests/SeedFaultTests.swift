import Closet
import Imaging
import Pictures
import Platform
import Sections
import Storage
import TestSupport
import Testing

/// What went wrong in the application that this closet is modelled on, by the numbers of the list of its faults.
@Suite(.timeLimit(.minutes(1))) struct SeedFaultTests {
  /// Pictures that come late, the first asked for last, and some not at all.
  struct SlowPictures: ItemImageFetchableRepository {
    let failing: Set<PictureID>
    let pictures: PictureRepository
    var concurrentFetches: Int { 50 }

    func image(for id: PictureID) async throws(ImagingError) -> Picture {
      for _ in 0..<Int.random(in: 0..<50) { await Task.yield() }
      if failing.contains(id) { throw .damaged("cut short") }
      guard let found = await pictures.images(for: [id])[id] else { throw .missing }
      return try found.get()
    }
  }

  @Test func `B1: the order is the list's, in whatever order the pictures come`() async throws {
    let fixture = try await ClosetFixture()
    let put = try await fixture.put((0..<40).map { _ in fixture.new(.top) })
    let repository = ClothesRepository(
      database: fixture.database, pictures: SlowPictures(failing: [], pictures: fixture.pictures),
      clock: fixture.clock, identifiers: fixture.identifiers)
    for _ in 0..<5 {
      let page = try await repository.page(
        owner: "anne", filter: ClothesFilter(sort: .oldest), category: .top, after: nil, limit: 100)
      #expect(page.items.map(\.id) == put.map(\.id))
      #expect(page.items.map(\.image.loaded?.id) == put.map(\.pictureID))
    }
  }

  @Test func `B2: a picture that can't be had is that garment's failure, told and not remembered`() async throws {
    let fixture = try await ClosetFixture()
    let put = try await fixture.put((0..<3).map { _ in fixture.new(.top) })
    let repository = ClothesRepository(
      database: fixture.database,
      pictures: SlowPictures(failing: [put[1].pictureID], pictures: fixture.pictures),
      clock: fixture.clock, identifiers: fixture.identifiers)
    let filter = ClothesFilter(sort: .oldest)
    let page = try await repository.page(owner: "anne", filter: filter, category: .top, after: nil, limit: 100)
    #expect(page.items[1].image == .failed(.damaged("cut short")))
    #expect(page.items[0].image.loaded != nil && page.items[2].image.loaded != nil)
    let again = try await fixture.repository.page(owner: "anne", filter: filter, category: .top, after: nil, limit: 100)
    #expect(again.items == put)
  }

  @Test func `B4: an empty closet is a list without garments, before the first and after the last`() async throws {
    let fixture = try await ClosetFixture()
    let model = ClothesListModel(repository: fixture.repository)
    func list() async throws -> ClothesList { try await model.list(owner: "anne", filter: ClothesFilter()) }
    #expect(try await list().isClosetEmpty)
    #expect(try await list().sections.map(\.header.category) == Category.allCases)
    #expect(try await list().sections.allSatisfy { $0.items.isEmpty && $0.header.total == 0 })
    #expect(try await model.page(owner: "anne", filter: ClothesFilter(), category: .top, after: nil).items.isEmpty)

    let put = try await fixture.put([fixture.new(.shoes)])
    #expect(try await list().sections.flatMap(\.items).map(\.id) == put.map(\.id))
    #expect(try await !list().isClosetEmpty)

    try await fixture.repository.delete(put[0].id, owner: "anne")
    #expect(try await list().isClosetEmpty)
  }

  @Test func `B9: a garment is never without its picture's row`() async throws {
    let fixture = try await ClosetFixture()
    let put = try await fixture.put([fixture.new(.top)])[0]
    await #expect(throws: DatabaseError.self) {
      try await fixture.database.write { try $0.deletePictures([put.pictureID], of: "anne") }
    }
    #expect(try await fixture.repository.find(put.id, owner: "anne") == put)
  }

  @Test(arguments: Season.allCases)
  func `B16: a season shows what is worn in it, all-year clothes too`(season: Season) async throws {
    let fixture = try await ClosetFixture()
    let put = try await fixture.put((1...15).map { fixture.new(.top, Seasons(rawValue: $0)) })
    let found = try await fixture.repository.page(
      owner: "anne", filter: ClothesFilter(season: season, sort: .oldest), category: .top, after: nil, limit: 100)
    #expect(found.items.map(\.id) == put.filter { $0.seasons.members.contains(season) }.map(\.id))
    #expect(found.items.count == 8)
    #expect(found.items.contains { $0.seasons == .allYear })
  }

  @Test(arguments: ["category = 'cape'", "category = '0'", "seasons = 0", "seasons = 16", "seasons = -1"])
  func `B25: a value that isn't known never gets into the database`(assignment: String) async throws {
    let fixture = try await ClosetFixture()
    let put = try await fixture.put([fixture.new(.top)])[0]
    await #expect(throws: DatabaseError.self) {
      try await fixture.database.write { try $0.run(SQL(trusted: "UPDATE clothes SET \(assignment)")) }
    }
    #expect(try await fixture.repository.find(put.id, owner: "anne") == put)
  }

  @Test func `B25: and if it did, it would be an error and not another garment`() {
    for text in ["cape", "", "0", "Top"] { #expect(Category(sqlValue: .text(text)) == nil) }
    for number: Int64 in [0, 16, -1, .max] { #expect(Seasons(sqlValue: .integer(number)) == nil) }
    for value: SQLValue in [.null, .integer(1), .blob([1])] { #expect(ClothesID(sqlValue: value) == nil) }
  }
}

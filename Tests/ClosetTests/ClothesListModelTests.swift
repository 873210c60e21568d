import Closet
import Imaging
import Pictures
import Platform
import Sections
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct ClothesListModelTests {
  @Test func `the page begins each section, and the section goes on from there`() async throws {
    let fixture = try await ClosetFixture()
    let model = ClothesListModel(repository: fixture.repository)
    let put = try await fixture.repository.insert((0..<50).map { fixture.new(.top, .summer, "\($0)") }, owner: "anne")
    try await fixture.put([fixture.new(.shoes)])
    let list = try await model.list(owner: "anne", filter: ClothesFilter(sort: .oldest))
    #expect(list.total == 51)
    let top = list.sections[1]
    #expect(top.header.category == .top && top.header.total == 50)
    #expect(top.items.count == ClothesListModel.firstCount)

    var captions = top.items.map(\.caption)
    var cursor = top.header.next
    while let place = cursor {
      // As an address carries it.
      let page = try await model.page(
        owner: "anne", filter: list.filter, category: .top, after: ClothesCursor(place.text))
      captions += page.items.map(\.caption)
      cursor = page.next
    }
    #expect(captions == put.map(\.description))
  }

  @Test func `a filter that shows nothing is not an empty closet`() async throws {
    let fixture = try await ClosetFixture()
    try await fixture.put([fixture.new(.top, .summer)])
    let model = ClothesListModel(repository: fixture.repository)
    let list = try await model.list(owner: "anne", filter: ClothesFilter(season: .winter))
    #expect(list.total == 0)
    #expect(!list.isClosetEmpty)
    #expect(list.filter.season == .winter)
  }

  @Test func `a category in the filter shows that section alone`() async throws {
    let fixture = try await ClosetFixture()
    try await fixture.put([fixture.new(.top), fixture.new(.shoes)])
    let model = ClothesListModel(repository: fixture.repository)
    let list = try await model.list(owner: "anne", filter: ClothesFilter(category: .shoes))
    #expect(list.sections.map(\.header.category) == [.shoes])
    #expect(list.total == 1)
  }

  @Test(arguments: [
    ("", ""), ("one line", "one line"), ("first\nsecond", "first"),
    (String(repeating: "가", count: 80), String(repeating: "가", count: 80)),
    (String(repeating: "x", count: 81), String(repeating: "x", count: 79) + "…"),
  ])
  func `a caption is the first line, cut where it is too long`(description: String, caption: String) {
    let time = Instant(milliseconds: 0)
    let card = ClothesCard(
      Clothes(
        id: ClothesID("c"), category: .top, seasons: .summer, description: description, pictureID: PictureID("p"),
        isSample: false, createdAt: time, updatedAt: time, image: .failed(.missing)))
    #expect(card.caption == caption)
    #expect(card.picture == .failed(.missing))
  }
}

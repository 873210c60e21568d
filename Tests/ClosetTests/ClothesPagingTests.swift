import Closet
import Platform
import Sections
import Storage
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(2))) struct ClothesPagingTests {
  let fixture: ClosetFixture
  init() async throws { fixture = try await ClosetFixture() }

  /// All garments of a category, page by page.
  func walk(_ filter: ClothesFilter, _ category: Category, limit: Int) async throws -> [Clothes] {
    var all: [Clothes] = []
    var cursor: ClothesCursor?
    repeat {
      let page = try await fixture.repository.page(
        owner: "anne", filter: filter, category: category, after: cursor, limit: limit)
      #expect(page.items.count <= limit)
      all += page.items
      cursor = page.next
      if cursor != nil { #expect(page.items.count == limit, "only the last page is shorter") }
    } while cursor != nil
    return all
  }

  @Test(arguments: ClothesFilter.Sort.allCases, [1, 3, 7, 100])
  func `pages give each garment once, in order`(sort: ClothesFilter.Sort, limit: Int) async throws {
    // Seven at the same moment, so that the identifier has to decide.
    let first = try await fixture.put((0..<5).map { _ in fixture.new(.top) })
    for _ in 0..<7 { _ = try await fixture.repository.insert([fixture.new(.top)], owner: "anne") }
    let last = try await fixture.put((0..<3).map { _ in fixture.new(.top) })
    try await fixture.put([fixture.new(.outer)])
    let all = try await walk(ClothesFilter(sort: sort), .top, limit: limit)
    #expect(all.count == 15)
    #expect(Set(all.map(\.id)).count == 15)
    let inTime = sort == .newest ? Array(all.reversed()) : all
    #expect(inTime.prefix(5).map(\.id) == first.map(\.id))
    #expect(inTime.suffix(3).map(\.id) == last.map(\.id))
    #expect(inTime.map(\.createdAt) == inTime.map(\.createdAt).sorted())
  }

  @Test func `a page that ends with the last garment has no next`() async throws {
    try await fixture.put((0..<4).map { _ in fixture.new(.top) })
    let page = try await fixture.repository.page(
      owner: "anne", filter: ClothesFilter(), category: .top, after: nil, limit: 4)
    #expect(page.next == nil)
    #expect(page.total == 4)
  }

  @Test func `the place behind a garment that was deleted is still a place`() async throws {
    let put = try await fixture.put((0..<6).map { _ in fixture.new(.top) })
    let filter = ClothesFilter(sort: .oldest)
    let first = try await fixture.repository.page(owner: "anne", filter: filter, category: .top, after: nil, limit: 3)
    try await fixture.repository.delete(put[2].id, owner: "anne")
    let second = try await fixture.repository.page(
      owner: "anne", filter: filter, category: .top, after: first.next, limit: 3)
    #expect(second.items.map(\.id) == put[3...].map(\.id))
  }

  @Test(arguments: ClothesFilter.Sort.allCases, 0..<5)
  func `while others are added and deleted, what stays comes exactly once`(
    sort: ClothesFilter.Sort, round: Int
  ) async throws {
    let stays = try await fixture.put((0..<Int.random(in: 5..<25)).map { _ in fixture.new(.shoes) })
    var goes = try await fixture.put((0..<15).map { _ in fixture.new(.shoes) }).shuffled()
    let filter = ClothesFilter(sort: sort)
    let limit = Int.random(in: 1...6)
    var seen: [ClothesID] = []
    var cursor: ClothesCursor?
    var additions = 0
    repeat {
      let page = try await fixture.repository.page(
        owner: "anne", filter: filter, category: .shoes, after: cursor, limit: limit)
      seen += page.items.map(\.id)
      cursor = page.next
      if let one = goes.popLast() { try await fixture.repository.delete(one.id, owner: "anne") }
      // At the moment of another garment, or later; not for ever, or a walk from the oldest would not end.
      if additions < 20 {
        fixture.clock.advance(by: .milliseconds(Int.random(in: 0...1)))
        _ = try await fixture.repository.insert([fixture.new(.shoes)], owner: "anne")
        additions += 1
      }
    } while cursor != nil
    #expect(Set(seen).count == seen.count, "none comes twice")
    #expect(Set(stays.map(\.id)).isSubset(of: seen), "none that stays is left out")
  }

  @Test func `any filter shows what its words say, in sections and in pages`() async throws {
    var generator = SystemRandomNumberGenerator()
    let words = ["navy", "coat", "코트", "100%", "Wool", "linen"]
    var all: [Clothes] = []
    for _ in 0..<120 {
      let description = (0..<Int.random(in: 0..<4, using: &generator)).map { _ in words.randomElement()! }
      all += try await fixture.put([
        fixture.new(
          .allCases.randomElement()!, Seasons(rawValue: .random(in: 1...15, using: &generator)),
          description.joined(separator: " "))
      ])
    }
    for _ in 0..<60 {
      let filter = ClothesFilter(
        season: Bool.random() ? Season.allCases.randomElement() : nil,
        category: Int.random(in: 0..<4) == 0 ? Category.allCases.randomElement() : nil,
        text: Bool.random() ? SearchText(words.shuffled().prefix(.random(in: 1...2)).joined(separator: " ")) : nil,
        sort: .allCases.randomElement()!)
      let firstCount = Int.random(in: 1...8, using: &generator)
      let found = try await fixture.repository.sections(owner: "anne", filter: filter, firstCount: firstCount)
      #expect(found.sections.map(\.header.category) == (filter.category.map { [$0] } ?? Category.allCases))
      for section in found.sections {
        let category = section.header.category
        let expected = expected(filter, category, of: all)
        #expect(section.items == Array(expected.prefix(firstCount)))
        #expect(section.header.total == expected.count)
        #expect((section.header.next == nil) == (expected.count <= firstCount))
        #expect(try await walk(filter, category, limit: firstCount) == expected)
        guard let next = section.header.next else { continue }
        let page = try await fixture.repository.page(
          owner: "anne", filter: filter, category: category, after: next, limit: 500)
        #expect(section.items + page.items == expected, "the page goes on where the section ends")
        #expect(page.total == expected.count)
      }
    }
  }

  /// What a filter shows, by the meaning of its words.
  private func expected(_ filter: ClothesFilter, _ category: Category, of all: [Clothes]) -> [Clothes] {
    let shown = all.filter { clothes in
      guard clothes.category == category else { return false }
      if let season = filter.season, !clothes.seasons.members.contains(season) { return false }
      return (filter.text?.words ?? []).allSatisfy { clothes.description.lowercased().contains($0.text) }
    }
    return filter.sort == .oldest ? shown : shown.reversed()
  }
}

extension Array where Element: CaseIterable {
  fileprivate static var allCases: [Element] { Array(Element.allCases) }
}

import Storage
import Testing

@testable import Closet

/// A closet of 10,000 garments is as quick as one of 100 only while its queries are answered as planned.
@Suite(.timeLimit(.minutes(1))) struct ClothesQueryPlanTests {
  static let filters = [
    ClothesFilter(), ClothesFilter(sort: .oldest), ClothesFilter(season: .summer),
    ClothesFilter(season: .summer, text: SearchText("coat")),
  ]

  /// How SQLite would answer a query, a line for each step.
  func plan(_ query: SQL) async throws -> [String] {
    let fixture = try await ClosetFixture()
    return try await fixture.database.read { reader in
      try reader.rows("EXPLAIN QUERY PLAN \(query)").map { try $0.value("detail") }
    }
  }

  @Test(arguments: filters, [nil, "1767225600000.id-0001"])
  func `a page walks along the index and sorts nothing`(filter: ClothesFilter, place: String?) async throws {
    let cursor = try place.map { text throws(ClosetError) in try ClothesCursor(text) }
    let plan = try await plan(filter.listing(owner: "anne", category: .top, after: cursor, limit: 13))
    #expect(plan.count == 1, "\(plan)")
    #expect(plan[0].contains("USING INDEX clothes_listed (owner=? AND category=?"), "\(plan)")
    #expect((cursor == nil) == !plan[0].contains("(created_at,id)"), "\(plan)")
  }

  @Test func `counting reads the index alone, under a season too`() async throws {
    for filter in [ClothesFilter(), ClothesFilter(season: .winter)] {
      let plan = try await plan(filter.counting(owner: "anne", categories: Category.allCases))
      #expect(plan == ["SEARCH clothes USING COVERING INDEX clothes_listed (owner=? AND category=?)"])
    }
  }
}

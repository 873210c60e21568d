import Closet
import Storage
import Testing

@Suite struct ClothesFilterTests {
  /// The filter in these fields of a query string.
  func read(_ query: [ClothesFilter.Field: String]) throws -> ClothesFilter {
    try ClothesFilter { query[$0] }
  }

  @Test func `no fields filter nothing, newest first`() throws {
    #expect(try read([:]) == ClothesFilter())
    #expect(ClothesFilter().query.isEmpty)
    #expect(!ClothesFilter().isNarrowing)
    #expect(ClothesFilter().sort == .newest)
  }

  @Test func `empty fields, as a form sends them, filter nothing`() throws {
    #expect(try read([.season: "", .category: "", .text: "  ", .sort: ""]) == ClothesFilter())
  }

  @Test func `every filter is read back from its query string`() throws {
    let texts: [String?] = [nil, "코트", "navy  coat", "50%_\\", "&=?#+", "e\u{301}", "👗"]
    for season in [nil] + Season.allCases {
      for category in [nil] + Category.allCases {
        for text in texts {
          for sort in ClothesFilter.Sort.allCases {
            let filter = ClothesFilter(
              season: season, category: category, text: text.flatMap { SearchText($0) }, sort: sort)
            let query = Dictionary(uniqueKeysWithValues: filter.query.map { ($0.field, $0.value) })
            #expect(try read(query) == filter)
            #expect(filter.isNarrowing == (season != nil || category != nil || text != nil))
          }
        }
      }
    }
  }

  @Test func `the names in the address stay as they are, since people keep links`() {
    let filter = ClothesFilter(season: .autumn, category: .shoes, text: SearchText("red"), sort: .oldest)
    #expect(filter.query.map(\.field.rawValue) == ["season", "category", "q", "sort"])
    #expect(filter.query.map(\.value) == ["autumn", "shoes", "red", "oldest"])
  }

  @Test(arguments: [
    (ClothesFilter.Field.season, "monsoon"), (.season, "Summer"), (.season, "1"), (.category, "hat"), (.category, "상의"),
    (.sort, "name"), (.sort, "newest "), (.text, "a\nb"), (.text, "a\u{0}"),
    (.text, String(repeating: "x", count: 101)),
    (.text, String(repeating: "x", count: 1_000_000)),
  ])
  func `a value that isn't known is refused, naming the field`(field: ClothesFilter.Field, value: String) {
    #expect(throws: ClosetError.invalidFilter(field, value: value)) { try read([field: value]) }
  }

  @Test func `the words of the refusal show the value on one line, and not all of it`() {
    let error = ClosetError.invalidFilter(.season, value: "a\r\nb\u{1B}[31m" + String(repeating: "x", count: 500))
    #expect(error.description.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    #expect(error.description.count < 100)
    #expect(error.description.contains("season"))
  }

  @Test(arguments: [
    ("navy coat", ["navy", "coat"]), ("  Navy\t COAT ", ["navy", "coat"]), ("É", ["é"]),
    ("\u{110F}\u{1169}\u{1110}\u{1173}", ["코트"]),
  ])
  func `a text is its words, folded`(typed: String, words: [String]) throws {
    #expect(try #require(SearchText(typed)).words.map(\.text) == words)
  }
}

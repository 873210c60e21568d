import TestSupport
import Testing

@testable import Storage

@Suite(.timeLimit(.minutes(1))) struct FoldedTextSearchTests {
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  @Test(arguments: [
    ("하늘색 셔츠", "셔츠", true), ("하늘색 셔츠", "늘색", true), ("하늘색 셔츠", "색", true), ("하늘색 셔츠", "바지", false),
    ("하늘색 셔츠", "\u{1109}\u{1167}\u{110e}\u{1173}", true), ("Linen JACKET", "jack", true), ("100% wool", "0%", true),
    ("100 wool", "0%", false), ("a_b", "a_b", true), ("axb", "a_b", false), (#"a\b"#, #"\"#, true),
    ("ab", #"\"#, false),
    ("Été", "É", true), ("anything", "", true), ("'; DROP", "'; d", true),
  ])
  func `a text is found by any part of it, and by nothing else`(text: String, part: String, isFound: Bool) async throws
  {
    let database = try await openSamples(folder.path("database"))
    let count = try await database.write { transaction in
      try transaction.run("INSERT INTO samples (id, text) VALUES ('a', \(FoldedText(text)))")
      let pattern = FoldedText(part).likePattern
      return try transaction.rows("SELECT id FROM samples WHERE text LIKE \(pattern) ESCAPE '\\'").count
    }
    #expect(count == (isFound ? 1 : 0))
  }
}

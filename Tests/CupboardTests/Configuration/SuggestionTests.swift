import Testing

@testable import Cupboard

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("", "ab", 2), ("listen", "listen", 0), ("litsen", "listen", 1), ("listn", "listen", 1),
    ("kitten", "sitting", 3), ("옷장", "옷", 1),
  ])
  func `the distance counts slips`(left: String, right: String, distance: Int) {
    #expect(Suggestion.distance(left, right) == distance)
    #expect(Suggestion.distance(right, left) == distance)
  }

  @Test(arguments: [
    ("lisen", "listen"), ("LISTEN", "listen"), ("pub", "public-url"), ("dryrun", "dry-run"), ("tls-crt", "tls-cert"),
    ("jsn", "json"), ("zzz", nil), ("", nil), ("a", nil),
  ])
  func `a slip is recognised, and another word is not`(typed: String, word: String?) {
    #expect(Suggestion.nearest(to: typed, among: Options.all.map(\.name)) == word)
  }
}

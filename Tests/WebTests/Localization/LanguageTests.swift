import Testing
import Web

@Suite struct LanguageTests {
  @Test func `the codes are those of the web`() {
    #expect(Language.allCases.map(\.rawValue) == ["ko", "en"])
  }

  @Test(arguments: [
    ("ko-KR,ko;q=0.9,en-US;q=0.8,en;q=0.7", Language.korean), ("en-US,en;q=0.9,ko;q=0.8", .english),
    ("de, ko;q=0.3, en;q=0.2", .korean), ("en;q=0.4, ko;q=0.5", .korean), ("ko;q=0, en;q=0.1", .english),
    ("ko;q=0", .english), ("*", .english), ("KO", .korean), ("fr", .english), ("", .english),
    ("ko;q=x, en", .english), ("ko;q=2", .english), ("ko ; q=0.9 , en;q=0.8", .korean), (";;,,=", .english),
  ]) func `the browser's languages are weighed`(header: String, expected: Language) {
    #expect(Language(cookie: nil, acceptLanguage: header) == expected)
  }

  @Test func `the one that was chosen wins`() {
    #expect(Language(cookie: "ko", acceptLanguage: "en") == .korean)
  }

  @Test func `a cookie with a language that isn't ours counts for nothing`() {
    #expect(Language(cookie: "xx", acceptLanguage: "ko") == .korean)
  }

  @Test func `English is for a browser that says nothing`() {
    #expect(Language(cookie: nil, acceptLanguage: nil) == .english)
  }
}

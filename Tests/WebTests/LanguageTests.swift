import Testing
import Web

@Suite struct LanguageTests {
  @Test func `the codes are those of the web`() {
    #expect(Language.allCases.map(\.rawValue) == ["ko", "en"])
  }
}

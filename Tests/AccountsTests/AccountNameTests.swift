import Accounts
import Storage
import Testing

@Suite struct AccountNameTests {
  @Test(arguments: ["owner", "지수", "Anne-Marie", "김 지수", "a", String(repeating: "가", count: 64), "🧥", "@"])
  func `a name of people is taken as it was typed`(typed: String) throws {
    #expect(try AccountName(typed).text == typed)
  }

  @Test(arguments: [" owner", "owner\t", "\u{3000}owner\u{A0}", "\n owner \r\n"])
  func `white space around it is dropped`(typed: String) throws {
    #expect(try AccountName(typed).text == "owner")
  }

  @Test func `a name is stored composed`() throws {
    #expect(try Array(AccountName("e\u{301}").text.unicodeScalars) == ["é"])
  }

  @Test func `names that differ in case or composition are folded to one`() throws {
    #expect(try AccountName("RENÉ").folded == AccountName("rene\u{301}").folded)
  }

  @Test(arguments: ["", "   ", "\u{200B}", "\u{FEFF} \u{200D}"])
  func `a name that shows nothing is refused`(typed: String) {
    #expect(throws: AccountsError.invalidName(.empty)) { try AccountName(typed) }
  }

  @Test(arguments: ["a\nb", "a\u{0}b", "a\u{7F}", "a\u{85}b", "a\u{2028}b", "\u{202E}renwo", "a\u{2066}b"])
  func `control characters and turned writing are refused`(typed: String) {
    #expect(throws: AccountsError.invalidName(.unprintable)) { try AccountName(typed) }
  }

  @Test(arguments: [String(repeating: "a", count: 65), String(repeating: " ", count: 100_000)])
  func `a name that is too long is refused`(typed: String) {
    #expect(throws: AccountsError.invalidName(.tooLong)) { try AccountName(typed) }
  }

  @Test func `a letter under a heap of accents is refused`() {
    let typed = "a" + String(repeating: "\u{301}", count: 5000)
    #expect(throws: AccountsError.invalidName(.tooLong)) { try AccountName(typed) }
  }
}

import Accounts
import Cryptography
import Testing

@Suite struct SecretTokenTests {
  @Test func `tokens differ, and fit into a cookie`() {
    let tokens = (0..<100).map { _ in SecretToken() }
    #expect(Set(tokens).count == 100)
    #expect(tokens.allSatisfy { $0.text.utf8.count == 43 })
  }

  @Test func `the token is read back, and has the same hash`() throws {
    let token = SecretToken()
    let read = try #require(SecretToken(token.text))
    #expect(read == token)
    #expect(read.hash == ContentHash(of: Array(token.text.utf8)))
  }

  @Test(arguments: [
    "", "x", String(repeating: "A", count: 42), String(repeating: "A", count: 44), String(repeating: "=", count: 43),
    String(repeating: "A", count: 42) + "B",
  ])
  func `text that can't be a token is refused`(text: String) {
    #expect(SecretToken(text) == nil)
  }

  @Test func `it isn't printed`() {
    let token = SecretToken()
    var dumped = ""
    dump(token, to: &dumped)
    for text in ["\(token)", String(reflecting: token), dumped] { #expect(!text.contains(token.text)) }
  }
}

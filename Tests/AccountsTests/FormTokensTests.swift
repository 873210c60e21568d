import Accounts
import Cryptography
import Testing

@Suite struct FormTokensTests {
  let tokens = FormTokens(key: SecretKey(bytes: Array(0..<32))!)
  let mine = SecretToken()
  let theirs = SecretToken()

  @Test func `a form of the session is taken`() {
    #expect(tokens.isValid(tokens.token(forSession: mine), forSession: mine))
    #expect(tokens.isValid(tokens.token(forVisitor: mine), forVisitor: mine))
  }

  @Test func `a form of another session is not`() {
    #expect(!tokens.isValid(tokens.token(forSession: theirs), forSession: mine))
    #expect(!tokens.isValid(tokens.token(forVisitor: theirs), forVisitor: mine))
  }

  @Test func `a form from before the log-in is none after it, though the cookies were the same`() {
    #expect(!tokens.isValid(tokens.token(forVisitor: mine), forSession: mine))
    #expect(!tokens.isValid(tokens.token(forSession: mine), forVisitor: mine))
  }

  @Test func `a token made with another key is none`() {
    #expect(!FormTokens(key: SecretKey()).isValid(tokens.token(forSession: mine), forSession: mine))
  }

  @Test func `no field, or anything else in it, is refused`() {
    let token = tokens.token(forSession: mine)
    for field in [nil, "", "x", mine.text, String(token.dropLast()), token + "A", token + "=", "é" + token] {
      #expect(!tokens.isValid(field, forSession: mine))
    }
  }

  @Test func `the token doesn't tell the cookie`() {
    #expect(!tokens.token(forSession: mine).contains(mine.text))
    #expect(tokens.token(forSession: mine).utf8.count == 22)
  }
}

import Accounts
import Cryptography
import Testing

@Suite struct SessionCookiesTests {
  let cookies = SessionCookies(key: SecretKey(bytes: Array(0..<32))!)
  let token = SecretToken()

  @Test func `a cookie gives back the token that it was issued for`() {
    #expect(cookies.token(in: cookies.value(for: token)) == token)
  }

  @Test func `a cookie signed with another key is none`() {
    #expect(SessionCookies(key: SecretKey()).token(in: cookies.value(for: token)) == nil)
  }

  @Test func `the hash of one token doesn't stand for another, nor does that of a form`() {
    let others = cookies.value(for: SecretToken()).split(separator: ".")[1]
    let form = FormTokens(key: SecretKey(bytes: Array(0..<32))!).token(forSession: token)
    #expect(cookies.token(in: "\(token.text).\(others)") == nil)
    #expect(cookies.token(in: "\(token.text).\(form)") == nil)
  }

  @Test func `anything else is none`() {
    let value = cookies.value(for: token)
    let values = ["", ".", "x.y", token.text, token.text + ".", String(value.dropLast()), value + "A", value + ".A"]
    for value in values { #expect(cookies.token(in: value) == nil, "\(value)") }
  }
}

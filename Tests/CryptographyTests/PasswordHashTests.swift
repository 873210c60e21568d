import Cryptography
import Testing

@Suite(.timeLimit(.minutes(1))) struct PasswordHashTests {
  @Test(arguments: ["correct horse battery", "비밀번호입니다", "with\u{0}zero", ""])
  func `only the password matches its hash`(password: String) {
    let hash = PasswordHash(of: password)
    #expect(hash.matches(password))
    #expect(!hash.matches(password + "x"))
    #expect(!hash.matches("X" + password))
  }

  @Test func `what follows a zero byte counts`() {
    let hash = PasswordHash(of: "secret\u{0}one")
    #expect(!hash.matches("secret\u{0}two"))
    #expect(!hash.matches("secret"))
  }

  @Test func `the same password has another hash each time`() {
    #expect(PasswordHash(of: "the same") != PasswordHash(of: "the same"))
  }

  @Test func `it is argon2id with its cost in the text`() {
    #expect(PasswordHash(of: "a password").text.hasPrefix("$argon2id$v=19$m=65536,t=2,p=1$"))
  }

  @Test func `a stored hash is read back`() {
    let hash = PasswordHash(of: "a password")
    #expect(PasswordHash(stored: hash.text) == hash)
    #expect(PasswordHash(stored: hash.text).matches("a password"))
  }

  @Test(arguments: ["", "a password", "$argon2id$v=19$m=65536,t=2,p=1$", "$2b$12$abcdefghijklmnopqrstuv"])
  func `a damaged hash matches nothing`(stored: String) {
    #expect(!PasswordHash(stored: stored).matches("a password"))
    #expect(!PasswordHash(stored: stored).matches(""))
  }
}

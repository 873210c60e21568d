import Cryptography
import Testing

@testable import Accounts

@Suite(.timeLimit(.minutes(1))) struct PasswordTests {
  @Test(arguments: ["12345678", "  spaces  ", "비밀번호여덟글자", String(repeating: "x", count: 256)])
  func `eight characters are enough, spaces and all`(typed: String) throws {
    #expect(try Password(typed).text == typed)
  }

  @Test(arguments: ["", "1234567", "비밀번호일곱자", String(repeating: "👨‍👩‍👧", count: 7)])
  func `seven characters are not enough, however many bytes they have`(typed: String) {
    #expect(throws: AccountsError.invalidPassword(.tooShort)) { try Password(typed) }
  }

  @Test(arguments: [String(repeating: " ", count: 8), "\t \u{3000}\u{a0} \t  ", String(repeating: "\n", count: 100)])
  func `white space alone is no password, however much`(typed: String) {
    #expect(throws: AccountsError.invalidPassword(.tooShort)) { try Password(typed) }
  }

  @Test(arguments: [257, 1_000_000])
  func `a text that is no password is refused before it costs anything`(count: Int) {
    #expect(throws: AccountsError.invalidPassword(.tooLong)) { try Password(String(repeating: "x", count: count)) }
  }

  @Test func `it isn't printed`() throws {
    let password = try Password("secret words")
    var dumped = ""
    dump(password, to: &dumped)
    for text in ["\(password)", String(reflecting: password), dumped] { #expect(!text.contains("secret")) }
  }

  @Test func `only the password matches, however it is composed`() async throws {
    let hasher = PasswordHasher()
    let hash = try await hasher.hash(Password("résumé résumé"))
    #expect(try await hasher.matches("re\u{301}sume\u{301} re\u{301}sume\u{301}", hash))
    #expect(try await !hasher.matches("resume resume", hash))
    #expect(try await !hasher.matches("", hash))
    #expect(try await !hasher.matches(String(repeating: "x", count: 1_000_000), hash))
  }

  @Test func `nothing matches where there is no hash`() async throws {
    #expect(try await !PasswordHasher().matches("a password", nil))
  }

  @Test func `the stand-in costs what a hash made now costs`() async throws {
    let hash = try await PasswordHasher().hash(Password("a password")).text
    let parts = hash.split(separator: "$")
    let decoy = PasswordHasher.decoy.text.split(separator: "$")
    #expect(parts.count == decoy.count)
    #expect(parts.prefix(3) == decoy.prefix(3))
    #expect(parts.map(\.count) == decoy.map(\.count))
  }

  @Test func `when as many wait as may, the next is refused at once`() async throws {
    let full = PasswordHasher(limit: 0)
    await #expect(throws: AccountsError.overloaded(retryAfter: 5)) { try await full.matches("a password", nil) }
    await #expect(throws: AccountsError.overloaded(retryAfter: 5)) { try await full.hash(Password("a password")) }
  }

  @Test func `whoever is done makes room for the next`() async throws {
    let hasher = PasswordHasher(limit: 1)
    for _ in 0..<3 { #expect(try await !hasher.matches("a password", nil)) }
  }
}

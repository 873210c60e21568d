import Accounts
import Platform
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct LogInTests {
  let fixture: AccountsFixture
  let logIn: LogIn
  let anne: Account

  init() async throws {
    fixture = try await AccountsFixture()
    let hasher = PasswordHasher()
    logIn = LogIn(database: fixture.database, sessions: fixture.sessions, hasher: hasher, clock: fixture.clock)
    anne = try await fixture.accounts.create(
      name: AccountName("Anne"), password: hasher.hash(Password("correct horse")))
  }

  func visit(_ address: String) -> Visit { Visit(address: address, userAgent: "A browser") }

  @Test func `the right name and password begin a session`() async throws {
    let old = try await fixture.sessions.create(for: anne.id, visit: fixture.visit)
    let new = try await logIn.logIn(
      name: " ANNE", password: "correct horse", visit: visit("192.0.2.1"), replacing: old.token)
    #expect(try await fixture.sessions.find(new.token)?.account.id == anne.id)
    #expect(try await fixture.sessions.find(old.token) == nil)
  }

  @Test(arguments: [
    ("anne", "wrong horse"), ("anne", ""), ("anne", String(repeating: "x", count: 100_000)),
    ("nobody", "correct horse"),
    ("", "correct horse"), ("an\u{0}ne", "correct horse"), (String(repeating: "x", count: 100_000), "correct horse"),
  ])
  func `anything else is wrong, and it isn't said what`(name: String, password: String) async throws {
    await #expect(throws: AccountsError.wrongNameOrPassword) {
      try await logIn.logIn(name: name, password: password, visit: visit("192.0.2.1"))
    }
    #expect(try await fixture.rowCounts()["sessions"] == 0)
  }

  @Test func `an account without a password can't be logged in to, not even with none`() async throws {
    _ = try await fixture.accounts.create(name: AccountName("owner"))
    for password in ["", "owner", "correct horse"] {
      await #expect(throws: AccountsError.wrongNameOrPassword) {
        try await logIn.logIn(name: "owner", password: password, visit: visit("192.0.2.1"))
      }
    }
  }

  @Test func `guessing is slowed down, for the right password too, from wherever it comes`() async throws {
    for number in 1...5 {
      await #expect(throws: AccountsError.wrongNameOrPassword) {
        try await logIn.logIn(name: "anne", password: "guess", visit: visit("203.0.113.\(number)"))
      }
    }
    await #expect(throws: AccountsError.slowDown(seconds: 1)) {
      try await logIn.logIn(name: "Anne", password: "correct horse", visit: visit("203.0.113.99"))
    }
    fixture.clock.advance(by: .seconds(1))
    _ = try await logIn.logIn(name: "Anne", password: "correct horse", visit: visit("203.0.113.99"))
    await #expect(throws: AccountsError.wrongNameOrPassword) {
      try await logIn.logIn(name: "anne", password: "guess", visit: visit("203.0.113.1"))
    }
  }

  @Test func `a name that nobody has is slowed down like any other`() async throws {
    for _ in 1...5 {
      await #expect(throws: AccountsError.wrongNameOrPassword) {
        try await logIn.logIn(name: "nobody", password: "guess", visit: visit("203.0.113.1"))
      }
    }
    await #expect(throws: AccountsError.slowDown(seconds: 1)) {
      try await logIn.logIn(name: "nobody", password: "guess", visit: visit("203.0.113.1"))
    }
  }

  @Test func `strangers don't lock anyone out where they are logged in`() async throws {
    _ = try await logIn.logIn(name: "anne", password: "correct horse", visit: visit("2001:db8:1:2::3"))
    for _ in 1...5 {
      await #expect(throws: AccountsError.wrongNameOrPassword) {
        try await logIn.logIn(name: "anne", password: "guess", visit: visit("203.0.113.1"))
      }
    }
    await #expect(throws: AccountsError.slowDown(seconds: 1)) {
      try await logIn.logIn(name: "anne", password: "correct horse", visit: visit("192.0.2.1"))
    }
    // The same network of IPv6: another address of the same home.
    _ = try await logIn.logIn(name: "anne", password: "correct horse", visit: visit("2001:db8:1:2::4"))
  }
}

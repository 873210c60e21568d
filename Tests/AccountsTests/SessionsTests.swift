import Accounts
import Cryptography
import Platform
import Storage
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct SessionsTests {
  @Test func `a session is found by its token only`() async throws {
    let fixture = try await AccountsFixture()
    let anne = try await fixture.accounts.create(name: AccountName("anne"))
    let new = try await fixture.sessions.create(for: anne.id, visit: fixture.visit)
    let found = try #require(try await fixture.sessions.find(new.token))
    #expect(found == AuthenticatedSession(session: new.session, account: anne))
    #expect(found.session.visit == fixture.visit)
    #expect(try await fixture.sessions.find(SecretToken()) == nil)
  }

  @Test func `the database doesn't hold the token`() async throws {
    let fixture = try await AccountsFixture()
    let anne = try await fixture.accounts.create(name: AccountName("anne"))
    let new = try await fixture.sessions.create(for: anne.id, visit: fixture.visit)
    let link = try await fixture.links.create(for: anne.id)
    let rows = try await fixture.database.read { try $0.rows("SELECT * FROM sessions, login_links") }
    let values = rows.flatMap(\.values).map { "\($0)" }.joined()
    #expect(values.contains(new.token.hash.description))
    #expect(!values.contains(new.token.text))
    #expect(!values.contains(link.text))
  }

  @Test func `logging in ends the session that the browser had, and no other`() async throws {
    let fixture = try await AccountsFixture()
    let anne = try await fixture.accounts.create(name: AccountName("anne"))
    let phone = try await fixture.sessions.create(for: anne.id, visit: fixture.visit)
    let old = try await fixture.sessions.create(for: anne.id, visit: fixture.visit)
    let new = try await fixture.sessions.create(for: anne.id, visit: fixture.visit, replacing: old.token)
    #expect(new.token != old.token)
    #expect(try await fixture.sessions.find(old.token) == nil)
    #expect(try await fixture.sessions.find(new.token) != nil)
    #expect(try await fixture.sessions.find(phone.token) != nil)
  }

  @Test func `a token that someone planted doesn't become a session`() async throws {
    let fixture = try await AccountsFixture()
    let anne = try await fixture.accounts.create(name: AccountName("anne"))
    let planted = SecretToken()
    let new = try await fixture.sessions.create(for: anne.id, visit: fixture.visit, replacing: planted)
    #expect(new.token != planted)
    #expect(try await fixture.sessions.find(planted) == nil)
  }

  @Test func `it ends after thirty days without use`() async throws {
    let fixture = try await AccountsFixture()
    let anne = try await fixture.accounts.create(name: AccountName("anne"))
    let new = try await fixture.sessions.create(for: anne.id, visit: fixture.visit)
    for _ in 0..<3 {
      fixture.clock.advance(by: .seconds(30 * 86_400 - 1))
      #expect(try await fixture.sessions.find(new.token) != nil)
    }
    fixture.clock.advance(by: .seconds(30 * 86_400))
    #expect(try await fixture.sessions.find(new.token) == nil)
    #expect(try await fixture.sessions.list(of: anne.id).isEmpty)
  }

  @Test func `what ended is cleared away at the next log-in`() async throws {
    let fixture = try await AccountsFixture()
    let anne = try await fixture.accounts.create(name: AccountName("anne"))
    _ = try await fixture.sessions.create(for: anne.id, visit: fixture.visit)
    fixture.clock.advance(by: .seconds(30 * 86_400))
    _ = try await fixture.sessions.create(for: anne.id, visit: fixture.visit)
    #expect(try await fixture.rowCounts()["sessions"] == 1)
  }

  @Test func `its last use is written once an hour, not each time`() async throws {
    let fixture = try await AccountsFixture()
    let anne = try await fixture.accounts.create(name: AccountName("anne"))
    let new = try await fixture.sessions.create(for: anne.id, visit: fixture.visit)
    let start = fixture.clock.now()
    for minutes in [1, 58] {
      fixture.clock.advance(by: .seconds(60 * minutes))
      #expect(try await fixture.sessions.find(new.token)?.session.lastUsedAt == start)
    }
    fixture.clock.advance(by: .seconds(60))
    #expect(try await fixture.sessions.find(new.token)?.session.lastUsedAt == fixture.clock.now())
    #expect(try await fixture.sessions.list(of: anne.id).map(\.lastUsedAt) == [fixture.clock.now()])
  }

  @Test func `sessions are listed for their account, the last used first`() async throws {
    let fixture = try await AccountsFixture()
    let anne = try await fixture.accounts.create(name: AccountName("anne"))
    let bob = try await fixture.accounts.create(name: AccountName("bob"))
    let visits = ["Phone", "Laptop", "Tablet"].map { Visit(address: "192.0.2.7", userAgent: $0) }
    var tokens: [SecretToken] = []
    for visit in visits {
      tokens.append(try await fixture.sessions.create(for: anne.id, visit: visit).token)
      fixture.clock.advance(by: .seconds(60))
    }
    _ = try await fixture.sessions.create(for: bob.id, visit: fixture.visit)
    fixture.clock.advance(by: .seconds(7200))
    _ = try await fixture.sessions.find(tokens[0])
    let listed = try await fixture.sessions.list(of: anne.id)
    #expect(listed.map(\.visit.userAgent) == ["Phone", "Tablet", "Laptop"])
  }

  @Test func `one is revoked by whose it is, and not by others`() async throws {
    let fixture = try await AccountsFixture()
    let anne = try await fixture.accounts.create(name: AccountName("anne"))
    let bob = try await fixture.accounts.create(name: AccountName("bob"))
    let new = try await fixture.sessions.create(for: anne.id, visit: fixture.visit)
    try await fixture.sessions.revoke(new.session.id, of: bob.id)
    #expect(try await fixture.sessions.find(new.token) != nil)
    try await fixture.sessions.revoke(new.session.id, of: anne.id)
    #expect(try await fixture.sessions.find(new.token) == nil)
    try await fixture.sessions.revoke(new.session.id, of: anne.id)
  }

  @Test func `all others are revoked, with the picture addresses they were given`() async throws {
    let fixture = try await AccountsFixture()
    let anne = try await fixture.accounts.create(name: AccountName("anne"))
    let bob = try await fixture.accounts.create(name: AccountName("bob"))
    var tokens: [NewSession] = []
    for _ in 0..<3 { tokens.append(try await fixture.sessions.create(for: anne.id, visit: fixture.visit)) }
    let bobs = try await fixture.sessions.create(for: bob.id, visit: fixture.visit)

    try await fixture.sessions.revokeAll(of: anne.id, except: tokens[1].session.id)
    #expect(try await fixture.sessions.list(of: anne.id).map(\.id) == [tokens[1].session.id])
    #expect(try await fixture.accounts.find(anne.id).pictureEpoch == 2)

    try await fixture.sessions.revokeAll(of: anne.id)
    #expect(try await fixture.sessions.list(of: anne.id).isEmpty)
    #expect(try await fixture.sessions.find(bobs.token)?.account.pictureEpoch == 1)
  }

  @Test func `logging out ends the session`() async throws {
    let fixture = try await AccountsFixture()
    let anne = try await fixture.accounts.create(name: AccountName("anne"))
    let new = try await fixture.sessions.create(for: anne.id, visit: fixture.visit)
    try await fixture.sessions.end(new.token)
    #expect(try await fixture.sessions.find(new.token) == nil)
    try await fixture.sessions.end(new.token)
  }

  @Test func `what a browser says of itself is cut to what can be shown`() {
    let visit = Visit(
      address: String(repeating: "1", count: 1000), userAgent: String(repeating: "x\n\u{202E}", count: 1000))
    #expect(visit.address.count == 64)
    #expect(visit.userAgent == String(repeating: "x", count: 256))
  }
}

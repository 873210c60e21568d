import Accounts
import Cryptography
import Platform
import Storage
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct AccountRepositoryTests {
  @Test func `an account is found by its identifier and its name, however it is typed`() async throws {
    let fixture = try await AccountsFixture()
    let rene = try await fixture.accounts.create(name: AccountName("René"), roles: [.administrator])
    #expect(try await fixture.accounts.find(rene.id) == rene)
    for typed in ["René", "RENE\u{301}", "  rené "] {
      #expect(try await fixture.accounts.find(name: AccountName(typed)) == rene)
    }
    #expect(rene.name == "René")
    #expect(rene.roles == [.administrator])
    #expect(!rene.hasPassword)
    #expect(rene.createdAt == fixture.clock.now())
  }

  @Test func `a name that is taken is refused, in any case`() async throws {
    let fixture = try await AccountsFixture()
    _ = try await fixture.accounts.create(name: AccountName("지수"))
    _ = try await fixture.accounts.create(name: AccountName("Anne"))
    for typed in ["ANNE", "anne", "\u{110C}\u{1175}\u{1109}\u{116E}"] {
      let name = try AccountName(typed)
      await #expect(throws: AccountsError.nameTaken(name.text)) { try await fixture.accounts.create(name: name) }
    }
    #expect(try await fixture.accounts.list().map(\.name) == ["지수", "Anne"])
  }

  @Test func `of many that take a name at once one gets it`() async throws {
    let fixture = try await AccountsFixture()
    let name = try AccountName("anne")
    let taken = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<20 {
        group.addTask {
          do throws(AccountsError) { _ = try await fixture.accounts.create(name: name) } catch { return false }
          return true
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(taken == 1)
    #expect(try await fixture.rowCounts()["accounts"] == 1)
  }

  @Test func `who isn't there is unknown`() async throws {
    let fixture = try await AccountsFixture()
    let nobody = AccountID("nobody")
    let unknown = AccountsError.unknownAccount("nobody")
    await #expect(throws: unknown) { try await fixture.accounts.find(nobody) }
    await #expect(throws: unknown) { try await fixture.accounts.find(name: AccountName("nobody")) }
    await #expect(throws: unknown) { try await fixture.accounts.rename(nobody, to: AccountName("x")) }
    await #expect(throws: unknown) { try await fixture.accounts.delete(nobody) }
    await #expect(throws: unknown) { try await fixture.accounts.setPassword(PasswordHash(stored: "x"), for: nobody) }
    await #expect(throws: unknown) { try await fixture.sessions.create(for: nobody, visit: fixture.visit) }
    await #expect(throws: unknown) { try await fixture.links.create(for: nobody) }
  }

  @Test func `the first account is made once, as an administrator without a password`() async throws {
    let fixture = try await AccountsFixture()
    let first = try await fixture.accounts.firstAccount()
    #expect(first.name == "owner")
    #expect(first.roles == [.administrator])
    #expect(!first.hasPassword)
    fixture.clock.advance(by: .seconds(1))
    _ = try await fixture.accounts.create(name: AccountName("another"))
    #expect(try await fixture.accounts.firstAccount() == first)
    #expect(try await fixture.rowCounts()["accounts"] == 2)
  }

  @Test func `a name changes, to another case of itself too, but not to one that is taken`() async throws {
    let fixture = try await AccountsFixture()
    let anne = try await fixture.accounts.create(name: AccountName("anne"))
    _ = try await fixture.accounts.create(name: AccountName("bob"))
    try await fixture.accounts.rename(anne.id, to: AccountName("Anne"))
    #expect(try await fixture.accounts.find(anne.id).name == "Anne")
    await #expect(throws: AccountsError.nameTaken("BOB")) {
      try await fixture.accounts.rename(anne.id, to: AccountName("BOB"))
    }
    #expect(try await fixture.accounts.find(anne.id).name == "Anne")
  }

  @Test func `a new password ends what the old one let in, and keeps the session it is set in`() async throws {
    let fixture = try await AccountsFixture()
    let anne = try await fixture.accounts.create(name: AccountName("anne"))
    let bob = try await fixture.accounts.create(name: AccountName("bob"))
    let here = try await fixture.sessions.create(for: anne.id, visit: fixture.visit)
    let there = try await fixture.sessions.create(for: anne.id, visit: fixture.visit)
    let bobs = try await fixture.sessions.create(for: bob.id, visit: fixture.visit)
    let link = try await fixture.links.create(for: anne.id)

    try await fixture.accounts.setPassword(PasswordHash(stored: "a hash"), for: anne.id, keeping: here.session.id)

    let changed = try await fixture.accounts.find(anne.id)
    #expect(changed.hasPassword)
    #expect(changed.pictureEpoch == anne.pictureEpoch + 1)
    #expect(try await fixture.sessions.find(here.token) != nil)
    #expect(try await fixture.sessions.find(there.token) == nil)
    #expect(try await fixture.sessions.find(bobs.token) != nil)
    await #expect(throws: AccountsError.linkNotValid) { try await fixture.links.peek(link) }
    #expect(try await fixture.accounts.find(bob.id) == bob)
  }

  @Test func `deleting takes sessions, links and what other parts keep, and leaves others' alone`() async throws {
    let fixture = try await AccountsFixture(erasures: [
      { id, transaction in
        try transaction.run("UPDATE accounts SET name = 'erasure of ' || \(id) WHERE name_folded = 'witness'")
      }
    ])
    let witness = try await fixture.accounts.create(name: AccountName("witness"), roles: [.administrator])
    let anne = try await fixture.accounts.create(name: AccountName("anne"))
    for id in [anne.id, witness.id] {
      _ = try await fixture.sessions.create(for: id, visit: fixture.visit)
      _ = try await fixture.links.create(for: id)
    }
    try await fixture.accounts.delete(anne.id)
    #expect(try await fixture.rowCounts() == ["accounts": 1, "sessions": 1, "login_links": 1])
    #expect(try await fixture.accounts.find(witness.id).name == "erasure of \(anne.id.text)")
  }

  @Test func `when a part can't be deleted nothing is`() async throws {
    let fixture = try await AccountsFixture(erasures: [
      { id, transaction in try transaction.run("DELETE FROM sessions WHERE account_id = \(id)") },
      { _, _ in throw DatabaseError.busy },
    ])
    let anne = try await fixture.accounts.create(name: AccountName("anne"))
    let session = try await fixture.sessions.create(for: anne.id, visit: fixture.visit)
    await #expect(throws: AccountsError.database(.busy)) { try await fixture.accounts.delete(anne.id) }
    #expect(try await fixture.sessions.find(session.token)?.account == anne)
  }

  @Test func `the last who may run the server stays while there are others`() async throws {
    let fixture = try await AccountsFixture()
    let owner = try await fixture.accounts.firstAccount()
    let anne = try await fixture.accounts.create(name: AccountName("anne"))
    await #expect(throws: AccountsError.lastAdministrator) { try await fixture.accounts.delete(owner.id) }
    try await fixture.accounts.delete(anne.id)
    try await fixture.accounts.delete(owner.id)
    #expect(try await fixture.accounts.list().isEmpty)
  }

  @Test func `roles that this program doesn't know are not read as none`() async throws {
    let fixture = try await AccountsFixture()
    let anne = try await fixture.accounts.create(name: AccountName("anne"))
    _ = try await fixture.database.write { try $0.run("UPDATE accounts SET roles = 'administrator,viceroy'") }
    let error = await #expect(throws: AccountsError.self) { try await fixture.accounts.find(anne.id) }
    guard case .database(.decoding(column: "roles", _, found: "administrator,viceroy")) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}

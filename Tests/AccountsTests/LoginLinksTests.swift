import Accounts
import Platform
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct LoginLinksTests {
  @Test func `looking at a link changes nothing, using it uses it up`() async throws {
    let fixture = try await AccountsFixture()
    let owner = try await fixture.accounts.firstAccount()
    let link = try await fixture.links.create(for: owner.id)
    for _ in 0..<3 { #expect(try await fixture.links.peek(link) == owner) }
    #expect(try await fixture.links.consume(link) == owner)
    await #expect(throws: AccountsError.linkNotValid) { try await fixture.links.consume(link) }
    await #expect(throws: AccountsError.linkNotValid) { try await fixture.links.peek(link) }
  }

  @Test func `of fifty that use a link at once one succeeds`() async throws {
    let fixture = try await AccountsFixture()
    let owner = try await fixture.accounts.firstAccount()
    let link = try await fixture.links.create(for: owner.id)
    let outcomes = await withTaskGroup(of: AccountsError?.self) { group in
      for _ in 0..<50 {
        group.addTask {
          do throws(AccountsError) { _ = try await fixture.links.consume(link) } catch { return error }
          return nil
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outcomes.count { $0 == nil } == 1)
    #expect(outcomes.count { $0 == .linkNotValid } == 49)
  }

  @Test func `it lives fifteen minutes`() async throws {
    let fixture = try await AccountsFixture()
    let owner = try await fixture.accounts.firstAccount()
    let link = try await fixture.links.create(for: owner.id)
    fixture.clock.advance(by: .seconds(15 * 60) - .milliseconds(1))
    #expect(try await fixture.links.peek(link) == owner)
    fixture.clock.advance(by: .milliseconds(1))
    await #expect(throws: AccountsError.linkNotValid) { try await fixture.links.peek(link) }
    await #expect(throws: AccountsError.linkNotValid) { try await fixture.links.consume(link) }
    _ = try await fixture.links.create(for: owner.id)
    #expect(try await fixture.rowCounts()["login_links"] == 1)
  }

  @Test func `each link is its own`() async throws {
    let fixture = try await AccountsFixture()
    let owner = try await fixture.accounts.firstAccount()
    let anne = try await fixture.accounts.create(name: AccountName("anne"))
    let (first, second) = (try await fixture.links.create(for: owner.id), try await fixture.links.create(for: anne.id))
    #expect(try await fixture.links.consume(second) == anne)
    #expect(try await fixture.links.consume(first) == owner)
    await #expect(throws: AccountsError.linkNotValid) { try await fixture.links.consume(SecretToken()) }
  }

  @Test func `a link of an account that is gone is none`() async throws {
    let fixture = try await AccountsFixture()
    let owner = try await fixture.accounts.firstAccount()
    let link = try await fixture.links.create(for: owner.id)
    try await fixture.accounts.delete(owner.id)
    await #expect(throws: AccountsError.linkNotValid) { try await fixture.links.consume(link) }
  }
}

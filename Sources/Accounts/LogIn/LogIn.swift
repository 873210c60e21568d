private import Cryptography
package import Platform
package import Storage
private import Synchronization

/// Logs people in by name and password, slowly for those who guess.
package final class LogIn: Sendable {
  private let database: any Database
  private let sessions: Sessions
  private let hasher: PasswordHasher
  private let clock: any WallClock
  private let throttle: Mutex<LoginThrottle>

  package init(database: any Database, sessions: Sessions, hasher: PasswordHasher, clock: any WallClock) {
    self.database = database
    self.sessions = sessions
    self.hasher = hasher
    self.clock = clock
    throttle = Mutex(LoginThrottle())
  }

  /// Checks the name and the password and begins a session in place of `old`.
  ///
  /// Throws `.slowDown`, `.overloaded`, and `.wrongNameOrPassword`, which takes as long for a name that nobody has, or one
  /// without a password, as for a wrong password.
  package func logIn(
    name: String, password: String, visit: Visit, replacing old: SecretToken? = nil
  ) async throws(AccountsError) -> NewSession {
    // A text that can't be a name is nobody's: it goes the same way as any unknown name.
    let name = try? AccountName(name)
    let address = NetworkAddress(visit.address)?.subscriber
    let candidate = try await candidate(name: name, address: address)
    let subjects = Self.subjects(name: name, address: address, isAtHome: candidate?.isAtHome ?? false)

    if case .wait(let seconds) = throttle.withLock({ $0.begin(subjects, at: clock.now()) }) {
      throw .slowDown(seconds: seconds)
    }
    guard try await hasher.matches(password, candidate?.password), let candidate else { throw .wrongNameOrPassword }
    throttle.withLock { $0.succeed(subjects) }
    return try await sessions.create(for: candidate.account, visit: visit, replacing: old)
  }

  /// Whom a name stands for, and whether they are known to log in from an address.
  private struct Candidate {
    let account: AccountID
    let password: PasswordHash?
    let isAtHome: Bool
  }

  private func candidate(name: AccountName?, address: NetworkAddress?) async throws(AccountsError) -> Candidate? {
    guard let name else { return nil }
    return try await database.read(failingWith: AccountsError.self) { reader in
      let query: SQL = "SELECT id, password FROM accounts WHERE name_folded = \(name.folded)"
      guard let row = try reader.row(query) else { return nil }
      let id: AccountID = try row.value("id")
      let text: String? = try row.value("password")
      let homes = try reader.rows("SELECT DISTINCT address FROM sessions WHERE account_id = \(id)")
      let isAtHome =
        try address.map { address in
          try homes.contains { NetworkAddress(try $0.value("address", as: String.self))?.subscriber == address }
        } ?? false
      return Candidate(account: id, password: text.map(PasswordHash.init(stored:)), isAtHome: isAtHome)
    }
  }

  private static func subjects(
    name: AccountName?, address: NetworkAddress?, isAtHome: Bool
  ) -> [LoginThrottle.Subject] {
    var subjects: [LoginThrottle.Subject] = []
    if let name { subjects.append(.account(name.folded)) }
    if let address { subjects.append(.address(address)) }
    if isAtHome, let name, let address { subjects[0] = .accountAtHome(name.folded, address) }
    return subjects
  }
}

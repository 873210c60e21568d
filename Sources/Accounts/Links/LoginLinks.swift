package import Platform
package import Storage

/// Links that log in once, within 15 minutes. Showing one changes nothing, since programs look at links that are sent.
package struct LoginLinks: Sendable {
  /// How long a link is valid.
  package static let lifetime = Duration.seconds(15 * 60)

  let database: any Database
  let clock: any WallClock

  package init(database: any Database, clock: any WallClock) {
    self.database = database
    self.clock = clock
  }

  /// A new link's token; those made before stay valid for their time. Throws `.unknownAccount`.
  package func create(for account: AccountID) async throws(AccountsError) -> SecretToken {
    let token = SecretToken()
    let now = clock.now()
    try await database.write(failingWith: AccountsError.self) { transaction in
      guard try transaction.row("SELECT id FROM accounts WHERE id = \(account)") != nil else {
        throw AccountsError.unknownAccount(account.text)
      }
      try transaction.run("DELETE FROM login_links WHERE expires_at <= \(now)")
      try transaction.run(
        """
        INSERT INTO login_links (token_hash, account_id, expires_at)
        VALUES (\(token.storedHash), \(account), \(now + Self.lifetime))
        """)
    }
    return token
  }

  /// The account that the link would log in to; the link stays valid. Throws `.linkNotValid`.
  package func peek(_ token: SecretToken) async throws(AccountsError) -> Account {
    let now = clock.now()
    return try await database.read(failingWith: AccountsError.self) { try $0.account(of: token, at: now) }
  }

  /// Uses the link up, and returns the account to log in to. Of any number at once, one succeeds. Throws `.linkNotValid`.
  package func consume(_ token: SecretToken) async throws(AccountsError) -> Account {
    let now = clock.now()
    return try await database.write(failingWith: AccountsError.self) { transaction in
      let account = try transaction.account(of: token, at: now)
      guard try transaction.run("DELETE FROM login_links WHERE token_hash = \(token.storedHash)") == 1 else {
        throw AccountsError.linkNotValid
      }
      return account
    }
  }
}

extension DatabaseReading {
  fileprivate func account(of token: SecretToken, at now: Instant) throws -> Account {
    let query: SQL = """
      SELECT \(Account.columns) FROM login_links JOIN accounts ON accounts.id = login_links.account_id
      WHERE login_links.token_hash = \(token.storedHash) AND login_links.expires_at > \(now)
      """
    guard let row = try row(query) else { throw AccountsError.linkNotValid }
    return try Account(row)
  }
}

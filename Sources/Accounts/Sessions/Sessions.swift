private import Cryptography
package import Platform
package import Storage

/// Who is logged in where. A session ends 30 days after it was last used, when it is revoked, or at the next log-in.
package struct Sessions: Sendable {
  /// How long a session lasts without being used.
  package static let idleLimit = Duration.seconds(30 * 86_400)
  /// How exactly its last use is known, so that reading pages doesn't write each time.
  package static let touchInterval = Duration.seconds(3600)

  let database: any Database
  let clock: any WallClock
  let identifiers: any IdentifierSource

  package init(database: any Database, clock: any WallClock, identifiers: any IdentifierSource) {
    self.database = database
    self.clock = clock
    self.identifiers = identifiers
  }

  /// Begins a session with a new token, and ends the one that the browser held before: a token that someone planted, or
  /// kept from before the log-in, is worth nothing. Throws `.unknownAccount`.
  package func create(
    for account: AccountID, visit: Visit, replacing old: SecretToken? = nil
  ) async throws(AccountsError) -> NewSession {
    let now = clock.now()
    let token = SecretToken()
    let session = Session(
      id: SessionID(identifiers.next()), accountID: account, visit: visit, createdAt: now, lastUsedAt: now)
    try await database.write(failingWith: AccountsError.self) { transaction in
      guard try transaction.row("SELECT id FROM accounts WHERE id = \(account)") != nil else {
        throw AccountsError.unknownAccount(account.text)
      }
      let oldest = now - Self.idleLimit
      try transaction.run("DELETE FROM sessions WHERE last_used_at <= \(oldest)")
      if let old { try transaction.run("DELETE FROM sessions WHERE token_hash = \(old.storedHash)") }
      try transaction.run(
        """
        INSERT INTO sessions (id, token_hash, account_id, user_agent, address, created_at, last_used_at)
        VALUES (\(session.id), \(token.storedHash), \(account), \(visit.userAgent), \(visit.address), \(now), \(now))
        """)
    }
    return NewSession(token: token, session: session)
  }

  /// The session of that token and whose it is; nil when it ended. One query by the token's hash.
  package func find(_ token: SecretToken) async throws(AccountsError) -> AuthenticatedSession? {
    let now = clock.now()
    let found = try await database.read(failingWith: AccountsError.self) { reader -> AuthenticatedSession? in
      let query: SQL = """
        SELECT \(Session.columns), \(Account.columns) FROM sessions JOIN accounts ON accounts.id = sessions.account_id
        WHERE sessions.token_hash = \(token.storedHash) AND sessions.last_used_at > \(now - Self.idleLimit)
        """
      guard let row = try reader.row(query) else { return nil }
      return AuthenticatedSession(session: try Session(row), account: try Account(row))
    }
    guard var found, now - found.session.lastUsedAt >= Self.touchInterval else { return found }
    let id = found.session.id
    try await database.write(failingWith: AccountsError.self) { transaction in
      _ = try transaction.run("UPDATE sessions SET last_used_at = \(now) WHERE id = \(id) AND last_used_at < \(now)")
    }
    found.session.lastUsedAt = now
    return found
  }

  /// The sessions of an account that haven't ended, the last used first.
  package func list(of account: AccountID) async throws(AccountsError) -> [Session] {
    let oldest = clock.now() - Self.idleLimit
    return try await database.read(failingWith: AccountsError.self) { reader in
      let query: SQL = """
        SELECT \(Session.columns) FROM sessions WHERE account_id = \(account) AND last_used_at > \(oldest)
        ORDER BY last_used_at DESC, id DESC
        """
      return try reader.rows(query).map { try Session($0) }
    }
  }

  /// Ends the session of that token, as logging out does; one that ended already is fine.
  package func end(_ token: SecretToken) async throws(AccountsError) {
    try await database.write(failingWith: AccountsError.self) { transaction in
      _ = try transaction.run("DELETE FROM sessions WHERE token_hash = \(token.storedHash)")
    }
  }

  /// Ends one session of an account; one that ended already, or is someone else's, is left alone.
  package func revoke(_ session: SessionID, of account: AccountID) async throws(AccountsError) {
    try await database.write(failingWith: AccountsError.self) { transaction in
      _ = try transaction.run("DELETE FROM sessions WHERE id = \(session) AND account_id = \(account)")
    }
  }

  /// Ends every session of an account but `kept`, and makes the picture addresses that they were given invalid.
  package func revokeAll(of account: AccountID, except kept: SessionID? = nil) async throws(AccountsError) {
    try await database.write(failingWith: AccountsError.self) { transaction in
      try transaction.endSessions(of: account, except: kept)
    }
  }
}

extension SecretToken {
  /// The hash as the columns `token_hash` hold it.
  var storedHash: String { hash.description }
}

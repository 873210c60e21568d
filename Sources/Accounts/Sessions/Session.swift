package import Platform
import Storage

/// Identifies a session where it is listed; it lets nobody in.
package struct SessionID: TextIdentifier {
  package let text: String

  package init(_ text: String) { self.text = text }
}

/// A browser in which someone is logged in.
package struct Session: Sendable, Hashable {
  package let id: SessionID
  package let accountID: AccountID
  /// Where it was logged in.
  package let visit: Visit
  package let createdAt: Instant
  /// Known to the hour.
  package var lastUsedAt: Instant

  package init(id: SessionID, accountID: AccountID, visit: Visit, createdAt: Instant, lastUsedAt: Instant) {
    self.id = id
    self.accountID = accountID
    self.visit = visit
    self.createdAt = createdAt
    self.lastUsedAt = lastUsedAt
  }
}

/// Who it is that asks, as far as the connection tells.
package struct Visit: Sendable, Hashable {
  /// The address of the client, from `TrustedProxies`.
  package let address: String
  /// What the browser says of itself: at most 256 characters, to show to people.
  package let userAgent: String

  package init(address: String, userAgent: String) {
    self.address = String(address.prefix(64))
    let printable = userAgent.unicodeScalars.lazy.filter { !$0.isUnprintable }.prefix(256)
    self.userAgent = String(String.UnicodeScalarView(printable))
  }
}

/// A session with whose it is: what a request is allowed by.
package struct AuthenticatedSession: Sendable, Hashable {
  package var session: Session
  package var account: Account

  package init(session: Session, account: Account) {
    self.session = session
    self.account = account
  }
}

/// A session just begun, and the token that its browser is to keep.
package struct NewSession: Sendable, Hashable {
  package let token: SecretToken
  package let session: Session

  package init(token: SecretToken, session: Session) {
    self.token = token
    self.session = session
  }
}

extension Session {
  /// The columns that `init(_:)` reads, named so that they stay apart in a join.
  static let columns: SQL = """
    sessions.id AS session_id, sessions.account_id AS session_account_id, sessions.user_agent AS session_user_agent,
    sessions.address AS session_address, sessions.created_at AS session_created_at,
    sessions.last_used_at AS session_last_used_at
    """

  init(_ row: Row) throws(DatabaseError) {
    self.init(
      id: try row.value("session_id"), accountID: try row.value("session_account_id"),
      visit: Visit(address: try row.value("session_address"), userAgent: try row.value("session_user_agent")),
      createdAt: try row.value("session_created_at"), lastUsedAt: try row.value("session_last_used_at"))
  }
}

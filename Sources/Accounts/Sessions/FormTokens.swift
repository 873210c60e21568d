package import Cryptography

/// Tokens that prove a form came from a page of ours, for whoever holds the cookie that the token was made from.
package struct FormTokens: Sendable {
  private let sessionKey: SecretKey
  private let visitorKey: SecretKey

  /// Tokens signed with keys derived of `key`.
  package init(key: SecretKey) {
    sessionKey = key.derived(for: "form token of a session")
    visitorKey = key.derived(for: "form token of a visitor")
  }

  /// The token for the forms of a session, to be sent in the field `csrf`.
  package func token(forSession session: SecretToken) -> String { token(session, sessionKey) }

  /// The token for forms before log-in; `visitor` is the cookie of whoever is not logged in.
  package func token(forVisitor visitor: SecretToken) -> String { token(visitor, visitorKey) }

  /// Whether the field holds the session's token. Takes the same time wherever they differ.
  package func isValid(_ field: String?, forSession session: SecretToken) -> Bool {
    isValid(field, session, sessionKey)
  }

  /// Whether the field holds the visitor's token. Takes the same time wherever they differ.
  package func isValid(_ field: String?, forVisitor visitor: SecretToken) -> Bool {
    isValid(field, visitor, visitorKey)
  }

  private func token(_ secret: SecretToken, _ key: SecretKey) -> String {
    Base64URL.encode(key.authenticationCode(for: secret.text.utf8))
  }

  private func isValid(_ field: String?, _ secret: SecretToken, _ key: SecretKey) -> Bool {
    guard let field, field.utf8.count <= 32, let code = Base64URL.decode(field) else { return false }
    return SecureRandom.equal(code, key.authenticationCode(for: secret.text.utf8))
  }
}

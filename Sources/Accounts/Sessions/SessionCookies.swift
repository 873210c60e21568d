package import Cryptography

/// What a browser keeps of its session: the token and a keyed hash of it, so that no one else can make one up.
///
/// The hash tells without the database that this server issued the cookie, which decides how long a body may be before
/// any of it is read. Whether the session still goes on is for `Sessions.find`.
package struct SessionCookies: Sendable {
  private let key: SecretKey

  /// Cookies signed with a key derived of `key`.
  package init(key: SecretKey) { self.key = key.derived(for: "session cookie") }

  /// The value of the cookie for a session's token.
  package func value(for token: SecretToken) -> String { "\(token.text).\(Base64URL.encode(code(of: token)))" }

  /// The token in a cookie's value; nil unless it was issued here. Takes the same time wherever the hashes differ.
  package func token(in value: String) -> SecretToken? {
    // Longer ones are none, and need not be decoded.
    guard value.utf8.count <= 66 else { return nil }
    let parts = value.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let token = SecretToken(String(parts[0])), let code = Base64URL.decode(parts[1]),
      SecureRandom.equal(code, self.code(of: token))
    else { return nil }
    return token
  }

  private func code(of token: SecretToken) -> [UInt8] { key.authenticationCode(for: token.text.utf8) }
}

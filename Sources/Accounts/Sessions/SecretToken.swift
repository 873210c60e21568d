package import Cryptography

/// A random secret that a browser or a link holds: 256 bits, of which only the hash is stored.
package struct SecretToken: Sendable, Hashable {
  /// What goes into the cookie or the address: 43 letters, digits, `-` and `_`.
  package let text: String

  /// A new token that nobody can guess.
  package init() { text = Base64URL.encode(SecureRandom.bytes(Self.byteCount)) }

  /// The token that came in a cookie or an address; nil for text that can't be one.
  package init?(_ text: String) {
    guard text.utf8.count == 43, Base64URL.decode(text)?.count == Self.byteCount else { return nil }
    self.text = text
  }

  /// What is stored in its place. It needs no salt, since nobody can go through 2²⁵⁶ tokens.
  package var hash: ContentHash { ContentHash(of: text.utf8) }

  private static let byteCount = 32
}

/// A token must not end up in a log.
extension SecretToken: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  package var description: String { "SecretToken(…)" }
  package var debugDescription: String { description }
  package var customMirror: Mirror { Mirror(self, children: []) }
}

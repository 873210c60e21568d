private import Storage

/// A new password, long enough and not too long.
package struct Password: Sendable, Hashable {
  /// Why a text is no password.
  package enum Fault: Sendable, Hashable {
    /// Not long enough, or nothing but white space, which counts for nothing on its own.
    case tooShort
    case tooLong
  }

  /// In characters as people count them (NIST SP 800-63B, section 5.1.1.1).
  package static let minimumLength = 8
  package static let maximumLength = 256

  /// The text that is hashed.
  let text: String

  /// Takes what someone typed, spaces and all. Throws `.invalidPassword`.
  package init(_ typed: String) throws(AccountsError) {
    guard let text = Self.normalized(typed) else { throw .invalidPassword(.tooLong) }
    if text.count < Self.minimumLength || text.allSatisfy(\.isWhitespace) { throw .invalidPassword(.tooShort) }
    if text.count > Self.maximumLength { throw .invalidPassword(.tooLong) }
    self.text = text
  }

  /// Composed, so that a password typed on another keyboard is the same; nil when it is longer than any password.
  static func normalized(_ typed: String) -> String? {
    typed.utf8.count <= 16 * maximumLength ? typed.composed : nil
  }
}

/// A password must not end up in a log.
extension Password: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  package var description: String { "Password(…)" }
  package var debugDescription: String { description }
  package var customMirror: Mirror { Mirror(self, children: []) }
}

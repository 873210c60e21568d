package import Platform
import Storage

/// Identifies an account.
package struct AccountID: TextIdentifier {
  package let text: String

  package init(_ text: String) { self.text = text }
}

/// What an account may do beyond its own closet.
package enum Role: String, Sendable, Hashable, CaseIterable {
  /// Runs the server: sees the other accounts and the server's state.
  case administrator
}

/// A person who may log in.
package struct Account: Sendable, Hashable {
  package let id: AccountID
  /// The name to log in with, as it was typed.
  package var name: String
  package var roles: Set<Role>
  /// A password has been set; until then only a link logs in.
  package var hasPassword: Bool
  /// Raised to make every picture address handed out so far invalid.
  package var pictureEpoch: Int
  package let createdAt: Instant

  package init(
    id: AccountID, name: String, roles: Set<Role>, hasPassword: Bool, pictureEpoch: Int, createdAt: Instant
  ) {
    self.id = id
    self.name = name
    self.roles = roles
    self.hasPassword = hasPassword
    self.pictureEpoch = pictureEpoch
    self.createdAt = createdAt
  }
}

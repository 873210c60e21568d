/// Something that was inserted, updated or deleted, as told to whoever watches.
package struct Change: Sendable, Hashable {
  /// What happened to it.
  package enum Kind: String, Sendable, Hashable, SQLConvertible {
    case insert, update, delete
  }

  /// Who may hear of it, such as an account's id: a stream carries the changes of one audience.
  package let audience: String
  /// The kind of thing, such as `clothes`.
  package let noun: String
  /// Its identifier.
  package let id: String
  package let kind: Kind

  package init(audience: String, noun: String, id: String, kind: Kind) {
    self.audience = audience
    self.noun = noun
    self.id = id
    self.kind = kind
  }
}

/// A change with its place in the order of all changes.
package struct NumberedChange: Sendable, Hashable {
  /// Grows with each change; a reader that has seen it continues after it.
  package let number: Int64
  package let change: Change

  package init(number: Int64, change: Change) {
    self.number = number
    self.change = change
  }
}

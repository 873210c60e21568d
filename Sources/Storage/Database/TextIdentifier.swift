/// The identifier of a row, such as an account's: a text that is a type of its own, so that no two kinds are mixed up.
package protocol TextIdentifier: Hashable, SQLConvertible {
  /// The identifier as it is stored and stands in addresses.
  var text: String { get }

  init(_ text: String)
}

extension TextIdentifier {
  package var sqlValue: SQLValue { .text(text) }
  package init?(sqlValue: SQLValue) {
    guard case .text(let text) = sqlValue else { return nil }
    self.init(text)
  }
}

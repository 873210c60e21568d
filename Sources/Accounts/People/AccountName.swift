package import Storage

/// A name to log in with: 1 to 64 characters on one line, without spaces around it.
package struct AccountName: Sendable, Hashable, CustomStringConvertible {
  /// Why a text is no name.
  package enum Fault: Sendable, Hashable {
    /// There is nothing to see in it.
    case empty
    case tooLong
    /// It holds control characters, line breaks, or characters that turn the direction of writing.
    case unprintable
  }

  package static let maximumLength = 64

  /// The name as it is shown: as it was typed, trimmed and composed.
  package let text: String

  /// The name by which accounts are told apart.
  package var folded: FoldedText { FoldedText(text) }

  /// Takes what someone typed. Throws `.invalidName`.
  package init(_ typed: String) throws(AccountsError) {
    // A character may be a letter with a thousand accents: bytes are counted before anything walks over them.
    guard typed.utf8.count <= 64 * Self.maximumLength else { throw .invalidName(.tooLong) }
    let text = typed.trimmed.composed
    if text.unicodeScalars.contains(where: \.isUnprintable) { throw .invalidName(.unprintable) }
    if !text.unicodeScalars.contains(where: \.isVisible) { throw .invalidName(.empty) }
    if text.count > Self.maximumLength { throw .invalidName(.tooLong) }
    self.text = text
  }

  package var description: String { text }
}

extension String {
  /// Without white space at either end.
  var trimmed: String {
    let scalars = unicodeScalars.drop { $0.properties.isWhitespace }
    guard let last = scalars.lastIndex(where: { !$0.properties.isWhitespace }) else { return "" }
    return String(scalars[...last])
  }
}

extension Unicode.Scalar {
  /// Moves the cursor, breaks the line or turns the direction of writing, so that a name would look like another.
  var isUnprintable: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: properties.isBidiControl
    }
  }

  /// Leaves a mark on the screen.
  fileprivate var isVisible: Bool { !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint }
}

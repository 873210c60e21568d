package import Storage

/// What someone looks for in descriptions: words that must all be there, in any order.
package struct SearchText: Sendable, Hashable {
  package static let maximumLength = 100

  /// The text as it was typed, trimmed and composed.
  package let text: String

  /// Takes what someone typed; nil for a text that is empty, too long or not on one line.
  package init?(_ typed: String) {
    guard typed.utf8.count <= 16 * Self.maximumLength else { return nil }
    let words = typed.composed.split { $0.isWhitespace }
    text = words.joined(separator: " ")
    guard !text.isEmpty, text.count <= Self.maximumLength else { return nil }
    guard !typed.unicodeScalars.contains(where: { $0.isControl && $0 != "\t" }) else { return nil }
  }

  /// Each word, folded.
  package var words: [FoldedText] { text.split(separator: " ").map { FoldedText(String($0)) } }
}

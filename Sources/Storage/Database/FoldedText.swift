private import Foundation

/// Text as it is compared and searched: canonically composed (NFC) and in lower case.
///
/// Equal for whoever reads it means equal bytes in the database: `É`, `e` with a combining acute, and Hangul typed as
/// syllables or, as macOS names files, as single letters.
package struct FoldedText: Sendable, Hashable {
  package let text: String

  package init(_ text: String) { self.text = text.composed.lowercased().composed }

  /// The pattern of `… LIKE pattern ESCAPE '\'` that finds this text anywhere in a column.
  package var likePattern: String {
    var pattern = "%"
    for character in text.unicodeScalars {
      if character == "%" || character == "_" || character == "\\" { pattern += "\\" }
      pattern.unicodeScalars.append(character)
    }
    return pattern + "%"
  }
}

extension FoldedText: SQLConvertible {
  package var sqlValue: SQLValue { .text(text) }
  package init?(sqlValue: SQLValue) {
    guard case .text(let text) = sqlValue else { return nil }
    self.text = text
  }
}

extension String {
  /// The same text canonically composed (NFC, Unicode Standard Annex 15): how all text is stored.
  package var composed: String {
    utf8.allSatisfy { $0 < 0x80 } ? self : precomposedStringWithCanonicalMapping
  }
}

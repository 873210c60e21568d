private import Foundation

/// Text made ready for search: what looks the same is the same.
///
/// A column that is searched has a folded one beside it, and `LIKE` looks in that. `LIKE` finds a word of one or two
/// Hangul syllables, which an index of trigrams doesn't.
package enum SearchText {
  /// The text composed (Unicode NFC) and in lower case.
  package static func folded(_ text: String) -> String {
    text.lowercased().precomposedStringWithCanonicalMapping
  }

  /// The condition that the folded text in `column` contains `text`, whatever its case and composition.
  package static func condition(_ column: SQL, contains text: String) -> SQL {
    "\(column) LIKE \(likePattern(containing: text)) ESCAPE '\\'"
  }

  /// The pattern for `LIKE … ESCAPE '\'` of folded text that contains `text`.
  package static func likePattern(containing text: String) -> String {
    var pattern = "%"
    for scalar in folded(text).unicodeScalars {
      if scalar == "%" || scalar == "_" || scalar == "\\" { pattern.unicodeScalars.append("\\") }
      pattern.unicodeScalars.append(scalar)
    }
    return pattern + "%"
  }
}

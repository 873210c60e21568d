package import Storage

/// What can go wrong in a closet.
package enum ClosetError: Error, Equatable {
  /// This owner has no such garment; of someone else's nothing more is said.
  case notFound(ClothesID)
  /// A filter in an address holds a value that it doesn't know, or a text that is none to look for.
  case invalidFilter(ClothesFilter.Field, value: String)
  /// A position in a list that no list gave.
  case invalidCursor(String)
  /// The form is not complete; what is wrong with each field.
  case invalidForm(ClothesForm.Faults)
  /// A photo of the sample wardrobe could not be kept; its name and the reason in words. Nothing was put.
  case sampleNotPrepared(String, reason: String)
  case database(DatabaseError)
}

extension ClosetError: DatabaseErrorWrapping {}

extension ClosetError: CustomStringConvertible {
  /// One sentence in English that a person can act on.
  package var description: String {
    switch self {
    case .notFound: "There is no such garment, or it was deleted."
    case .invalidFilter(.text, _):
      "The text to look for (q) has at most \(SearchText.maximumLength) characters on one line."
    case .invalidFilter(let field, let value): "The filter \(field.rawValue) has no value \(value.shortened)."
    case .invalidCursor(let text): "There is no place \(text.shortened) in the list."
    case .invalidForm(let faults): faults.description
    case .sampleNotPrepared(let name, let reason): "The sample \(name) could not be kept: \(reason)"
    case .database(let error): "\(error)"
    }
  }
}

extension String {
  /// As much of it as fits into a sentence, in quotation marks and without what could break the line.
  fileprivate var shortened: String {
    let start = prefix(40).map { $0.isNewline || $0.unicodeScalars.contains { $0.isControl } ? "\u{FFFD}" : String($0) }
    return "“\(start.joined())\(count > 40 ? "…" : "")”"
  }
}

extension Unicode.Scalar {
  /// Moves the cursor rather than showing something.
  var isControl: Bool { properties.generalCategory == .control }
}

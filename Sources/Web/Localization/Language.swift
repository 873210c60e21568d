/// The languages that pages are written in.
package enum Language: String, Sendable, Hashable, CaseIterable {
  case korean = "ko"
  case english = "en"

  /// Its name in itself.
  package var name: String {
    switch self {
    case .korean: "한국어"
    case .english: "English"
    }
  }
}

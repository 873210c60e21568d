/// The languages that pages are written in.
package enum Language: String, Sendable, Hashable, CaseIterable {
  case korean = "ko"
  case english = "en"
}

/// What pages say with arguments put in. Made by the functions below only, so that the arguments fit the text.
package struct FilledPhrase: Sendable, Hashable {
  /// The keys of the catalogue whose texts take arguments.
  package enum Key: String, Sendable, Hashable, CaseIterable {
    case clothesCount
    case filterMatches
    case filterRemove
    case sectionAdd
    case sectionAll
    case photoOf
    case photosHint
    case photosChosen
    case descriptionHint
    case photoRemove
    case errorDescriptionTooLong
    case resultTaken
    case resultRefused
    case refusedFormat
    case refusedTooLarge
    case refusedTooManyPixels
    case refusedSideTooLong
    case flashAdded
    case loginWait
    case passwordName
    case passwordHint
    case errorPasswordShort
    case errorPasswordLong
    case menuAccount
    case sessionLastUsed
    case sessionDevice
    case errorRequest
  }

  /// Something put into a text.
  package enum Argument: Sendable, Hashable {
    case text(String)
    /// A number; the first one chooses between singular and plural.
    case count(Int)
  }

  let key: Key
  let arguments: [Argument]

  static func clothesCount(_ count: Int) -> Self { Self(key: .clothesCount, arguments: [.count(count)]) }
  static func filterMatches(_ count: Int) -> Self { Self(key: .filterMatches, arguments: [.count(count)]) }
  static func filterRemove(_ text: String) -> Self { Self(key: .filterRemove, arguments: [.text(text)]) }
  static func sectionAdd(_ text: String) -> Self { Self(key: .sectionAdd, arguments: [.text(text)]) }
  static func sectionAll(_ text: String) -> Self { Self(key: .sectionAll, arguments: [.text(text)]) }
  static func photoOf(_ text: String) -> Self { Self(key: .photoOf, arguments: [.text(text)]) }
  static func photosHint(_ text: String) -> Self { Self(key: .photosHint, arguments: [.text(text)]) }
  static func descriptionHint(_ count: Int) -> Self { Self(key: .descriptionHint, arguments: [.count(count)]) }
  static func photosChosen(_ text: String) -> Self { Self(key: .photosChosen, arguments: [.text(text)]) }
  static func photoRemove(_ text: String) -> Self { Self(key: .photoRemove, arguments: [.text(text)]) }
  static func errorDescriptionTooLong(_ count: Int) -> Self {
    Self(key: .errorDescriptionTooLong, arguments: [.count(count)])
  }
  static func resultTaken(_ count: Int) -> Self { Self(key: .resultTaken, arguments: [.count(count)]) }
  static func resultRefused(_ count: Int) -> Self { Self(key: .resultRefused, arguments: [.count(count)]) }
  static func refusedFormat(_ text: String) -> Self { Self(key: .refusedFormat, arguments: [.text(text)]) }
  static func refusedTooLarge(_ text: String) -> Self { Self(key: .refusedTooLarge, arguments: [.text(text)]) }
  static func refusedTooManyPixels(_ text: String, _ count: Int) -> Self {
    Self(key: .refusedTooManyPixels, arguments: [.text(text), .count(count)])
  }
  static func refusedSideTooLong(_ text: String, _ count: Int) -> Self {
    Self(key: .refusedSideTooLong, arguments: [.text(text), .count(count)])
  }
  static func flashAdded(_ count: Int) -> Self { Self(key: .flashAdded, arguments: [.count(count)]) }
  static func loginWait(_ count: Int) -> Self { Self(key: .loginWait, arguments: [.count(count)]) }
  static func passwordName(_ text: String) -> Self { Self(key: .passwordName, arguments: [.text(text)]) }
  static func passwordHint(_ count: Int) -> Self { Self(key: .passwordHint, arguments: [.count(count)]) }
  static func errorPasswordShort(_ count: Int) -> Self { Self(key: .errorPasswordShort, arguments: [.count(count)]) }
  static func errorPasswordLong(_ count: Int) -> Self { Self(key: .errorPasswordLong, arguments: [.count(count)]) }
  static func menuAccount(_ text: String) -> Self { Self(key: .menuAccount, arguments: [.text(text)]) }
  static func sessionLastUsed(_ text: String) -> Self { Self(key: .sessionLastUsed, arguments: [.text(text)]) }
  static func sessionDevice(_ first: String, _ second: String) -> Self {
    Self(key: .sessionDevice, arguments: [.text(first), .text(second)])
  }
  static func errorRequest(_ text: String) -> Self { Self(key: .errorRequest, arguments: [.text(text)]) }
}

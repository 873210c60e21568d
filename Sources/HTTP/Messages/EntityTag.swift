/// What tells two states of a resource apart, as `ETag` carries it (RFC 9110, section 8.8.3).
struct EntityTag: Equatable {
  /// Says only that the two mean the same, not that their bytes are equal.
  let isWeak: Bool
  /// What stands between the quotes.
  let opaque: Substring

  /// Both strong, and equal: their bytes are.
  func isStronglyEqual(to other: Self) -> Bool { !isWeak && self == other }

  func isWeaklyEqual(to other: Self) -> Bool { opaque == other.opaque }

  /// One tag, and nothing else.
  init?(_ text: String) {
    var rest = text[...]
    guard let tag = Self(taking: &rest), rest.isEmpty else { return nil }
    self = tag
  }

  /// The tags of a list such as `"a", W/"b"`, up to the first thing that is none.
  static func list(_ text: String) -> [EntityTag] {
    var rest = text[...]
    var tags: [EntityTag] = []
    while true {
      rest = rest.drop { $0 == " " || $0 == "," || $0 == "\t" }
      guard let tag = Self(taking: &rest) else { return tags }
      tags.append(tag)
    }
  }

  private init?(taking rest: inout Substring) {
    isWeak = rest.hasPrefix("W/")
    let quoted = isWeak ? rest.dropFirst(2) : rest
    guard quoted.first == "\"", let end = quoted.dropFirst().firstIndex(of: "\"") else { return nil }
    opaque = quoted[quoted.index(after: quoted.startIndex)..<end]
    rest = quoted[quoted.index(after: end)...]
  }
}

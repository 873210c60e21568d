extension StringProtocol {
  /// The text with what would steer a terminal written out, such as `\u{1b}`: safe to print whatever is in it.
  ///
  /// Control characters (C0, C1, DEL) and those that turn the direction of writing round or break lines are written out,
  /// since the name of a file may hold any of them.
  var forTerminal: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0..<0x20, 0x7f..<0xa0, 0x2028, 0x2029, 0x200e, 0x200f, 0x202a...0x202e, 0x2066...0x2069, 0xfeff:
        text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// How many columns the text takes on a terminal: none for combining marks, two for wide characters.
  var columns: Int { reduce(0) { $0 + $1.columns } }
}

extension Character {
  fileprivate var columns: Int {
    guard let scalar = unicodeScalars.first else { return 0 }
    if scalar.properties.generalCategory == .nonspacingMark || scalar.properties.generalCategory == .format { return 0 }
    if scalar.properties.isEmojiPresentation { return 2 }
    // The East Asian wide blocks (Unicode Standard Annex 11), as far as names of files are likely to need them.
    return switch scalar.value {
    case 0x1100...0x115f, 0x2e80...0x303e, 0x3041...0xa4cf, 0xa960...0xa97f, 0xac00...0xd7a3, 0xf900...0xfaff,
      0xfe30...0xfe6f, 0xff00...0xff60, 0xffe0...0xffe6, 0x1f300...0x1faff, 0x20000...0x3fffd:
      2
    default: 1
    }
  }
}

extension StringProtocol {
  /// The text cut to so many columns, the middle left out and `…` in its place, since a name's end tells most.
  func shortened(toColumns limit: Int) -> String {
    guard columns > limit else { return String(self) }
    guard limit > 0 else { return "" }
    var (start, end) = ("", "")
    for character in self {
      if start.columns + character.columns > (limit - 1) / 2 { break }
      start.append(character)
    }
    for character in reversed() {
      if end.columns + character.columns > limit - 1 - start.columns { break }
      end.insert(character, at: end.startIndex)
    }
    return start + "…" + end
  }
}

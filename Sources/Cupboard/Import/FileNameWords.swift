import Closet
import Storage

/// What the name of a photo's file says of the garment, if a person gave it.
enum FileNameWords {
  /// The name without folders and ending, as a description; empty when a camera or a program made it up.
  static func description(of path: String) -> String {
    let stem = stem(of: path).composed
    let words = stem.split { $0 == "_" || $0 == "-" || $0.isWhitespace || $0.isControl }
    let text = words.joined(separator: " ")
    guard !startsWithIdentifier(stem), !isProgramsName(text), words.contains(where: says) else { return "" }
    let short = text.prefix(ClothesDraft.maximumDescriptionLength)
    return short.last == " " ? String(short.dropLast()) : String(short)
  }

  private static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return String(name) }
    let ending = name[name.index(after: dot)...]
    let isEnding = (1...5).contains(ending.count) && ending.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return String(isEnding ? name[..<dot] : name[...])
  }

  /// A UUID, or as many digits without hyphens, whatever follows.
  private static func startsWithIdentifier(_ stem: String) -> Bool {
    let digits = stem.prefix(36).filter { $0 != "-" }
    return digits.count >= 32 && digits.allSatisfy(\.isHexDigit)
  }

  /// Names of programs that put more words behind, such as that of the app that is on the screenshot.
  private static func isProgramsName(_ text: String) -> Bool {
    let folded = text.lowercased()
    return ["screenshot", "screen shot", "스크린샷", "kakaotalk", "whatsapp image"].contains { folded.hasPrefix($0) }
  }

  /// Whether it is a word, rather than a number, a camera's mark, or part of an identifier.
  private static func says(_ word: Substring) -> Bool {
    let letters = word.filter(\.isLetter).lowercased()
    if letters.isEmpty || camerasMarks.contains(letters) { return false }
    if word.count >= 8, word.allSatisfy(\.isHexDigit), word.contains(where: \.isNumber) { return false }
    return letters.count > 1 || letters.contains { !$0.isASCII }
  }

  /// The letters of words that cameras, phones and programs write, beside their numbers.
  private static let camerasMarks: Set<String> = [
    "img", "image", "dsc", "dscn", "dscf", "pxl", "mvimg", "pano", "vid", "dji", "gopr", "wa", "fb", "mp", "hdr",
    "portrait", "night", "burst", "cover", "edited", "copy", "photo", "picture", "untitled", "received", "사진",
  ]
}

extension Character {
  fileprivate var isControl: Bool { unicodeScalars.contains { $0.properties.generalCategory == .control } }
}

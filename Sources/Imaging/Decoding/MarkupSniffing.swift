/// Tells drawings, web pages and plain text from each other and from binary files.
enum MarkupSniffing {
  /// What the text is; nil when the bytes are no text.
  static func kind(of bytes: [UInt8]) -> FileKind? {
    guard let text = text(bytes) else { return nil }
    var rest = text[...]
    while true {
      rest = rest.drop { $0 == " " || $0 == "\t" || $0 == "\n" || $0 == "\r" || $0 == "\u{c}" }
      if rest.starts(with: "<?") {
        guard skip(&rest, past: "?>") else { break }
      } else if rest.starts(with: "<!--") {
        guard skip(&rest, past: "-->") else { break }
      } else if rest.starts(with: "<!doctype") && !rest.starts(with: "<!doctype html") {
        if rest.dropFirst(9).drop(while: { $0 == " " || $0 == "\n" }).starts(with: "svg") { return .svg }
        guard skip(&rest, past: ">") else { break }
      } else {
        break
      }
    }
    if rest.starts(with: "<svg") || rest.starts(with: "<svg:svg") { return .svg }
    if htmlStarts.contains(where: { rest.starts(with: $0) }) { return .html }
    return .text
  }

  private static let htmlStarts = [
    "<!doctype html", "<html", "<head", "<body", "<script", "<iframe", "<h1", "<div", "<font", "<table", "<a ", "<a>",
    "<style", "<title", "<b>", "<br", "<p>", "<p ", "<meta", "<link", "<img", "<form", "<center",
  ]

  /// The bytes as lower-case text, when they are UTF-8 or UTF-16 with a mark, without control characters.
  private static func text(_ bytes: [UInt8]) -> [Unicode.Scalar]? {
    var units: [UInt8] = bytes
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) {
      units.removeFirst(3)
    } else if bytes.starts(with: [0xff, 0xfe]) || bytes.starts(with: [0xfe, 0xff]) {
      // Only the ASCII in it decides; any other letter may be a question mark.
      let low = bytes[0] == 0xff ? 0 : 1
      units = stride(from: 2, to: bytes.count - 1, by: 2).map { start in
        bytes[start + 1 - low] == 0 && bytes[start + low] < 0x80 ? bytes[start + low] : UInt8(ascii: "?")
      }
    }
    if units.contains(where: { $0 < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d, 0x1b].contains($0) }) { return nil }
    let text = String(decoding: units, as: UTF8.self)
    // The last character may be cut in two.
    if text.unicodeScalars.dropLast(3).contains("\u{fffd}") { return nil }
    return Array(text.lowercased().unicodeScalars)
  }

  private static func skip(_ text: inout ArraySlice<Unicode.Scalar>, past end: String) -> Bool {
    let end = Array(end.unicodeScalars)
    while !text.isEmpty {
      if text.starts(with: end) {
        text = text.dropFirst(end.count)
        return true
      }
      text = text.dropFirst()
    }
    return false
  }
}

extension Collection<Unicode.Scalar> {
  fileprivate func starts(with text: String) -> Bool { starts(with: text.unicodeScalars) }
}

/// The description of a colour space inside a picture (ICC.1:2022).
struct ICCProfile {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// It is one of the usual ones for sRGB, so that nothing has to be converted.
  ///
  /// Those are small and name themselves; a large one holds tables that look otherwise than plain sRGB.
  var isSRGB: Bool { bytes.count < 8192 && description?.hasPrefix("sRGB") == true }

  /// The profile's name in ASCII.
  var description: String? {
    guard let count = number(at: 128), count <= 100 else { return nil }
    for entry in stride(from: 132, to: 132 + count * 12, by: 12) where bytes.has("desc", at: entry) {
      guard let start = number(at: entry + 4), let length = number(at: entry + 8),
        length >= 12, start <= bytes.count - length
      else { return nil }
      let tag = Array(bytes[start..<start + length])
      if tag.has("desc") { return text(tag.dropFirst(12)) }
      // One or more languages in UTF-16, the first of which does.
      if tag.has("mluc") { return text(tag.dropFirst(28).filter { $0 != 0 }[...]) }
    }
    return nil
  }

  private func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.prefix { (0x20..<0x7f).contains($0) }, as: UTF8.self)
  }

  private func number(at offset: Int) -> Int? {
    guard offset <= bytes.count - 4 else { return nil }
    return bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}

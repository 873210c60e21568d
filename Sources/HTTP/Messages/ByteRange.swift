/// The part of a file that a request asks for, as `Range` tells it (RFC 9110, section 14.2).
enum ByteRange: Equatable {
  /// These bytes, which are there.
  case part(Range<Int>)
  /// None of the bytes asked for are there.
  case notSatisfiable

  /// Reads `bytes=…` for a file of `count` bytes; nil when it has to be left out of account: another unit, more than
  /// one range (which a server may answer whole, and which is used to make it work), or malformed.
  init?(_ text: String, count: Int) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, String(parts[0]).equalsIgnoringCase("bytes") else { return nil }
    let bounds = parts[1].split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard bounds.count == 2 else { return nil }
    switch (Self.number(bounds[0]), Self.number(bounds[1])) {
    case (nil, let length?) where bounds[0].isEmpty:
      self = length > 0 && count > 0 ? .part(max(0, count - length)..<count) : .notSatisfiable
    case (let start?, nil) where bounds[1].isEmpty: self = start < count ? .part(start..<count) : .notSatisfiable
    case (let start?, let last?):
      guard start <= last else { return nil }
      self = start < count ? .part(start..<min(count, last == .max ? last : last + 1)) : .notSatisfiable
    default: return nil
    }
  }

  /// Digits only; what is more than fits is as good as the largest that does.
  private static func number(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text) ?? .max
  }
}

private import Cryptography

/// The name of an entry's file: the start of its source's hash, then of its key's, so that a source's entries lie together.
struct DiskCacheName: Sendable, Hashable {
  /// 16 hexadecimal digits for the source, `-`, and 32 for the key.
  let file: String

  init(_ key: VariantKey) {
    file = "\(Self.prefix(ofSource: key.source))-\(Self.digits(of: key.description, count: 32))"
  }

  /// The name that a file has; nil for a file that is no entry.
  init?(file: String) {
    let parts = file.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].count == 16, parts[1].count == 32,
      parts.joined().allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) })
    else { return nil }
    self.file = file
  }

  /// The folder it lies in: one of 256.
  var folder: String { String(file.prefix(2)) }

  /// What the names of all entries of a source begin with.
  static func prefix(ofSource source: String) -> String { digits(of: source, count: 16) }

  private static func digits(of text: String, count: Int) -> String {
    String(ContentHash(of: Array(text.utf8)).description.prefix(count))
  }
}

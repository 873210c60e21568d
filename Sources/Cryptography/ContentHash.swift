/// The SHA-256 of some bytes: the name under which an original is kept.
package struct ContentHash: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The 32 bytes of the hash.
  package let bytes: [UInt8]

  /// A hash of these 32 bytes.
  init(bytes: [UInt8]) {
    precondition(bytes.count == 32)
    self.bytes = bytes
  }

  /// The hash written in 64 lower-case hexadecimal digits; nil for anything else.
  package init?(_ hexadecimal: some StringProtocol) {
    guard hexadecimal.utf8.count == 64, let bytes = Hexadecimal.decode(hexadecimal),
      hexadecimal.allSatisfy({ !$0.isUppercase })
    else { return nil }
    self.bytes = bytes
  }

  /// The hash of `bytes`.
  package init(of bytes: some Collection<UInt8>) {
    var hasher = ContentHasher()
    hasher.update(bytes)
    self = hasher.finalize()
  }

  /// 64 lower-case hexadecimal digits.
  package var description: String { Hexadecimal.encode(bytes) }

  package static func < (left: Self, right: Self) -> Bool { left.bytes.lexicographicallyPrecedes(right.bytes) }
}

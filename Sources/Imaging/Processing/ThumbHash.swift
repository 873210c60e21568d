/// A picture in about 25 bytes: its ratio, colours and transparency, to show while the picture itself is on its way.
///
/// The format is Evan Wallace's ThumbHash (<https://evanw.github.io/thumbhash/>).
public struct ThumbHash: Sendable, Hashable {
  /// The bytes of the hash.
  public let bytes: [UInt8]

  /// A hash as it was stored; nil when these bytes are none.
  public init?(bytes: [UInt8]) {
    guard (5...40).contains(bytes.count) else { return nil }
    self.bytes = bytes
  }
}

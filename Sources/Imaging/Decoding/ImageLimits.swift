/// How big a picture may be to be decoded; checked in its header, before any pixel is allocated.
public struct ImageLimits: Sendable, Hashable {
  /// The longest file in bytes.
  public var bytes = 64 << 20
  /// The most pixels of a JPEG, which is decoded at a fraction of its size.
  public var jpegPixels = 250_000_000
  /// The most pixels of any other format, all frames together.
  public var pixels = 100_000_000
  /// The longest side.
  public var side = 65_535
  /// The longest chunk of metadata in bytes.
  public var metadata = 4 << 20

  /// The usual limits.
  public init() {}
}

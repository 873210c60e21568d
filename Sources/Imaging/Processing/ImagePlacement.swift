/// How a result is cut from a picture: what the picture is shrunk to, and which part of that is kept.
public struct ImagePlacement: Sendable, Hashable {
  /// The size to which the whole upright picture is brought; never above its own.
  public let scaled: PixelSize
  /// The columns left of the part that is kept.
  public let left: Int
  /// The rows above the part that is kept.
  public let top: Int
  /// The size of the part that is kept: the size of the result.
  public let size: PixelSize

  init(scaled: PixelSize, keeping size: PixelSize) {
    self.scaled = scaled
    self.size = size
    left = (scaled.width - size.width) / 2
    top = (scaled.height - size.height) / 2
  }

  /// Nothing is cut off.
  public var isWhole: Bool { scaled == size }
}

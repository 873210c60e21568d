/// Upright pixels in sRGB, 8 bits a channel.
public struct PixelBuffer: Sendable, Hashable {
  /// How many pixels, both ways.
  public let size: PixelSize
  /// With a fourth channel that says how opaque each pixel is; the colours are not multiplied by it.
  public let hasAlpha: Bool
  /// Red, green, blue and perhaps alpha of each pixel, row by row from the top left, without gaps.
  public let bytes: [UInt8]

  /// Pixels from their bytes, of which there must be exactly as many as the size and channels need.
  public init(size: PixelSize, hasAlpha: Bool, bytes: [UInt8]) {
    precondition(size.width > 0 && size.height > 0 && bytes.count == size.width * size.height * (hasAlpha ? 4 : 3))
    self.size = size
    self.hasAlpha = hasAlpha
    self.bytes = bytes
  }

  /// Bytes a pixel: 3 or 4.
  public var channels: Int { hasAlpha ? 4 : 3 }

  /// The channels of the pixel in that column and row.
  public func pixel(x: Int, y: Int) -> ArraySlice<UInt8> {
    let start = (y * size.width + x) * channels
    return bytes[start..<start + channels]
  }
}

/// A picture in the bytes of a format: upright, in sRGB, without metadata.
public struct EncodedImage: Sendable, Hashable {
  /// The format of the bytes.
  public var format: ImageOutput.Format
  /// How many pixels, both ways.
  public var size: PixelSize
  /// The file as it is sent.
  public var bytes: [UInt8]

  /// A picture of those bytes, taken as they are.
  public init(format: ImageOutput.Format, size: PixelSize, bytes: [UInt8]) {
    self.format = format
    self.size = size
    self.bytes = bytes
  }
}

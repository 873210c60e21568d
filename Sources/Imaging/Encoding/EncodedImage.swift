/// A picture in the bytes of a format: upright, in sRGB, without metadata.
public struct EncodedImage: Sendable, Hashable {
  public var format: ImageOutput.Format
  public var size: PixelSize
  public var bytes: [UInt8]

  public init(format: ImageOutput.Format, size: PixelSize, bytes: [UInt8]) {
    self.format = format
    self.size = size
    self.bytes = bytes
  }
}

/// A picture to be made of another: how big, and in which format.
public struct ImageOutput: Sendable, Hashable {
  /// The formats that can be written.
  public enum Format: String, Sendable, Hashable, CaseIterable {
    case webp, jpeg, png

    /// Its media type, such as `image/webp` (IANA).
    public var mediaType: String { "image/\(rawValue)" }
  }

  /// How big.
  public var sizing: ImageSizing
  /// In which format.
  public var format: Format
  /// 1 (small) to 100 (good); PNG ignores it.
  public var quality: Int
  /// What stands behind transparent pixels in JPEG, which has none; WebP and PNG keep them.
  public var background: RGBColor

  /// An output of that sizing; WebP of quality 80 unless something else is said.
  public init(_ sizing: ImageSizing, format: Format = .webp, quality: Int = 80, background: RGBColor = .white) {
    self.sizing = sizing
    self.format = format
    self.quality = quality
    self.background = background
  }
}

/// A colour in sRGB, 8 bits each.
public struct RGBColor: Sendable, Hashable {
  /// 0 to 255.
  public var red: UInt8
  /// 0 to 255.
  public var green: UInt8
  /// 0 to 255.
  public var blue: UInt8

  /// A colour of those parts.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// All parts at 255.
  public static let white = RGBColor(red: 255, green: 255, blue: 255)
}

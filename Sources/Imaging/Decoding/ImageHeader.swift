/// What a picture's file says of it before anything is decoded.
public struct ImageHeader: Sendable, Hashable {
  /// What the file is by its first bytes.
  public var format: ImageFormat
  /// The size as it is stored, before the orientation is applied.
  public var storedSize: PixelSize
  /// How the stored pixels have to be turned to be upright: EXIF values 1 to 8, 1 for none or an invalid one.
  public var orientation: Int
  /// How many frames an animation has, or pages a document; 1 for a still picture.
  public var frames: Int
  /// Some of it may be transparent.
  public var hasAlpha: Bool

  /// A header that says this.
  public init(format: ImageFormat, storedSize: PixelSize, orientation: Int, frames: Int, hasAlpha: Bool) {
    self.format = format
    self.storedSize = storedSize
    self.orientation = orientation
    self.frames = frames
    self.hasAlpha = hasAlpha
  }

  /// The size as it is seen: width and height exchanged for orientations 5 to 8.
  public var uprightSize: PixelSize { orientation >= 5 ? storedSize.transposed : storedSize }
}

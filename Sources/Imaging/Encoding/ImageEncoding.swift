/// What turns pixels into the bytes of a format: the seam behind which the codecs stand.
public protocol ImageEncoding: Sendable {
  /// Encodes the pixels without any metadata, profile or orientation.
  ///
  /// JPEG has no transparency: `background` stands behind what is transparent. `quality` is 1 to 100; PNG ignores it.
  /// Throws `.notEncodable` when the format can't hold it.
  func encode(
    _ pixels: PixelBuffer, as format: ImageOutput.Format, quality: Int, background: RGBColor
  ) throws(ImagingError) -> EncodedImage
}

/// What turns the bytes of a picture into pixels: the seam behind which the codecs stand.
///
/// A picture's header is read and checked before by `ImageHeader.probe`, the same for all codecs.
public protocol ImageDecoding: Sendable {
  /// Whether this codec takes such a picture; the next codec is asked when it doesn't.
  func canDecode(_ header: ImageHeader) -> Bool

  /// Decodes the picture once and gives its pixels at each of the placements, upright and in sRGB.
  ///
  /// The placements are those of the upright picture. `isCancelled` is asked between steps that take long.
  ///
  /// Throws `.damaged` for a picture that is cut short or broken, never a part of it; `.notDecodable` for a kind that the
  /// header didn't give away; `.cancelled`.
  func decode(
    _ bytes: [UInt8], header: ImageHeader, placements: [ImagePlacement], isCancelled: () -> Bool
  ) throws(ImagingError) -> [PixelBuffer]
}

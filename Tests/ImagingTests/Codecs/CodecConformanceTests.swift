import Imaging
import ImagingTesting
import Testing

/// Every codec keeps every promise of its seam.
@Suite(.timeLimit(.minutes(1))) struct CodecConformanceTests {
  static let pictures = [
    "444.jpg", "progressive.jpg", "orientation-5.jpg", "orientation-6.jpg", "display-p3.jpg", "cmyk.jpg", "rgb-16.png",
    "palette.png", "orientation-6.png", "plain.webp", "lossless.webp", "plain.heic", "orientation-8.avif", "plain.gif",
    "plain.tiff", "orientation-6.tiff",
  ]

  @Test(arguments: DecodingCheck.all, pictures)
  func `the general codec decodes as promised`(check: DecodingCheck, name: String) throws {
    try check.run(VipsCodec(), on: Self.reference(name))
  }

  @Test(arguments: EncodingCheck.all, ImageOutput.Format.allCases)
  func `the general codec encodes as promised`(check: EncodingCheck, format: ImageOutput.Format) throws {
    try check.run(VipsCodec(), writing: format)
  }

  @Test func `a codec that gives another size breaks its promise`() throws {
    let reference = try Self.reference("444.jpg")
    #expect(throws: BrokenPromise.self) { try DecodingCheck.all[0].run(GreyDecoder(), on: reference) }
  }

  private static func reference(_ name: String) throws -> ReferencePicture {
    let corners = CornerColours.all.map { RGBColor(red: $0[0], green: $0[1], blue: $0[2]) }
    return ReferencePicture(name, bytes: try Fixture.bytes(name), size: Fixture.size, corners: corners, tolerance: 16)
  }

  /// A decoder that gives a grey pixel for everything.
  private struct GreyDecoder: ImageDecoding {
    func canDecode(_ header: ImageHeader) -> Bool { true }

    func decode(
      _ bytes: [UInt8], header: ImageHeader, placements: [ImagePlacement], isCancelled: () -> Bool
    ) throws(ImagingError) -> [PixelBuffer] {
      placements.map { _ in
        PixelBuffer(size: PixelSize(width: 1, height: 1), hasAlpha: false, bytes: [128, 128, 128])
      }
    }
  }
}

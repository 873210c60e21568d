import Testing

@testable import Imaging

/// Which first bytes reach which decoder, pinned: a new way in has to be added here on purpose.
@Suite struct DecoderPolicyTests {
  @Test func `only these loaders of libvips can run`() {
    #expect(
      VipsLibrary.loaders == [
        "VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer",
        "VipsForeignLoadHeifBuffer", "VipsForeignLoadNsgifBuffer", "VipsForeignLoadTiffBuffer",
      ])
  }

  @Test(arguments: [
    "svgload_buffer", "pdfload_buffer", "magickload_buffer", "jp2kload_buffer", "jxlload_buffer", "radload_buffer",
    "ppmload_source", "openslideload", "fitsload", "openexrload", "matload", "csvload", "rawload", "vipsload",
    "jpegload", "pngload", "tiffload", "heifload", "gifload", "webpload", "analyzeload", "niftiload", "matrixload",
  ])
  func `every other loader is blocked`(name: String) {
    VipsLibrary.start()
    #expect(VipsLibrary.isBlocked(operation: name))
  }

  @Test(arguments: [
    "jpegload_buffer", "pngload_buffer", "webpload_buffer", "heifload_buffer", "gifload_buffer", "tiffload_buffer",
  ])
  func `those of our formats are not`(name: String) {
    VipsLibrary.start()
    #expect(!VipsLibrary.isBlocked(operation: name))
  }

  @Test(arguments: [
    ("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>", FileKind.svg), ("%PDF-1.4\n", .pdf),
    ("8BPS\0\u{1}\0\0\0\0\0\0", .otherImage("Photoshop")), ("push graphic-context\nviewbox 0 0 9 9\n", .text),
    ("P6\n1 1\n255\nabc", .text), ("#?RADIANCE\n", .otherImage("Radiance HDR")), ("<html>", .html),
    ("PK\u{3}\u{4}", .archive),
  ])
  func `what is no photo reaches no decoder`(text: String, kind: FileKind) {
    let decoder = RefusingDecoder()
    let performer = ImageJobPerformer(decoders: [decoder], encoder: VipsCodec())
    let bytes = text.unicodeScalars.map { UInt8($0.value) }
    #expect(throws: ImagingError.notDecodable(kind)) {
      try performer.perform(ImageJob(source: ImageBytes(bytes), outputs: [ImageOutput(.width(1))]))
    }
  }

  @Test func `a picture over the limits reaches no decoder`() throws {
    let performer = ImageJobPerformer(decoders: [RefusingDecoder()], encoder: VipsCodec())
    var png = try Fixture.bytes("rgb-16.png")
    png.replaceSubrange(16..<24, with: [0, 0, 0x4e, 0x20, 0, 0, 0x4e, 0x20])
    let size = PixelSize(width: 20_000, height: 20_000)
    #expect(throws: ImagingError.tooManyPixels(size, frames: 1, limit: 100_000_000)) {
      try performer.perform(ImageJob(source: ImageBytes(png), outputs: [ImageOutput(.width(1))]))
    }
  }

  @Test func `a decoder that finds another size than the header is not believed`() throws {
    var header = try ImageHeader.probe(ImageBytes(Fixture.bytes("plain.webp")))
    header.storedSize.height = 60
    let placements = [ImageSizing.width(160).placement(in: header.uprightSize)]
    #expect {
      try VipsCodec().decode(Fixture.bytes("plain.webp"), header: header, placements: placements) { false }
    } throws: {
      if case .damaged = $0 as? ImagingError { true } else { false }
    }
  }

  /// A decoder that must not be reached.
  private struct RefusingDecoder: ImageDecoding {
    func canDecode(_ header: ImageHeader) -> Bool {
      Issue.record("a decoder was asked about \(header)")
      return false
    }

    func decode(
      _ bytes: [UInt8], header: ImageHeader, placements: [ImagePlacement], isCancelled: () -> Bool
    ) throws(ImagingError) -> [PixelBuffer] { [] }
  }
}

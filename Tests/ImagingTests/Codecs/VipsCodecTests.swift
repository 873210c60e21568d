import Imaging
import Testing

@Suite struct VipsCodecTests {
  static let plain = [
    "orientation-9.jpg", "orientation-6-then-3.jpg", "orientation-broken-then-6.jpg", "orientation-6.png",
    "orientation-6-late.png", "orientation-6.webp", "orientation-6.tiff", "orientation-6.heic", "plain.heic",
    "plain.gif", "plain.webp", "lossless.webp", "plain.tiff", "big.tiff", "444.jpg", "422.jpg", "progressive.jpg",
    "palette.png", "rgb-16.png", "display-p3.jpg", "display-p3.heic", "display-p3-alpha-16.png", "broken-profile.jpg",
    "cmyk-profile-on-rgb.jpg", "cmyk.jpg", "cmyk-no-adobe.jpg", "ycck.jpg", "cmyk.tiff",
  ]

  @Test(arguments: plain)
  func `the picture is upright and in its colours`(name: String) throws {
    let result = try Fixture.run(name)
    #expect(result.header.uprightSize == Fixture.size)
    #expect(result.images[0].size == Fixture.size)
    try CornerColours.expect(in: result.images[0], within: 12)
  }

  @Test(arguments: (1...8).map { "orientation-\($0).jpg" } + [1, 3, 5, 6, 7, 8].map { "orientation-\($0).avif" })
  func `each orientation is upright in every output`(name: String) throws {
    let sizings: [ImageSizing] = [
      .width(160), .width(80), .width(40), .fit(PixelSize(width: 400, height: 60)),
      .fill(PixelSize(width: 60, height: 60)), .fill(PixelSize(width: 100, height: 50)),
    ]
    let sizes = [(160, 120), (80, 60), (40, 30), (80, 60), (60, 60), (100, 50)].map {
      PixelSize(width: $0.0, height: $0.1)
    }
    for format in ImageOutput.Format.allCases {
      let outputs = sizings.map { ImageOutput($0, format: format, quality: 90) }
      // All from one decoding, and each by itself.
      let together = try Fixture.run(name, outputs).images
      let alone = try outputs.map { try Fixture.run(name, [$0]).images[0] }
      for images in [together, alone] {
        #expect(images.map(\.size) == sizes)
        for image in images {
          #expect(try ImageHeader.probe(ImageBytes(image.bytes)).storedSize == image.size)
          #expect(try ImageHeader.probe(ImageBytes(image.bytes)).orientation == 1)
          try CornerColours.expect(in: image, within: 16)
        }
      }
    }
  }

  @Test(arguments: ["grey.jpg", "grey-16.png", "grey-alpha.png"])
  func `grey stays grey`(name: String) throws {
    let image = try Fixture.run(name, [ImageOutput(.width(160), format: .png)]).images[0]
    if name == "grey-alpha.png" {
      let pixels = try Decoded(image).pixels
      #expect(Set(pixels.pixel(x: 80, y: 60).prefix(3)).count == 1)
      #expect(pixels.pixel(x: 80, y: 60).last == 255 && pixels.pixel(x: 5, y: 5).last == 0)
    } else {
      try CornerColours.expectGrey(in: image, within: 6)
    }
  }

  @Test(arguments: ["black-and-white.png", "black-and-white.tiff"])
  func `one bit a pixel is black and white`(name: String) throws {
    let pixels = try Decoded(Fixture.run(name).images[0]).pixels
    #expect(Set(pixels.bytes) == [0, 255])
    // Yellow is light and blue is dark, so it is not a negative.
    let counts = [(0, 80), (110, 80)].map { left, top in
      (0..<40).reduce(0) { sum, row in
        sum + (0..<50).count { pixels.pixel(x: left + $0, y: top + row).first == 255 }
      }
    }
    #expect(counts[0] < 1000 && counts[1] > 1000)
  }

  @Test func `inks are converted by their profile`() throws {
    let pixels = try Decoded(Fixture.run("cmyk-profile.jpg").images[0]).pixels
    let inks: [[UInt8]] = [[0, 158, 224], [230, 0, 126], [255, 237, 0], [29, 29, 27]]
    for (found, ink) in zip(CornerColours.pixels(of: pixels), inks) {
      CornerColours.expectClose(found, ink, within: 30)
    }
  }

  @Test(arguments: ["alpha.png", "alpha.webp", "alpha.avif", "alpha.heic", "palette-transparent.png"])
  func `transparency stays, and JPEG has the ground in its place`(name: String) throws {
    let outputs = [160, 40].flatMap { width in
      [
        ImageOutput(.width(width), format: .webp), ImageOutput(.width(width), format: .png),
        ImageOutput(
          .width(width), format: .jpeg, quality: 95, background: RGBColor(red: 10, green: 200, blue: 90)),
      ]
    }
    let result = try Fixture.run(name, outputs)
    #expect(result.header.hasAlpha)
    for image in result.images {
      let pixels = try Decoded(image).pixels
      let corner = pixels.pixel(x: 2, y: 2)
      if image.format == .jpeg {
        CornerColours.expectClose(corner, [10, 200, 90], within: 6)
      } else {
        #expect(corner.last == 0)
      }
      let centre = pixels.pixel(x: image.size.width / 2, y: image.size.height / 2)
      #expect(centre.first.map { (80...180).contains($0) } == true)
      #expect(centre.count == 3 || centre.last == 255)
    }
  }

  @Test func `transparent pixels don't bleed into the edge`() throws {
    // Opaque red beside transparent white: mixed without regard to transparency the edge would turn pink.
    var bytes: [UInt8] = []
    for _ in 0..<64 { for column in 0..<64 { bytes += column < 31 ? [255, 0, 0, 255] : [255, 255, 255, 0] } }
    let pixels = PixelBuffer(size: PixelSize(width: 64, height: 64), hasAlpha: true, bytes: bytes)
    let png = try VipsCodec().encode(pixels, as: .png, quality: 80, background: .white)
    let small = try Decoded(Fixture.run(png.bytes, [ImageOutput(.width(16), format: .png)]).images[0]).pixels
    for column in 0..<16 where small.pixel(x: column, y: 8).last! > 0 {
      CornerColours.expectClose(small.pixel(x: column, y: 8).prefix(3), [255, 0, 0], within: 1)
    }
    #expect((1...254).contains(small.pixel(x: 7, y: 8).last!))
  }

  @Test(arguments: ["animated.gif", "animated.webp", "animated.png"])
  func `the first frame is taken`(name: String) throws {
    let result = try Fixture.run(name)
    #expect(result.header.frames == 3)
    #expect(result.images[0].size == PixelSize(width: 64, height: 48))
    let pixel = try Decoded(result.images[0]).pixels.pixel(x: 32, y: 24)
    CornerColours.expectClose(pixel, [220, 40, 40], within: 6)
  }

  @Test func `the first page is taken`() throws {
    let result = try Fixture.run("pages.tiff")
    #expect(result.header.frames == 2)
    #expect(result.images[0].size == PixelSize(width: 64, height: 48))
  }

  @Test(arguments: ImageOutput.Format.allCases)
  func `nothing is scaled up`(format: ImageOutput.Format) throws {
    let sizings: [ImageSizing] = [
      .width(500), .fit(PixelSize(width: 9, height: 9)), .fill(PixelSize(width: 4, height: 4)),
    ]
    let images = try Fixture.run("one-pixel.jpg", sizings.map { ImageOutput($0, format: format) }).images
    for image in images {
      #expect(image.size == PixelSize(width: 1, height: 1))
      CornerColours.expectClose(try Decoded(image).pixels.pixel(x: 0, y: 0), [220, 40, 40], within: 12)
    }
  }

  @Test(arguments: ImageOutput.Format.allCases)
  func `no metadata is left`(format: ImageOutput.Format) throws {
    for name in ["display-p3.jpg", "orientation-6.webp", "orientation-6.tiff", "display-p3.heic"] {
      let bytes = try Fixture.run(name, [ImageOutput(.width(160), format: format)]).images[0].bytes
      let text = String(decoding: bytes.map { $0 < 0x80 ? $0 : 0x3f }, as: UTF8.self)
      for mark in ["Exif", "ICC_PROFILE", "iCCP", "ICCP", "EXIF", "eXIf", "XMP", "Display P3"] {
        #expect(!text.contains(mark), "\(name) as \(format) has \(mark)")
      }
    }
  }

  @Test func `equal outputs are equal bytes, and quality counts`() throws {
    let low = ImageOutput(.width(100), format: .jpeg, quality: 30)
    let high = ImageOutput(.width(100), format: .jpeg, quality: 90)
    let images = try Fixture.run("444.jpg", [low, high, low]).images
    #expect(images[0] == images[2])
    #expect(images[0].bytes.count < images[1].bytes.count)
  }

  @Test func `what is too wide for a format is refused by the encoder and avoided by the job`() throws {
    let wide = PixelBuffer(
      size: PixelSize(width: 16_500, height: 2), hasAlpha: false, bytes: Array(repeating: 90, count: 99_000))
    #expect {
      try VipsCodec().encode(wide, as: .webp, quality: 80, background: .white)
    } throws: {
      if case .notEncodable = $0 as? ImagingError { true } else { false }
    }
    let png = try VipsCodec().encode(wide, as: .png, quality: 80, background: .white)
    let images = try Fixture.run(png.bytes, [ImageOutput(.width(16_500)), ImageOutput(.width(16_500), format: .jpeg)])
      .images
    #expect(images.map(\.size.width) == [16_383, 16_500])
  }

  @Test func `a cancelled job stops between its steps`() throws {
    var asked = 0
    let job = ImageJob(source: ImageBytes(try Fixture.bytes("444.jpg")), outputs: [ImageOutput(.width(80))])
    #expect(throws: ImagingError.cancelled) {
      try ImageJobPerformer.standard().perform(job) {
        asked += 1
        return asked == 2
      }
    }
  }
}

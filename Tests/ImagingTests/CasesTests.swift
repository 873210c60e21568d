import Glibc
import Imaging
import Platform
import Testing

/// Pictures of every kind in a folder outside the project, when the variable `CUPBOARD_CASES` names one.
@Suite(.enabled(if: Cases.folder != nil), .timeLimit(.minutes(1)))
struct CasesTests {
  let runner = InProcessJobRunner(threads: 2)

  static let pictures =
    (1...8).map { "orientation-\($0).jpg" } + [
      "orientation-6-big-endian.jpg", "orientation-6.png", "orientation-6.webp", "orientation-9-invalid.jpg",
      "plain.heic", "plain.avif", "plain.tiff", "rgb8.png", "sampling-420.jpg", "sampling-422.jpg", "sampling-444.jpg",
      "progressive.jpg", "palette.png",
    ]

  @Test(arguments: pictures)
  func `the picture is upright and in its colours`(name: String) async throws {
    let result = try await Cases.run(name, on: runner)
    #expect(result.images.map(\.size) == [PixelSize(width: 320, height: 240)])
    #expect(result.header.uprightSize == PixelSize(width: 320, height: 240))
    try CornerColours.expect(in: result.images[0], within: 12)
  }

  @Test func `an odd size stays`() async throws {
    let result = try await Cases.run("odd-317x233.jpg", on: runner)
    #expect(result.images[0].size == PixelSize(width: 317, height: 233))
    try CornerColours.expect(in: result.images[0], within: 12)
  }

  @Test(arguments: ["gray.jpg", "gray8.png", "gray16.png"])
  func `grey stays grey`(name: String) async throws {
    try CornerColours.expectGrey(in: await Cases.run(name, on: runner).images[0], within: 12)
  }

  @Test func `black and white stays black and white`() async throws {
    let pixels = try Decoded(await Cases.run("bilevel.png", on: runner).images[0]).pixels
    #expect(Set(pixels.bytes) == [0, 255])
  }

  @Test func `CMYK is not inverted`() async throws {
    try CornerColours.expect(in: await Cases.run("cmyk-adobe.jpg", on: runner).images[0], within: 40)
  }

  @Test(arguments: ["alpha.png", "alpha.webp"])
  func `transparency stays, and JPEG has the ground in its place`(name: String) async throws {
    let ground = RGBColor(red: 10, green: 200, blue: 90)
    let outputs = [
      ImageOutput(.width(320), format: .webp), ImageOutput(.width(320), format: .jpeg, quality: 95, background: ground),
    ]
    let images = try await runner.run(ImageJob(source: Cases.source(name), outputs: outputs)).images
    let webp = try Decoded(images[0]).pixels
    #expect(webp.hasAlpha)
    #expect(webp.pixel(x: 6, y: 6).last == 0)
    #expect(webp.pixel(x: 160, y: 120).last == 255)
    let jpeg = try Decoded(images[1]).pixels
    CornerColours.expectClose(jpeg.pixel(x: 6, y: 6), [10, 200, 90], within: 4)
  }

  @Test(arguments: ["animated.gif", "animated.webp"])
  func `the first frame is taken`(name: String) async throws {
    let result = try await Cases.run(name, on: runner)
    #expect(result.header.frames > 1)
    #expect(result.images[0].size == PixelSize(width: 64, height: 48))
    let pixel = try Decoded(result.images[0]).pixels.pixel(x: 32, y: 24)
    #expect(pixel[pixel.startIndex] > 180 && pixel[pixel.startIndex + 1] < 60 && pixel[pixel.startIndex + 2] < 60)
  }

  @Test func `one pixel stays one pixel`() async throws {
    let image = try await Cases.run("one-pixel.jpg", on: runner).images[0]
    #expect(image.size == PixelSize(width: 1, height: 1))
    let pixel = try Decoded(image).pixels.pixel(x: 0, y: 0)
    #expect(pixel[0] > 180 && pixel[1] < 70 && pixel[2] < 70)
  }

  @Test(arguments: ["cut-10.jpg", "cut-50.jpg", "cut-90.jpg", "soi-only.jpg"])
  func `a cut picture is refused`(name: String) async throws {
    for width in [160, 1600] {
      await #expect {
        try await runner.run(ImageJob(source: Cases.source(name), outputs: [ImageOutput(.width(width))]))
      } throws: {
        if case .damaged = $0 as? ImagingError { true } else { false }
      }
    }
  }

  @Test(arguments: [("empty.jpg", FileKind.empty), ("html.jpg", .html), ("script.svg", .svg)])
  func `what is no picture is refused as what it is`(name: String, kind: FileKind) async throws {
    await #expect(throws: ImagingError.notDecodable(kind)) { try await Cases.run(name, on: runner) }
  }

  @Test func `too many pixels are refused by the header`() async throws {
    await #expect(
      throws: ImagingError.tooManyPixels(PixelSize(width: 20000, height: 20000), frames: 1, limit: 100_000_000)
    ) {
      try await Cases.run("bomb-20000.png", on: runner)
    }
    await #expect(
      throws: ImagingError.tooManyPixels(PixelSize(width: 65500, height: 65500), frames: 1, limit: 250_000_000)
    ) {
      try await Cases.run("lying-header.jpg", on: runner)
    }
  }
}

/// The folder outside the project.
enum Cases {
  static let folder = unsafe getenv("CUPBOARD_CASES").map { unsafe String(cString: $0) }

  static func source(_ name: String) throws(ImagingError) -> ImageBytes {
    try ImageBytes(path: "\(folder ?? "")/\(name)")
  }

  /// The picture at its own size.
  static func run(_ name: String, on runner: some ImageJobRunning) async throws -> ImageJobResult {
    try await runner.run(
      ImageJob(source: source(name), outputs: [ImageOutput(.width(320), format: .png)]))
  }
}

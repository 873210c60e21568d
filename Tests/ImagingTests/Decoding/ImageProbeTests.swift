import Glibc
import Platform
import TestSupport
import Testing

@testable import Imaging

@Suite struct ImageProbeTests {
  @Test func `a header says what is in the file`() throws {
    let expected: [(String, ImageFormat, Int, Int, Int, Bool)] = [
      ("orientation-1.jpg", .jpeg, 160, 120, 1, false), ("plain.heic", .heic, 160, 120, 1, false),
      ("orientation-3.avif", .avif, 160, 120, 3, false), ("orientation-5.avif", .avif, 120, 160, 5, false),
      ("orientation-6.avif", .avif, 120, 160, 6, false), ("orientation-7.avif", .avif, 120, 160, 7, false),
      ("orientation-8.avif", .avif, 120, 160, 8, false), ("orientation-6.heic", .heic, 120, 160, 6, false),
      ("orientation-6-late.png", .png, 120, 160, 6, false), ("orientation-6.tiff", .tiff, 120, 160, 6, false),
      ("orientation-6.webp", .webp, 120, 160, 6, false), ("lossless.webp", .webp, 160, 120, 1, false),
      ("alpha.webp", .webp, 160, 120, 1, true), ("alpha.png", .png, 160, 120, 1, true),
      ("alpha.avif", .avif, 160, 120, 1, true), ("alpha.heic", .heic, 160, 120, 1, true),
      ("palette-transparent.png", .png, 160, 120, 1, true), ("grey-alpha.png", .png, 160, 120, 1, true),
      ("big.tiff", .tiff, 160, 120, 1, false), ("black-and-white.tiff", .tiff, 160, 120, 1, false),
    ]
    for (name, format, width, height, orientation, hasAlpha) in expected {
      let header = try ImageHeader.probe(ImageBytes(Fixture.bytes(name)))
      let size = PixelSize(width: width, height: height)
      let whole = ImageHeader(
        format: format, storedSize: size, orientation: orientation, frames: 1, hasAlpha: hasAlpha)
      #expect(header == whole, "\(name)")
    }
  }

  @Test func `a file is probed as its bytes are`() throws {
    let folder = try TemporaryDirectory()
    for name in ["plain.heic", "pages.tiff", "animated.gif", "orientation-6-late.png"] {
      let bytes = try Fixture.bytes(name)
      try Files.replace(folder.path(name), with: bytes, durable: false)
      let file = try OpenFile(path: folder.path(name))
      lseek(file.descriptor, 50, SEEK_SET)
      #expect(try ImageHeader.probe(ImageBytes(file)) == ImageHeader.probe(ImageBytes(bytes)))
    }
  }

  @Test func `all frames count for the limit`() throws {
    var limits = ImageLimits()
    limits.pixels = 64 * 48 * 2
    let size = PixelSize(width: 64, height: 48)
    for name in ["animated.gif", "animated.webp", "animated.png"] {
      #expect(throws: ImagingError.tooManyPixels(size, frames: 3, limit: limits.pixels)) {
        try ImageHeader.probe(ImageBytes(Fixture.bytes(name)), limits: limits)
      }
    }
    // Its second page is four times as large as its first.
    #expect(throws: ImagingError.tooManyPixels(PixelSize(width: 128, height: 96), frames: 2, limit: limits.pixels)) {
      try ImageHeader.probe(ImageBytes(Fixture.bytes("pages.tiff")), limits: limits)
    }
  }

  @Test(arguments: [
    "444.jpg", "rgb-16.png", "plain.webp", "lossless.webp", "alpha.webp", "plain.heic", "orientation-1.avif",
    "plain.gif", "plain.tiff", "big.tiff",
  ])
  func `each format has its limits`(name: String) throws {
    let bytes = try Fixture.bytes(name)
    var limits = ImageLimits()
    limits.bytes = bytes.count - 1
    #expect(throws: ImagingError.tooManyBytes(bytes.count, limit: bytes.count - 1)) {
      try ImageHeader.probe(ImageBytes(bytes), limits: limits)
    }
    limits = ImageLimits()
    limits.side = 159
    #expect(throws: ImagingError.sideTooLong(Fixture.size, limit: 159)) {
      try ImageHeader.probe(ImageBytes(bytes), limits: limits)
    }
    limits = ImageLimits()
    (limits.pixels, limits.jpegPixels) = (160 * 120 - 1, 160 * 120 - 1)
    #expect(throws: ImagingError.tooManyPixels(Fixture.size, frames: 1, limit: 160 * 120 - 1)) {
      try ImageHeader.probe(ImageBytes(bytes), limits: limits)
    }
  }

  @Test func `a long chunk of metadata is refused`() throws {
    var limits = ImageLimits()
    limits.metadata = 400
    for name in ["display-p3.jpg", "display-p3.heic", "display-p3-alpha-16.png"] {
      #expect {
        try ImageHeader.probe(ImageBytes(Fixture.bytes(name)), limits: limits)
      } throws: {
        if case .metadataTooLong(401..., 400) = $0 as? ImagingError { true } else { false }
      }
    }
  }

  @Test func `many frames cost no memory`() throws {
    // 2000 frames of 2000 x 2000 in some 26 KB.
    let frame: [UInt8] = [0x2c, 0, 0, 0, 0, 0xd0, 7, 0xd0, 7, 0, 2, 1, 0x44, 0]
    let bytes = Array("GIF89a".utf8) + [0xd0, 7, 0xd0, 7, 0, 0, 0] + Array(repeatElement(frame, count: 2000).joined())
    #expect(throws: ImagingError.tooManyPixels(PixelSize(width: 2000, height: 2000), frames: 26, limit: 100_000_000)) {
      try ImageHeader.probe(ImageBytes(bytes))
    }
  }

  @Test func `long metadata of a HEIC is refused`() throws {
    var limits = ImageLimits()
    limits.metadata = 29
    #expect {
      try ImageHeader.probe(ImageBytes(Fixture.bytes("orientation-6.heic")), limits: limits)
    } throws: {
      if case .metadataTooLong(30, 29) = $0 as? ImagingError { true } else { false }
    }
    limits.metadata = 30
    #expect(try ImageHeader.probe(ImageBytes(Fixture.bytes("orientation-6.heic")), limits: limits).orientation == 6)
  }

  @Test(arguments: [
    ([40, 40], [0, 0], [160, 120]), ([400, 40], [0, 0], [400, 120]), ([160, 120], [100, 7], [260, 127]),
    ([300, 300], [20, 7], [300, 300]), ([0, 0], [0, 0], [160, 120]),
  ])
  func `a GIF is as large as its screen and its first frame`(screen: [Int], place: [Int], size: [Int]) throws {
    var bytes = try Fixture.bytes("plain.gif")
    let frame = try #require(bytes.indices.dropFirst(13 + 3 * 128).first { bytes[$0] == 0x2c })
    for (index, number) in screen.enumerated() { bytes[6 + index * 2] = UInt8(number & 255) }
    for (index, number) in screen.enumerated() { bytes[7 + index * 2] = UInt8(number >> 8) }
    for (index, number) in place.enumerated() { bytes[frame + 1 + index * 2] = UInt8(number) }
    let result = try Fixture.run(bytes, [ImageOutput(.width(.max), format: .png)])
    #expect(result.images[0].size == PixelSize(width: size[0], height: size[1]))
  }

  @Test func `a TIFF whose pages go round is refused`() throws {
    var bytes = try Fixture.bytes("plain.tiff")
    let directory = Int(bytes[4]) | Int(bytes[5]) << 8 | Int(bytes[6]) << 16
    let count = Int(bytes[directory]) | Int(bytes[directory + 1]) << 8
    bytes.replaceSubrange(directory + 2 + count * 12..<directory + 6 + count * 12, with: bytes[4..<8])
    #expect {
      try ImageHeader.probe(ImageBytes(bytes))
    } throws: {
      if case .damaged = $0 as? ImagingError { true } else { false }
    }
  }

  @Test func `a camera's raw file is called one`() throws {
    // One directory with a version of DNG, tag 50706, as the only entry.
    let bytes: [UInt8] = Array("II*\0".utf8) + [8, 0, 0, 0, 1, 0, 0x12, 0xc6, 1, 0, 4, 0, 0, 0, 1, 4, 0, 0, 0, 0, 0, 0]
    #expect(throws: ImagingError.notDecodable(.otherImage("camera raw"))) {
      try ImageHeader.probe(ImageBytes(bytes))
    }
  }

  @Test func `a HEIC's turn and mirroring are an orientation`() {
    // Each composed by hand from what EXIF's eight values mean.
    let expected = [
      [1, 8, 3, 6],
      [4, 5, 2, 7],
      [2, 7, 4, 5],
    ]
    for (mirror, row) in expected.enumerated() {
      for (turns, orientation) in row.enumerated() {
        #expect(
          HEIFHeader.orientation(quarterTurns: turns, mirror: mirror == 0 ? nil : mirror - 1) == orientation)
      }
    }
  }

  @Test func `random bytes after each signature give a header or an error`() throws {
    var random = FixedRandom(seed: 11)
    for name in ["444.jpg", "alpha.png", "alpha.webp", "plain.heic", "plain.gif", "big.tiff", "pages.tiff"] {
      let bytes = try Fixture.bytes(name)
      for _ in 0..<500 {
        let keep = Int.random(in: 0...min(bytes.count, 600), using: &random)
        var damaged = Array(bytes.prefix(keep)) + (0..<64).map { _ in UInt8.random(in: 0...255, using: &random) }
        damaged[Int.random(in: 0..<damaged.count, using: &random)] = 255
        do throws(ImagingError) {
          let header = try ImageHeader.probe(ImageBytes(damaged))
          #expect((1...8).contains(header.orientation) && header.frames >= 1)
        } catch {
          #expect(!"\(error)".isEmpty)
        }
      }
    }
  }
}

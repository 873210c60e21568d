import Imaging
import Testing

@Suite struct DamagedPictureTests {
  static let whole = [
    "444.jpg", "progressive.jpg", "rgb-16.png", "palette.png", "plain.webp", "lossless.webp", "alpha.webp",
    "plain.heic",
    "orientation-1.avif", "plain.gif", "plain.tiff",
  ]

  @Test(arguments: whole, [5, 25, 50, 75, 90, 97])
  func `a picture cut short is refused, never a part of it shown`(name: String, percent: Int) throws {
    let bytes = try Fixture.bytes(name)
    let cut = Array(bytes.prefix(bytes.count * percent / 100))
    for width in [160, 20] { expectDamaged(cut, width: width) }
  }

  @Test(arguments: ["444.jpg", "progressive.jpg"])
  func `a JPEG with its end torn out is refused`(name: String) throws {
    let bytes = try Fixture.bytes(name)
    let cut = Array(bytes.prefix(bytes.count * 6 / 10)) + [0xff, 0xd9]
    for width in [160, 20] { expectDamaged(cut, width: width) }
  }

  @Test func `a JPEG with a hole is refused`() throws {
    var bytes = try Fixture.bytes("444.jpg")
    for index in bytes.count * 5 / 10..<bytes.count * 8 / 10 { bytes[index] = 0 }
    expectDamaged(bytes, width: 160)
  }

  @Test func `a JPEG with needless bytes between its segments and after its end is taken`() throws {
    let bytes = try Fixture.bytes("444.jpg")
    let tables = try #require((2..<bytes.count).first { bytes[$0] == 0xff && bytes[$0 + 1] == 0xc4 })
    let padded = bytes[..<tables] + [0, 0, 0] + bytes[tables...] + Array(repeating: 7, count: 100)
    let image = try Fixture.run(Array(padded), [ImageOutput(.width(160), format: .png)]).images[0]
    try CornerColours.expect(in: image, within: 12)
  }

  @Test(arguments: whole + ["pages.tiff", "big.tiff", "animated.gif", "animated.webp", "orientation-6.heic"])
  func `random faults give a picture or an error`(name: String) throws {
    let bytes = try Fixture.bytes(name)
    var random = FixedRandom(seed: UInt64(bytes.count))
    for _ in 0..<60 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        // Mostly in the header, where lengths and offsets are.
        let end = Bool.random(using: &random) ? min(200, bytes.count) : bytes.count
        damaged[Int.random(in: 0..<end, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      var job = ImageJob(source: ImageBytes(damaged), outputs: [ImageOutput(.width(40))])
      job.limits.pixels = 4_000_000
      job.limits.jpegPixels = 4_000_000
      do throws(ImagingError) {
        let image = try ImageJobPerformer.standard().perform(job).images[0]
        #expect(image.size.width <= 40)
      } catch {
        #expect(!"\(error)".isEmpty)
      }
    }
  }

  private func expectDamaged(_ bytes: [UInt8], width: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(sourceLocation: sourceLocation) {
      try Fixture.run(bytes, [ImageOutput(.width(width))])
    } throws: {
      switch $0 as? ImagingError {
      case .damaged, .notDecodable(.text), .notDecodable(.unknown): true
      default: false
      }
    }
  }
}

/// Numbers that are the same in each run (splitmix64).
struct FixedRandom: RandomNumberGenerator {
  var seed: UInt64

  mutating func next() -> UInt64 {
    seed &+= 0x9e37_79b9_7f4a_7c15
    var value = seed
    value = (value ^ value >> 30) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ value >> 27) &* 0x94d0_49bb_1331_11eb
    return value ^ value >> 31
  }
}

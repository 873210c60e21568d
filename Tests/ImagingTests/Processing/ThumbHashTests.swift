import Foundation
import Imaging
import Testing

/// Hashes and pixels that the author's own program gives, written down once.
@Suite struct ThumbHashTests {
  @Test(arguments: [
    (32, 24, false, "YyQKTYZQZYdxiIiFiWeIhmB0Bq7p"), (24, 32, false, "4xMKRQZRZnCIWJhYiIZ3iGBzRn/6"),
    (100, 100, false, "IQcGXwJ/d3h3h3VnR3Z3d3d3B3d32t8N"), (7, 100, false, "ZTMKMQxUcwiJmXWIU3PgjAY="),
    (90, 13, false, "YCYKYYZKgFl0h1mIYHaX+Oo="), (40, 30, true, "50WCJIQnMDlxXcNlB2hooHkIdyeHd3d3Bw=="),
    (30, 40, true, "aEWCHAQnYQaaiIiGB1iK0LIsdwd3d3h3Bw=="), (64, 48, true, "I/aFFIQnT4RmtHh5CHmJX3cKeCh3iIeHCA=="),
  ])
  func `pixels have the known hash`(width: Int, height: Int, hasAlpha: Bool, hash: String) {
    let found = ThumbHash(Self.pattern(width: width, height: height, hasAlpha: hasAlpha))
    #expect(Data(found.bytes).base64EncodedString() == hash)
  }

  @Test func `opaque pixels have the same hash with and without a channel for it`() throws {
    let opaque = Self.pattern(width: 20, height: 30, hasAlpha: false)
    let bytes = stride(from: 0, to: opaque.bytes.count, by: 3).flatMap { opaque.bytes[$0..<$0 + 3] + [255] }
    #expect(ThumbHash(PixelBuffer(size: opaque.size, hasAlpha: true, bytes: bytes)) == ThumbHash(opaque))
  }

  @Test(
    arguments: [
      (
        "1QcSHQRnh493V4dIh4eXh1h4kJUI", 23, 32,
        [[64, 77, 113], [84, 109, 139], [140, 109, 88], [0, 12, 42], [0, 4, 39]]
      ),
      (
        "3OcRJYB4d3h/iIeHeEh3eIhw+j2w", 32, 23,
        [[124, 136, 159], [124, 136, 159], [112, 124, 139], [90, 103, 39], [86, 99, 46]]
      ),
      (
        "VggKDYAW6lZvdYd6d2iZh/p4GE/k", 32, 23,
        [[112, 108, 84], [120, 116, 97], [144, 140, 141], [73, 69, 45], [79, 75, 59]]
      ),
    ] as [(String, Int, Int, [[UInt8]])])
  func `a hash has the known pixels`(hash: String, width: Int, height: Int, samples: [[UInt8]]) throws {
    let pixels = try Self.hash(hash).pixels()
    #expect(pixels.size == PixelSize(width: width, height: height))
    #expect(!pixels.hasAlpha)
    let places = [(0, 0), (width - 1, 0), (width / 2, height / 2), (0, height - 1), (width - 1, height - 1)]
    for ((x, y), sample) in zip(places, samples) {
      CornerColours.expectClose(pixels.pixel(x: x, y: y), sample, within: 1)
    }
  }

  @Test func `the average colour is the known one`() throws {
    #expect(try Self.hash("1QcSHQRnh493V4dIh4eXh1h4kJUI").averageColor == RGBColor(red: 86, green: 82, blue: 88))
    #expect(try Self.hash("3OcRJYB4d3h/iIeHeEh3eIhw+j2w").averageColor == RGBColor(red: 106, green: 118, blue: 116))
  }

  @Test func `the ratio is the known one`() throws {
    #expect(try Self.hash("1QcSHQRnh493V4dIh4eXh1h4kJUI").aspectRatio == 5.0 / 7)
    #expect(try Self.hash("I/aFFIQnT4RmtHh5CHmJX3cKeCh3iIeHCA==").aspectRatio == 1.25)
  }

  @Test func `one colour comes back as that colour`() {
    for colour: [UInt8] in [[255, 255, 255], [0, 0, 0], [220, 40, 40], [30, 60, 200]] {
      let bytes = Array(repeatElement(colour, count: 12).joined())
      let hash = ThumbHash(PixelBuffer(size: PixelSize(width: 4, height: 3), hasAlpha: false, bytes: bytes))
      let pixels = hash.pixels(longestSide: 8)
      #expect(pixels.size == PixelSize(width: 8, height: 6))
      for x in 0..<8 { CornerColours.expectClose(pixels.pixel(x: x, y: 2), colour, within: 6) }
    }
  }

  @Test func `transparency comes back`() {
    var bytes: [UInt8] = []
    for _ in 0..<16 { for x in 0..<16 { bytes += [200, 30, 30, x < 8 ? 255 : 0] } }
    let hash = ThumbHash(PixelBuffer(size: PixelSize(width: 16, height: 16), hasAlpha: true, bytes: bytes))
    let pixels = hash.pixels()
    #expect(pixels.pixel(x: 4, y: 16).last! > 195 && pixels.pixel(x: 28, y: 16).last! < 60)
    CornerColours.expectClose(pixels.pixel(x: 28, y: 16).prefix(3), [200, 30, 30], within: 8)
  }

  @Test func `the address holds a PNG of the blurred picture`() throws {
    let hash = try Self.hash("1QcSHQRnh493V4dIh4eXh1h4kJUI")
    let address = hash.pngDataURI
    let prefix = "data:image/png;base64,"
    try #require(address.hasPrefix(prefix))
    #expect(address.count < 1000)
    let data = try #require(Data(base64Encoded: String(address.dropFirst(prefix.count))))
    let png = Array(data)
    let header = try ImageHeader.probe(ImageBytes(png))
    let placement = ImageSizing.width(.max).placement(in: header.uprightSize)
    let decoded = try VipsCodec().decode(png, header: header, placements: [placement]) { false }
    #expect(decoded == [hash.pixels(longestSide: 16)])
  }

  @Test func `bytes that are no hash make none`() throws {
    let bytes = try Self.hash("1QcSHQRnh493V4dIh4eXh1h4kJUI").bytes
    for count in 0..<bytes.count { #expect(ThumbHash(bytes: Array(bytes.prefix(count))) == nil) }
    #expect(ThumbHash(bytes: bytes + [0]) == nil)
    #expect(ThumbHash(bytes: [0, 0, 0, 0, 0]) == nil)
  }

  @Test func `random bytes that are a hash have pixels`() {
    var random = FixedRandom(seed: 7)
    var count = 0
    while count < 50 {
      let length = Int.random(in: 5...40, using: &random)
      let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
      guard let hash = ThumbHash(bytes: bytes) else { continue }
      count += 1
      #expect((1...32).contains(hash.pixels().size.width) && (1...32).contains(hash.pixels().size.height))
    }
  }

  static func hash(_ text: String) throws -> ThumbHash {
    let data = try #require(Data(base64Encoded: text))
    return try #require(ThumbHash(bytes: Array(data)))
  }

  /// The pixels by which the known hashes were made.
  static func pattern(width: Int, height: Int, hasAlpha: Bool) -> PixelBuffer {
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        bytes += [x * 5 + y * 3, x * y, 255 - x * 2].map { UInt8($0 & 255) }
        if hasAlpha { bytes.append(UInt8((x + y) * 255 / (width + height))) }
      }
    }
    return PixelBuffer(size: PixelSize(width: width, height: height), hasAlpha: hasAlpha, bytes: bytes)
  }
}

import Imaging
import Testing

/// The four corners of the test pictures: red, green, blue and yellow.
enum CornerColours {
  static let all: [[UInt8]] = [[220, 40, 40], [40, 180, 60], [50, 70, 220], [235, 215, 60]]

  /// Reads 6 pixels in from each corner, or nearer where the picture is small.
  static func pixels(of pixels: PixelBuffer) -> [ArraySlice<UInt8>] {
    let inset = min(6, pixels.size.width / 8, pixels.size.height / 8)
    let (right, bottom) = (pixels.size.width - 1 - inset, pixels.size.height - 1 - inset)
    return [(inset, inset), (right, inset), (inset, bottom), (right, bottom)].map { pixels.pixel(x: $0.0, y: $0.1) }
  }

  static func expect(
    in image: EncodedImage, within tolerance: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for (found, expected) in zip(pixels(of: try Decoded(image).pixels), all) {
      expectClose(found, expected, within: tolerance, sourceLocation: sourceLocation)
    }
  }

  /// Each corner has the lightness of its colour and no colour.
  static func expectGrey(
    in image: EncodedImage, within tolerance: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for (found, colour) in zip(pixels(of: try Decoded(image).pixels), all) {
      let lightness = 0.299 * Double(colour[0]) + 0.587 * Double(colour[1]) + 0.114 * Double(colour[2])
      expectClose(
        found, Array(repeating: UInt8(lightness), count: 3), within: tolerance, sourceLocation: sourceLocation)
      #expect(Set(found.prefix(3)).count == 1, sourceLocation: sourceLocation)
    }
  }

  static func expectClose(
    _ found: ArraySlice<UInt8>, _ expected: [UInt8], within tolerance: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let isClose = zip(found, expected).allSatisfy { abs(Int($0) - Int($1)) <= tolerance }
    #expect(isClose, "\(Array(found)) is not \(expected)", sourceLocation: sourceLocation)
  }
}

/// A result's pixels.
struct Decoded {
  let pixels: PixelBuffer

  init(_ image: EncodedImage) throws {
    let header = try ImageHeader.probe(ImageBytes(image.bytes))
    let placement = ImageSizing.width(.max).placement(in: header.uprightSize)
    pixels = try VipsCodec().decode(image.bytes, header: header, placements: [placement]) { false }[0]
  }
}

public import Imaging

/// One thing that a codec promises, as a check that any codec can be put to.
///
/// A suite runs all of them over each of its codecs: `@Test(arguments: DecodingCheck.all)`, calling `run`.
public struct DecodingCheck: Sendable, CustomStringConvertible {
  /// What is promised.
  public let description: String
  let body: @Sendable (any ImageDecoding, ReferencePicture) throws -> Void

  init(_ description: String, _ body: @escaping @Sendable (any ImageDecoding, ReferencePicture) throws -> Void) {
    self.description = description
    self.body = body
  }

  /// Throws `BrokenPromise`, or what the codec threw, when the codec doesn't keep the promise for that picture.
  public func run(_ codec: any ImageDecoding, on picture: ReferencePicture) throws { try body(codec, picture) }
}

/// One thing that an encoder promises, as a check that any encoder can be put to.
public struct EncodingCheck: Sendable, CustomStringConvertible {
  /// What is promised.
  public let description: String
  let body: @Sendable (any ImageEncoding, ImageOutput.Format) throws -> Void

  init(_ description: String, _ body: @escaping @Sendable (any ImageEncoding, ImageOutput.Format) throws -> Void) {
    self.description = description
    self.body = body
  }

  /// Throws `BrokenPromise`, or what the codec threw, when the codec doesn't keep the promise for that format.
  public func run(_ codec: any ImageEncoding, writing format: ImageOutput.Format) throws { try body(codec, format) }
}

/// A codec doesn't do what its seam promises.
public struct BrokenPromise: Error, CustomStringConvertible {
  /// What was found instead.
  public let description: String

  init(_ description: String) { self.description = description }

  static func unless(_ isKept: Bool, _ description: @autoclosure () -> String) throws {
    if !isKept { throw BrokenPromise(description()) }
  }
}

/// A picture in encoded bytes and what is known of its pixels.
public struct ReferencePicture: Sendable, CustomStringConvertible {
  /// What it is called in a report.
  public let description: String
  /// The file.
  public let bytes: [UInt8]
  /// Its size when it is upright; at least 100 pixels a side.
  public let size: PixelSize
  /// The colours near the corners: top left, top right, bottom left, bottom right.
  public let corners: [RGBColor]
  /// How far a channel may be from them.
  public let tolerance: Int

  /// A picture of which this is known. A quarter of each side around each corner has to be of that corner's colour.
  public init(_ description: String, bytes: [UInt8], size: PixelSize, corners: [RGBColor], tolerance: Int = 12) {
    self.description = description
    self.bytes = bytes
    self.size = size
    self.corners = corners
    self.tolerance = tolerance
  }

  /// What its file says of itself.
  func header() throws(ImagingError) -> ImageHeader { try ImageHeader.probe(ImageBytes(bytes)) }

  func checkCorners(of pixels: PixelBuffer) throws {
    let (x, y) = (pixels.size.width / 10, pixels.size.height / 10)
    let (right, bottom) = (pixels.size.width - 1 - x, pixels.size.height - 1 - y)
    for ((x, y), corner) in zip([(x, y), (right, y), (x, bottom), (right, bottom)], corners) {
      let found = pixels.pixel(x: x, y: y)
      let isRight = zip(found, [corner.red, corner.green, corner.blue]).allSatisfy {
        abs(Int($0) - Int($1)) <= tolerance
      }
      try BrokenPromise.unless(isRight, "the pixel at \(x), \(y) of \(pixels.size) is \(Array(found)), not \(corner)")
    }
  }
}

import Imaging

/// A picture made for a test: the four coloured corners, and a texture in the middle.
enum GeneratedPhoto {
  /// Its pixels.
  static func pixels(width: Int, height: Int) -> PixelBuffer {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 3)
    for row in 0..<height {
      for column in 0..<width {
        let (left, top) = (column < width / 3, row < height / 3)
        let (right, bottom) = (column >= width - width / 3, row >= height - height / 3)
        if (left || right) && (top || bottom) {
          bytes += CornerColours.all[(bottom ? 2 : 0) + (right ? 1 : 0)]
        } else {
          // A sum of waves that no two neighbouring blocks have in common.
          let texture = UInt8((column &* 7 ^ row &* 13 ^ (column &* row) >> 6) & 63)
          bytes += [96 + texture, 88 + texture, 80 + texture]
        }
      }
    }
    return PixelBuffer(size: PixelSize(width: width, height: height), hasAlpha: false, bytes: bytes)
  }

  /// Its bytes in a format.
  static func bytes(width: Int, height: Int, format: ImageOutput.Format = .jpeg) throws -> [UInt8] {
    try VipsCodec().encode(pixels(width: width, height: height), as: format, quality: 90, background: .white).bytes
  }
}

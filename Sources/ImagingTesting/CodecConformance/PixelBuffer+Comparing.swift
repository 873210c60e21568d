private import Glibc
import Imaging

extension PixelBuffer {
  /// Throws unless the colours are so near to the others: decibels of the peak to the mean square of the differences.
  func checkLikeness(to other: PixelBuffer, decibels: Double) throws {
    guard size == other.size, hasAlpha == other.hasAlpha else {
      throw BrokenPromise("\(size) pixels with\(hasAlpha ? "" : "out") alpha are compared to \(other.size)")
    }
    let sum = zip(bytes, other.bytes).reduce(0.0) { sum, pair in
      let difference = Double(pair.0) - Double(pair.1)
      return sum + difference * difference
    }
    let found = sum == 0 ? Double.infinity : 10 * log10(255 * 255 * Double(bytes.count) / sum)
    try BrokenPromise.unless(found >= decibels, "\(size) pixels are \(found) dB from what they have to be")
  }

  /// A part of it.
  func cropped(left: Int, top: Int, size part: PixelSize) -> PixelBuffer {
    let rows = (top..<top + part.height).flatMap { row in
      let start = (row * size.width + left) * channels
      return bytes[start..<start + part.width * channels]
    }
    return PixelBuffer(size: part, hasAlpha: hasAlpha, bytes: rows)
  }

  /// Colours that change slowly across and down, with a few edges.
  static func gradient(_ size: PixelSize) -> PixelBuffer {
    var bytes: [UInt8] = []
    for y in 0..<size.height {
      for x in 0..<size.width {
        let wave = 20 * sin(Double(x) / 5) * cos(Double(y) / 6)
        let edge = (x / 20 + y / 20) % 2 == 0 ? 12.0 : 0
        let parts = [
          60 + 140 * Double(x) / Double(size.width) + wave, 70 + 120 * Double(y) / Double(size.height) + edge,
          150 - wave + edge,
        ]
        bytes += parts.map { UInt8(min(255, max(0, $0))) }
      }
    }
    return PixelBuffer(size: size, hasAlpha: false, bytes: bytes)
  }

  /// Transparent white on the left, opaque red on the right.
  static let halfTransparent: PixelBuffer = {
    let row = (0..<64).flatMap { $0 < 32 ? [255, 255, 255, 0] : [220, 40, 40, 255] as [UInt8] }
    return PixelBuffer(
      size: PixelSize(width: 64, height: 32), hasAlpha: true, bytes: Array(repeatElement(row, count: 32).joined()))
  }()
}

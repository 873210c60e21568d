private import Glibc
import Imaging

extension PixelBuffer {
  /// Shrunk in floating point by a Lanczos filter of three lobes: slow, and what codecs are measured by.
  ///
  /// Opaque pictures only: transparency is not taken into account.
  func resampled(to target: PixelSize) -> PixelBuffer {
    let columns = Self.weights(from: size.width, to: target.width)
    let rows = Self.weights(from: size.height, to: target.height)
    var across = [Double](repeating: 0, count: target.width * size.height * channels)
    for y in 0..<size.height {
      for x in 0..<target.width {
        for channel in 0..<channels {
          across[(y * target.width + x) * channels + channel] = columns[x].reduce(0) { sum, tap in
            sum + tap.weight * Double(bytes[(y * size.width + tap.index) * channels + channel])
          }
        }
      }
    }
    var result: [UInt8] = []
    for y in 0..<target.height {
      for position in 0..<target.width * channels {
        let value = rows[y].reduce(0) { $0 + $1.weight * across[$1.index * target.width * channels + position] }
        result.append(UInt8(min(255, max(0, value.rounded()))))
      }
    }
    return PixelBuffer(size: target, hasAlpha: hasAlpha, bytes: result)
  }

  /// For each position of the result, the positions it is made of, and by how much.
  private static func weights(from source: Int, to target: Int) -> [[(index: Int, weight: Double)]] {
    let scale = Double(source) / Double(target)
    let stretch = max(1, scale)
    return (0..<target).map { position in
      let centre = (Double(position) + 0.5) * scale - 0.5
      let first = Int((centre - 3 * stretch).rounded(.up))
      let last = Int((centre + 3 * stretch).rounded(.down))
      let taps = (first...last).map { index in
        (index: min(source - 1, max(0, index)), weight: lanczos((Double(index) - centre) / stretch))
      }
      let sum = taps.reduce(0) { $0 + $1.weight }
      return taps.map { ($0.index, $0.weight / sum) }
    }
  }

  private static func lanczos(_ x: Double) -> Double {
    if x == 0 { return 1 }
    if abs(x) >= 3 { return 0 }
    let angle = Double.pi * x
    return 3 * sin(angle) * sin(angle / 3) / (angle * angle)
  }
}

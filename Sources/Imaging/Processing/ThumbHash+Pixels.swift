private import Foundation

/// A few pixels in sRGB, in rows from the top.
public struct ThumbHashPixels: Sendable, Hashable {
  /// How many columns and rows there are.
  public let size: PixelSize
  /// The colours, row after row.
  public let colors: [RGBColor]

  /// The colour in that column and row, counted from 0.
  public subscript(column: Int, row: Int) -> RGBColor { colors[row * size.width + column] }
}

extension ThumbHash {
  /// The placeholder's picture, `longestSide` pixels on its longer side; transparency is left out.
  ///
  /// By the format's description at <https://evanw.github.io/thumbhash/>. Bytes that are missing count as zero, so every
  /// hash gives a picture. It costs about 60 multiplications a pixel.
  public func pixels(longestSide: Int = 32) -> ThumbHashPixels {
    var reader = Coefficients(bytes: bytes)
    let header = reader.byte(0) | reader.byte(1) << 8 | reader.byte(2) << 16
    let more = reader.byte(3) | reader.byte(4) << 8
    let hasAlpha = header >> 23 & 1 == 1
    let isLandscape = more >> 15 == 1
    let long = hasAlpha ? 5 : 7
    let (columns, rows) = (isLandscape ? long : more & 7, isLandscape ? more & 7 : long)
    reader.nibble = hasAlpha ? 12 : 10

    let lightness = reader.channel(
      max(3, columns), max(3, rows), base: Double(header & 63) / 63, scale: Double(header >> 18 & 31) / 31)
    let yellowBlue = reader.channel(
      3, 3, base: Double(header >> 6 & 63) / 31.5 - 1, scale: Double(more >> 3 & 63) / 63 * 1.25)
    let redGreen = reader.channel(
      3, 3, base: Double(header >> 12 & 63) / 31.5 - 1, scale: Double(more >> 9 & 63) / 63 * 1.25)

    let ratio = Double(max(1, columns)) / Double(max(1, rows))
    let size = PixelSize(
      width: max(1, Int((Double(longestSide) * min(1, ratio)).rounded())),
      height: max(1, Int((Double(longestSide) / max(1, ratio)).rounded())))
    var colors: [RGBColor] = []
    for row in 0..<size.height {
      let y = (Double(row) + 0.5) / Double(size.height)
      for column in 0..<size.width {
        let x = (Double(column) + 0.5) / Double(size.width)
        let (l, p, q) = (lightness.value(x, y), yellowBlue.value(x, y), redGreen.value(x, y))
        let blue = l - 2 / 3 * p
        let red = (3 * l - blue + q) / 2
        colors.append(RGBColor(red: Self.byte(red), green: Self.byte(red - q), blue: Self.byte(blue)))
      }
    }
    return ThumbHashPixels(size: size, colors: colors)
  }

  private static func byte(_ level: Double) -> UInt8 { UInt8(max(0, min(1, level)) * 255) }
}

/// Reads the four-bit coefficients of the hash one after another.
private struct Coefficients {
  let bytes: [UInt8]
  var nibble = 0

  func byte(_ index: Int) -> Int { index < bytes.count ? Int(bytes[index]) : 0 }

  mutating func channel(_ columns: Int, _ rows: Int, base: Double, scale: Double) -> Channel {
    var terms: [Channel.Term] = []
    for y in 0..<rows {
      var x = y == 0 ? 1 : 0
      while x * rows < columns * (rows - y) {
        let level = byte(nibble / 2) >> (nibble % 2 * 4) & 15
        terms.append(Channel.Term(x: x, y: y, weight: (Double(level) / 7.5 - 1) * scale * (y == 0 ? 1 : 2)))
        nibble += 1
        x += 1
      }
    }
    return Channel(base: base, terms: terms)
  }
}

/// One channel as a sum of cosines.
private struct Channel {
  struct Term {
    let x: Int
    let y: Int
    let weight: Double
  }

  let base: Double
  let terms: [Term]

  func value(_ x: Double, _ y: Double) -> Double {
    terms.reduce(base) { $0 + $1.weight * cos(.pi * x * Double($1.x)) * cos(.pi * y * Double($1.y)) }
  }
}

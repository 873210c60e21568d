private import Glibc

extension ThumbHash {
  /// The size of the pixels that a hash is made of: the format takes at most 100 a side.
  static let sizing = ImageSizing.fit(PixelSize(width: 100, height: 100))

  /// The hash of a small picture, at most 100 pixels a side. It takes about a millisecond.
  public init(_ pixels: PixelBuffer) {
    let (width, height) = (pixels.size.width, pixels.size.height)
    precondition(width <= 100 && height <= 100, "a ThumbHash is made of at most 100 pixels a side")
    let planes = Planes(pixels)
    let most = Double(ThumbHashLayout.mostFrequencies(hasAlpha: planes.hasAlpha))
    let longer = Double(max(width, height))
    let columns = max(1, Int((most * Double(width) / longer).rounded()))
    let rows = max(1, Int((most * Double(height) / longer).rounded()))

    let waves = Waves(width: width, height: height)
    let lightness = waves.channel(planes.lightness, ThumbHashTerm.all(columns: max(3, columns), rows: max(3, rows)))
    let yellow = waves.channel(planes.yellow, ThumbHashLayout.colourTerms)
    let red = waves.channel(planes.red, ThumbHashLayout.colourTerms)

    var first = Self.code(lightness.mean, 63) | Self.code(lightness.scale, 31) << 18
    first |= Self.code(yellow.mean / 2 + 0.5, 63) << 6 | Self.code(red.mean / 2 + 0.5, 63) << 12
    first |= planes.hasAlpha ? 1 << 23 : 0
    var second = width > height ? rows | 1 << 15 : columns
    second |= Self.code(yellow.scale, 63) << 3 | Self.code(red.scale, 63) << 9
    var bytes = [first, first >> 8, first >> 16, second, second >> 8].map { UInt8($0 & 255) }

    var terms = lightness.terms + yellow.terms + red.terms
    if planes.hasAlpha {
      let alpha = waves.channel(planes.alpha, ThumbHashTerm.all(columns: 5, rows: 5))
      bytes.append(UInt8(Self.code(alpha.mean, 15) | Self.code(alpha.scale, 15) << 4))
      terms += alpha.terms
    }
    let codes = terms.map { Self.code($0, 15) }
    for start in stride(from: 0, to: codes.count, by: 2) {
      bytes.append(UInt8(codes[start] | (start + 1 < codes.count ? codes[start + 1] << 4 : 0)))
    }
    self.init(encoded: bytes)
  }

  /// A number from 0…1 in whole steps, `most` of them.
  private static func code(_ value: Double, _ most: Int) -> Int {
    min(most, max(0, Int((value * Double(most)).rounded())))
  }
}

/// The pixels of a picture in the channels of a ThumbHash.
private struct Planes {
  var lightness: [Double] = []
  var yellow: [Double] = []
  var red: [Double] = []
  var alpha: [Double] = []
  var hasAlpha = false

  init(_ pixels: PixelBuffer) {
    let channels = pixels.channels
    let bytes = pixels.bytes
    let starts = stride(from: 0, to: bytes.count, by: channels)
    var sum = (red: 0.0, green: 0.0, blue: 0.0, alpha: 0.0)
    for start in starts {
      let opaque = channels == 4 ? Double(bytes[start + 3]) / 255 : 1
      sum.red += opaque * Double(bytes[start]) / 255
      sum.green += opaque * Double(bytes[start + 1]) / 255
      sum.blue += opaque * Double(bytes[start + 2]) / 255
      sum.alpha += opaque
      alpha.append(opaque)
    }
    hasAlpha = sum.alpha < Double(alpha.count)
    let weight = sum.alpha > 0 ? sum.alpha : 1
    let mean = (red: sum.red / weight, green: sum.green / weight, blue: sum.blue / weight)
    for (index, start) in starts.enumerated() {
      // Transparent pixels take the average colour, so that they don't change it.
      let opaque = alpha[index]
      let redPart = mean.red * (1 - opaque) + opaque * Double(bytes[start]) / 255
      let green = mean.green * (1 - opaque) + opaque * Double(bytes[start + 1]) / 255
      let blue = mean.blue * (1 - opaque) + opaque * Double(bytes[start + 2]) / 255
      lightness.append((redPart + green + blue) / 3)
      yellow.append((redPart + green) / 2 - blue)
      red.append(redPart - green)
    }
  }
}

/// The cosine transformation of a picture's channels.
private struct Waves {
  let width: Int
  let height: Int
  /// For each number of half waves, the value at each column, or row.
  let across: [[Double]]
  let down: [[Double]]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    across = Self.cosines(width)
    down = Self.cosines(height)
  }

  static func cosines(_ length: Int) -> [[Double]] {
    (0..<7).map { waves in (0..<length).map { cos(.pi / Double(length) * Double(waves) * (Double($0) + 0.5)) } }
  }

  /// The mean, the size of the strongest frequency, and each frequency as a part of that in 0…1.
  func channel(_ plane: [Double], _ terms: [ThumbHashTerm]) -> (mean: Double, scale: Double, terms: [Double]) {
    let amplitudes = terms.map { amplitude(plane, $0) }
    let scale = amplitudes.map(abs).max() ?? 0
    return (
      amplitude(plane, ThumbHashTerm(across: 0, down: 0)), scale,
      amplitudes.map { scale > 0 ? 0.5 + 0.5 / scale * $0 : 0 }
    )
  }

  private func amplitude(_ plane: [Double], _ term: ThumbHashTerm) -> Double {
    var sum = 0.0
    for row in 0..<height {
      var line = 0.0
      for column in 0..<width { line += plane[row * width + column] * across[term.across][column] }
      sum += line * down[term.down][row]
    }
    return sum / Double(width * height)
  }
}

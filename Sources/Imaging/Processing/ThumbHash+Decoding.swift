private import Glibc

extension ThumbHash {
  /// The blurred picture, its longer side of that many pixels.
  public func pixels(longestSide: Int = 32) -> PixelBuffer {
    let layout = layout
    let ratio = aspectRatio
    let side = Double(longestSide)
    let size = PixelSize(
      width: max(1, Int((ratio > 1 ? side : side * ratio).rounded())),
      height: max(1, Int((ratio > 1 ? side / ratio : side).rounded())))

    var codes = Codes(bytes: bytes, next: layout.head * 2)
    // Colours are shown a little stronger, which makes up for the coarse steps of their frequencies.
    let lightness = codes.surface(layout.lightness, layout.lightnessTerms)
    let yellow = codes.surface(layout.yellow, ThumbHashLayout.colourTerms, strength: 1.25)
    let red = codes.surface(layout.red, ThumbHashLayout.colourTerms, strength: 1.25)
    let alpha = codes.surface(layout.alpha, layout.alphaTerms)

    let (across, down) = (Self.cosines(size.width), Self.cosines(size.height))
    var pixels: [UInt8] = []
    pixels.reserveCapacity(size.width * size.height * 4)
    for row in 0..<size.height {
      for column in 0..<size.width {
        let (waves, falls) = (across[column], down[row])
        let (redPart, green, blue) = ThumbHashLayout.colour(
          lightness: lightness.value(waves, falls), yellow: yellow.value(waves, falls), red: red.value(waves, falls))
        pixels += [redPart.byte, green.byte, blue.byte]
        if layout.hasAlpha { pixels.append(alpha.value(waves, falls).byte) }
      }
    }
    return PixelBuffer(size: size, hasAlpha: layout.hasAlpha, bytes: pixels)
  }

  /// A tiny PNG of the blurred picture as a `data:` address, of some 900 characters, for a style sheet.
  ///
  /// Sixteen pixels hold all the frequencies there are; browsers smooth what they enlarge.
  public var pngDataURI: String {
    "data:image/png;base64,\(Base64.encode(StoredPNG.encode(pixels(longestSide: 16))))"
  }

  /// For each position along a side, the value of each number of half waves.
  private static func cosines(_ length: Int) -> [[Double]] {
    (0..<length).map { position in
      (0..<7).map { cos(.pi / Double(length) * (Double(position) + 0.5) * Double($0)) }
    }
  }

  /// Reads the frequencies, four bits each.
  private struct Codes {
    let bytes: [UInt8]
    var next: Int

    mutating func surface(_ channel: ThumbHashChannel, _ terms: [ThumbHashTerm], strength: Double = 1) -> Surface {
      let amplitudes = terms.map { _ in
        let code = bytes[next / 2] >> (next % 2 * 4) & 15
        next += 1
        return (Double(code) / 7.5 - 1) * channel.scale * strength * 2
      }
      return Surface(mean: channel.mean, terms: terms, amplitudes: amplitudes)
    }
  }

  /// A channel as the sum of its waves.
  private struct Surface {
    let mean: Double
    let terms: [ThumbHashTerm]
    let amplitudes: [Double]

    func value(_ across: [Double], _ down: [Double]) -> Double {
      var sum = mean
      for (term, amplitude) in zip(terms, amplitudes) { sum += amplitude * across[term.across] * down[term.down] }
      return sum
    }
  }
}

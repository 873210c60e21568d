/// A picture in about 25 bytes: its ratio, colours and transparency, to show while the picture itself is on its way.
///
/// The format is Evan Wallace's ThumbHash (<https://evanw.github.io/thumbhash/>): the lowest frequencies of the picture's
/// lightness, of two differences of colours and of its transparency, four bits each.
public struct ThumbHash: Sendable, Hashable {
  /// The bytes of the hash.
  public let bytes: [UInt8]

  /// A hash as it was stored; nil when these bytes are none.
  public init?(bytes: [UInt8]) {
    guard let layout = ThumbHashLayout(bytes), bytes.count == layout.byteCount else { return nil }
    self.bytes = bytes
  }

  /// The bytes as the encoder made them.
  init(encoded bytes: [UInt8]) { self.bytes = bytes }

  /// What the bytes say of the frequencies that follow.
  var layout: ThumbHashLayout { ThumbHashLayout(bytes)! }

  /// Width divided by height, roughly.
  public var aspectRatio: Double { Double(layout.columns) / Double(layout.rows) }

  /// The average of the picture's colours, transparent pixels left out.
  public var averageColor: RGBColor {
    let (red, green, blue) = layout.lightness.constantColour(yellow: layout.yellow, red: layout.red)
    return RGBColor(red: red.byte, green: green.byte, blue: blue.byte)
  }
}

/// One of the channels in which a ThumbHash is written: its mean and how strong its frequencies are.
struct ThumbHashChannel {
  var mean: Double
  var scale: Double

  /// The colour of pixels whose lightness is this channel's mean.
  fileprivate func constantColour(yellow: Self, red: Self) -> (Double, Double, Double) {
    ThumbHashLayout.colour(lightness: mean, yellow: yellow.mean, red: red.mean)
  }
}

/// The first five or six bytes of a ThumbHash.
struct ThumbHashLayout {
  /// Frequencies across and down, 1 to 7.
  let columns: Int
  let rows: Int
  let hasAlpha: Bool
  /// The mean of red, green and blue, 0 to 1.
  let lightness: ThumbHashChannel
  /// The mean of red and green less blue, -1 to 1.
  let yellow: ThumbHashChannel
  /// Red less green, -1 to 1.
  let red: ThumbHashChannel
  /// How opaque, 0 to 1.
  let alpha: ThumbHashChannel

  /// Nil when the bytes are too few, or say that there are no frequencies at all.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 5 else { return nil }
    let first = Int(bytes[0]) | Int(bytes[1]) << 8 | Int(bytes[2]) << 16
    let second = Int(bytes[3]) | Int(bytes[4]) << 8
    hasAlpha = first >> 23 == 1
    guard bytes.count >= 6 || !hasAlpha, second & 7 >= 1 else { return nil }
    let (most, fewer) = (Self.mostFrequencies(hasAlpha: hasAlpha), second & 7)
    (columns, rows) = second >> 15 == 1 ? (most, fewer) : (fewer, most)
    lightness = ThumbHashChannel(mean: Double(first & 63) / 63, scale: Double(first >> 18 & 31) / 31)
    yellow = ThumbHashChannel(mean: Double(first >> 6 & 63) / 31.5 - 1, scale: Double(second >> 3 & 63) / 63)
    red = ThumbHashChannel(mean: Double(first >> 12 & 63) / 31.5 - 1, scale: Double(second >> 9 & 63) / 63)
    alpha =
      hasAlpha
      ? ThumbHashChannel(mean: Double(bytes[5] & 15) / 15, scale: Double(bytes[5] >> 4) / 15)
      : ThumbHashChannel(mean: 1, scale: 0)
  }

  /// How many frequencies of lightness there are along the longer side.
  static func mostFrequencies(hasAlpha: Bool) -> Int { hasAlpha ? 5 : 7 }

  /// Where the frequencies begin.
  var head: Int { hasAlpha ? 6 : 5 }

  /// The frequencies of lightness.
  var lightnessTerms: [ThumbHashTerm] { ThumbHashTerm.all(columns: max(3, columns), rows: max(3, rows)) }
  /// The frequencies of each of the two differences of colours.
  static let colourTerms = ThumbHashTerm.all(columns: 3, rows: 3)
  /// The frequencies of transparency.
  var alphaTerms: [ThumbHashTerm] { hasAlpha ? ThumbHashTerm.all(columns: 5, rows: 5) : [] }

  /// How long the whole hash is: two frequencies a byte.
  var byteCount: Int {
    head + (lightnessTerms.count + 2 * Self.colourTerms.count + alphaTerms.count + 1) / 2
  }

  /// Red, green and blue, 0 to 1.
  static func colour(lightness: Double, yellow: Double, red: Double) -> (Double, Double, Double) {
    let blue = lightness - 2 / 3 * yellow
    let redPart = (3 * lightness - blue + red) / 2
    return (redPart, redPart - red, blue)
  }
}

/// A frequency: how many half waves across and down.
struct ThumbHashTerm {
  var across: Int
  var down: Int

  /// All below the diagonal in the order in which they are written, the mean left out.
  static func all(columns: Int, rows: Int) -> [ThumbHashTerm] {
    (0..<rows).flatMap { down in
      (0..<columns).filter { $0 * rows < columns * (rows - down) && ($0, down) != (0, 0) }
        .map { ThumbHashTerm(across: $0, down: down) }
    }
  }
}

extension Double {
  /// From 0…1 to 0…255.
  var byte: UInt8 { UInt8((min(1, max(0, self)) * 255).rounded()) }
}

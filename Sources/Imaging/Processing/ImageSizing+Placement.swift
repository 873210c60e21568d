extension ImageSizing {
  /// How a result of this sizing is cut from an upright picture of the size `picture`.
  ///
  /// No side is below 1 or, where `longestSide` says what a format can hold, above that. Sizes are rounded to the nearest
  /// pixel, so the ratio of the sides is kept to half a pixel.
  public func placement(in picture: PixelSize, longestSide: Int = .max) -> ImagePlacement {
    let whole = scaled(picture)
    let scaled = Self.fitting(whole, in: PixelSize(width: longestSide, height: longestSide))
    guard case .fill(let target) = self else { return ImagePlacement(scaled: scaled, keeping: scaled) }
    // The target itself, or the largest part of its ratio where the picture is too small for it.
    return ImagePlacement(scaled: scaled, keeping: Self.fitting(target.atLeastOne, in: scaled))
  }

  /// The size of a result of this sizing from an upright picture of the size `picture`.
  public func size(for picture: PixelSize) -> PixelSize { placement(in: picture).size }

  /// The size to which the whole picture is brought.
  private func scaled(_ picture: PixelSize) -> PixelSize {
    switch self {
    case .width(let width):
      return Self.fitting(picture, in: PixelSize(width: width, height: .max))
    case .fit(let bounds):
      return Self.fitting(picture, in: bounds)
    case .fill(let target):
      let target = target.atLeastOne
      // The side that is scaled least decides, so that both reach the target.
      let byWidth = Double(target.width) / Double(picture.width)
      let byHeight = Double(target.height) / Double(picture.height)
      if max(byWidth, byHeight) >= 1 { return picture }
      return byWidth >= byHeight
        ? PixelSize(width: target.width, height: max(target.height, Self.rounded(picture.height, by: byWidth)))
        : PixelSize(width: max(target.width, Self.rounded(picture.width, by: byHeight)), height: target.height)
    }
  }

  /// The largest size of the picture's ratio within `bounds`, and no larger than the picture.
  private static func fitting(_ picture: PixelSize, in bounds: PixelSize) -> PixelSize {
    let bounds = bounds.atLeastOne
    let byWidth = Double(bounds.width) / Double(picture.width)
    let byHeight = Double(bounds.height) / Double(picture.height)
    if min(byWidth, byHeight) >= 1 { return picture }
    return byWidth <= byHeight
      ? PixelSize(width: bounds.width, height: min(bounds.height, rounded(picture.height, by: byWidth)))
      : PixelSize(width: min(bounds.width, rounded(picture.width, by: byHeight)), height: bounds.height)
  }

  private static func rounded(_ length: Int, by scale: Double) -> Int {
    max(1, Int((Double(length) * scale).rounded()))
  }
}

extension PixelSize {
  /// With no side below 1.
  fileprivate var atLeastOne: PixelSize { PixelSize(width: max(1, width), height: max(1, height)) }
}

extension ImageOutput {
  /// How this output is cut from an upright picture of the size `picture`, no larger than the format can hold.
  public func placement(in picture: PixelSize) -> ImagePlacement {
    sizing.placement(in: picture, longestSide: format.longestSide)
  }
}

extension ImageOutput.Format {
  /// The longest side that the format can hold.
  public var longestSide: Int {
    switch self {
    case .webp: 16_383
    case .jpeg, .png: 65_535
    }
  }
}

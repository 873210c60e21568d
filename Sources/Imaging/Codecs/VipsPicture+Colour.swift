extension VipsPicture {
  /// Whether a band of transparency follows those of the colours.
  var hasAlpha: Bool { bands > colourBands }

  private var colourBands: Int {
    switch meaning {
    case .grey: 1
    case .rgb: 3
    case .cmyk: 4
    case .other: bands
    }
  }

  /// Without the bands after the colours and the first one of transparency.
  func withoutSpareBands() throws(ImagingError) -> VipsPicture {
    bands > colourBands + 1 ? try extractingBands(0..<colourBands + 1) : self
  }

  /// In sRGB with 8 bits: three bands, and a fourth for transparency where there is one.
  ///
  /// A profile that can't be used is passed over: what the bands mean without one is closer than no picture. CMYK
  /// without a profile is converted as browsers do.
  func inSRGB() throws(ImagingError) -> VipsPicture {
    guard hasAlpha else { return try coloursInSRGB() }
    // Apart from the colours, since a transformation of them must not touch it.
    let colours = try extractingBands(0..<colourBands).coloursInSRGB()
    let alpha = try extractingBands(colourBands..<colourBands + 1)
    return try colours.joiningBands(of: depth == .bits16 ? alpha.roundedTo8Bits() : alpha).reinterpreted(isGrey: false)
  }

  private func coloursInSRGB() throws(ImagingError) -> VipsPicture {
    if let profile, !ICCProfile(profile).isSRGB, let result = transformed(), result.bands == 3 { return result }
    let meaning = meaning
    let result: VipsPicture
    switch (meaning, depth) {
    case (.rgb, .bits8): return try reinterpreted(isGrey: false)
    case (.grey, .bits8): result = try reinterpreted(isGrey: true).convertedToSRGB()
    case (.rgb, .bits16): return try roundedTo8Bits().reinterpreted(isGrey: false)
    case (.grey, .bits16): result = try roundedTo8Bits().reinterpreted(isGrey: true).convertedToSRGB()
    case (.cmyk, .bits8): return try convertedFromInks().reinterpreted(isGrey: false)
    case (.cmyk, .bits16): return try roundedTo8Bits().convertedFromInks().reinterpreted(isGrey: false)
    default: result = try convertedToSRGB()
    }
    guard result.bands == 3, result.depth == .bits8 else {
      throw .notDecodable(.otherImage("with \(bands) channels of an unusual kind"))
    }
    return result
  }

  /// Nil when the profile is broken or is one for other colours. That only shows when it is tried out.
  private func transformed() -> VipsPicture? {
    do throws(ImagingError) { return try transformedByProfile().materialised() } catch { return nil }
  }
}

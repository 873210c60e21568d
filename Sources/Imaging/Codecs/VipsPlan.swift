/// How one decoding gives every size that is wanted of a picture.
///
/// The picture is decoded no larger than twice the largest of them, as far as its format can do that, and each size is
/// made of the smallest pixels at hand that are enough times as wide.
struct VipsPlan {
  /// How many times as wide pixels have to be to make a smaller size of them instead of the decoded picture: the choice
  /// is Documentation/Decisions/0004.
  static let derivingFactor = 1.5

  /// What the decoded picture may take in memory as it is; beyond, it is shrunk while it streams out of the decoder.
  private static let decodedBytes = 160 << 20

  /// The fraction of its size at which to decode a JPEG: 1, 2, 4 or 8.
  let shrink: Int
  /// The scale at which to decode a WebP.
  let scale: Double

  let header: ImageHeader
  private let placements: [ImagePlacement]
  /// Whether the decoder turns the picture upright itself.
  private let isUpright: Bool
  /// The size that everything can be made of, before the picture is turned.
  private let largest: PixelSize

  init(header: ImageHeader, placements: [ImagePlacement]) {
    self.header = header
    self.placements = placements
    isUpright = header.format == .heic || header.format == .avif
    let size = isUpright ? header.uprightSize : header.storedSize
    let scaled = placements.reduce(PixelSize(width: 1, height: 1)) {
      PixelSize(width: max($0.width, $1.scaled.width), height: max($0.height, $1.scaled.height))
    }
    let largest = !isUpright && header.orientation >= 5 ? scaled.transposed : scaled
    self.largest = largest
    // Twice is what the filter needs so that nothing is seen of the coarser decoding.
    shrink =
      header.format != .jpeg
      ? 1 : [8, 4, 2].first { size.width / $0 >= 2 * largest.width && size.height / $0 >= 2 * largest.height } ?? 1
    let half = max(2 * Double(largest.width) / Double(size.width), 2 * Double(largest.height) / Double(size.height))
    scale = header.format == .webp && header.frames == 1 ? min(1, half) : 1
  }

  /// The pixels at each placement, in their order.
  func carryOut(on loaded: VipsPicture, isCancelled: () -> Bool) throws(ImagingError) -> [PixelBuffer] {
    try checkSize(loaded)
    var decoded = try loaded.withoutSpareBands()
    if placements.count > 1 {
      let tooLarge = decoded.byteCount > Self.decodedBytes
      let twice = PixelSize(width: 2 * largest.width, height: 2 * largest.height)
      if tooLarge && twice.width < decoded.size.width && twice.height < decoded.size.height {
        decoded = try decoded.shrunk(to: twice)
      }
      decoded = try decoded.materialised()
    }
    var results: [PixelBuffer?] = Array(repeating: nil, count: placements.count)
    // Whole upright pictures in sRGB, from large to small.
    var derived: [VipsPicture] = []
    let order = placements.indices.sorted { placements[$0].scaled.width > placements[$1].scaled.width }
    for index in order {
      if isCancelled() { throw .cancelled }
      let placement = placements[index]
      var picture: VipsPicture
      if let source = derived.last(where: { $0.isEnough(for: placement.scaled) }) {
        picture = try source.shrunk(to: placement.scaled).materialised()
      } else {
        let target = turns ? placement.scaled.transposed : placement.scaled
        picture = try upright(decoded.shrunk(to: target).materialised().inSRGB()).materialised()
      }
      derived.append(picture)
      if !placement.isWhole { picture = try picture.cropped(placement) }
      results[index] = PixelBuffer(size: placement.size, hasAlpha: picture.bands == 4, bytes: try picture.bytes())
    }
    return results.compactMap { $0 }
  }

  /// Whether width and height are exchanged after decoding.
  private var turns: Bool { !isUpright && header.orientation >= 5 }

  /// Turns and mirrors as the orientation says.
  private func upright(_ picture: VipsPicture) throws(ImagingError) -> VipsPicture {
    if isUpright || header.orientation == 1 { return picture }
    let (quarters, mirrored) = [
      2: (0, true), 3: (2, false), 4: (2, true), 5: (1, true), 6: (1, false), 7: (3, true), 8: (3, false),
    ][header.orientation]!
    return try picture.turned(quarters: quarters, mirrored: mirrored)
  }

  /// Throws when the decoder found another size than the header said, which the limits were checked for.
  private func checkSize(_ loaded: VipsPicture) throws(ImagingError) {
    let expected = isUpright ? header.uprightSize : header.storedSize
    let found = loaded.size
    let isRight =
      if scale < 1 {
        found.width <= expected.width && found.height <= expected.height
      } else {
        // A shrunk JPEG is rounded up, a cut HEIC either way.
        abs(found.width - (expected.width + shrink - 1) / shrink) <= 1
          && abs(found.height - (expected.height + shrink - 1) / shrink) <= 1
      }
    guard isRight else { throw .damaged("its header says \(expected), its pixels are \(found)") }
  }
}

extension VipsPicture {
  /// Brought to a smaller size, transparency not bleeding into colours; itself when that is its size.
  fileprivate func shrunk(to target: PixelSize) throws(ImagingError) -> VipsPicture {
    if size == target { return self }
    if !hasAlpha { return try resized(to: target) }
    return try premultiplied().resized(to: target).unpremultiplied()
  }

  fileprivate func isEnough(for target: PixelSize) -> Bool {
    Double(size.width) >= VipsPlan.derivingFactor * Double(target.width)
      && Double(size.height) >= VipsPlan.derivingFactor * Double(target.height)
  }
}

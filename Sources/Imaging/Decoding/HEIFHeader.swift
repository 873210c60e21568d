/// Reads the header of a HEIC or AVIF: its `meta` box, pixels passed over (ISO/IEC 23008-12 and 14496-12).
///
/// The properties of the primary item say its size, cut, turn and mirroring. A film of pictures without a primary item
/// is refused as a video.
enum HEIFHeader {
  static func read(_ reader: inout HeaderReader, format: ImageFormat, limits: ImageLimits) throws(ImagingError)
    -> ImageHeader
  {
    let top = try MediaBox.boxes(&reader, from: 0, to: reader.count)
    guard let meta = top.first(where: { $0.name == "meta" }) else { throw .notDecodable(.video) }
    let boxes = try MediaBox.boxes(&reader, from: meta.start + 4, to: meta.end)
    guard let primaryBox = boxes.first(where: { $0.name == "pitm" }) else { throw .notDecodable(.video) }
    let primary =
      try primaryBox.version(&reader) == 0
      ? reader.number(2, at: primaryBox.start + 4) : reader.number(4, at: primaryBox.start + 4)
    guard let properties = boxes.first(where: { $0.name == "iprp" }) else { throw .damaged("it has no properties") }
    let items = try HEIFProperties(&reader, in: properties)
    try HEIFMetadata.check(boxes, &reader, limits: limits)

    var header = ImageHeader(
      format: format, storedSize: PixelSize(width: 0, height: 0), orientation: 1, frames: 1, hasAlpha: false)
    var turn = 0
    var mirror: Int?
    for property in items.properties(of: primary) {
      switch property.name {
      case "ispe":
        header.storedSize = PixelSize(
          width: try reader.number(4, at: property.start + 4), height: try reader.number(4, at: property.start + 8))
        // Checked before the cut, since all of it is decoded.
        try limits.check(header.storedSize, format: format)
      case "clap":
        let cut = PixelSize(
          width: try ratio(&reader, at: property.start), height: try ratio(&reader, at: property.start + 8))
        header.storedSize = PixelSize(
          width: min(cut.width, header.storedSize.width), height: min(cut.height, header.storedSize.height))
      case "irot": turn = try reader.number(1, at: property.start) & 3
      case "imir": mirror = try reader.number(1, at: property.start) & 1
      case "colr": try limits.checkMetadata(property.end - property.start)
      default: break
      }
    }
    try limits.check(header.storedSize, format: format)
    header.orientation = orientation(quarterTurns: turn, mirror: mirror)
    header.hasAlpha = try hasAlpha(primary, boxes, items, &reader)
    return header
  }

  /// The EXIF orientation that equals `irot` (quarter turns to the left) followed by `imir` (0 top and bottom, 1 left and
  /// right exchanged).
  static func orientation(quarterTurns: Int, mirror: Int?) -> Int {
    let turned = [1, 8, 3, 6]
    let sidesExchanged = [2, 7, 4, 5]
    let topsExchanged = [4, 5, 2, 7]
    return switch mirror {
    case nil: turned[quarterTurns]
    case 0: topsExchanged[quarterTurns]
    default: sidesExchanged[quarterTurns]
    }
  }

  /// A fraction of two numbers of 4 bytes, rounded.
  private static func ratio(_ reader: inout HeaderReader, at offset: Int) throws(ImagingError) -> Int {
    let denominator = try reader.number(4, at: offset + 4)
    guard denominator > 0 else { throw .damaged("a fraction divides by zero") }
    return (try reader.number(4, at: offset) + denominator / 2) / denominator
  }

  /// Whether another item is the transparency of `primary`.
  private static func hasAlpha(
    _ primary: Int, _ boxes: [MediaBox], _ items: HEIFProperties, _ reader: inout HeaderReader
  ) throws(ImagingError) -> Bool {
    guard let references = boxes.first(where: { $0.name == "iref" }) else { return false }
    let idSize = try references.version(&reader) == 0 ? 2 : 4
    for reference in try MediaBox.boxes(&reader, from: references.start + 4, to: references.end)
    where reference.name == "auxl" {
      let source = try reader.number(idSize, at: reference.start)
      let count = try reader.number(2, at: reference.start + idSize)
      var refersToPrimary = false
      for index in 0..<count {
        let target = try reader.number(idSize, at: reference.start + idSize + 2 + index * idSize)
        if target == primary { refersToPrimary = true }
      }
      guard refersToPrimary else { continue }
      for property in items.properties(of: source) where property.name == "auxC" {
        let start = property.start + 4
        if try reader.has("urn:mpeg:mpegB:cicp:systems:auxiliary:alpha", at: start) { return true }
        if try reader.has("urn:mpeg:hevc:2015:auxid:1\0", at: start) { return true }
      }
    }
    return false
  }
}

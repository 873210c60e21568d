/// Finds how long the metadata of a HEIC or AVIF is: its items of EXIF and XMP (ISO/IEC 14496-12, sections 8.11.3 and
/// 8.11.6).
enum HEIFMetadata {
  /// Throws when an item of metadata is longer than the limit. `boxes` are those of the `meta` box.
  static func check(_ boxes: [MediaBox], _ reader: inout HeaderReader, limits: ImageLimits) throws(ImagingError) {
    guard let information = boxes.first(where: { $0.name == "iinf" }),
      let locations = boxes.first(where: { $0.name == "iloc" })
    else { return }
    let items = try metadataItems(information, &reader)
    if items.isEmpty { return }
    let version = try locations.version(&reader)
    let sizes = try reader.number(2, at: locations.start + 4)
    let (offsetSize, lengthSize, baseSize) = (sizes >> 12, sizes >> 8 & 15, sizes >> 4 & 15)
    let indexSize = version == 0 ? 0 : sizes & 15
    let idSize = version < 2 ? 2 : 4
    var offset = locations.start + 6
    let count = try reader.number(idSize, at: offset)
    offset += idSize
    for _ in 0..<count {
      guard offset < locations.end else { throw .damaged("it says too little of its items") }
      let item = try reader.number(idSize, at: offset)
      offset += idSize + (version == 0 ? 0 : 2) + 2 + baseSize
      let extents = try reader.number(2, at: offset)
      offset += 2
      var total = 0
      for _ in 0..<extents {
        guard offset < locations.end else { throw .damaged("it says too little of its items") }
        offset += indexSize + offsetSize
        let length = lengthSize == 8 ? try reader.longNumber(at: offset) : try reader.number(lengthSize, at: offset)
        total = total.addingReportingOverflow(length).overflow ? .max : total + length
        offset += lengthSize
      }
      if items.contains(item) { try limits.checkMetadata(total) }
    }
  }

  /// The items that hold EXIF or XMP.
  private static func metadataItems(_ box: MediaBox, _ reader: inout HeaderReader) throws(ImagingError) -> Set<Int> {
    let countSize = try box.version(&reader) == 0 ? 2 : 4
    var items: Set<Int> = []
    for entry in try MediaBox.boxes(&reader, from: box.start + 4 + countSize, to: box.end) where entry.name == "infe" {
      let version = try entry.version(&reader)
      guard version >= 2 else { continue }
      let idSize = version == 2 ? 2 : 4
      let type = try reader.name(at: entry.start + 4 + idSize + 2)
      if type == "Exif" || type == "mime" { items.insert(try reader.number(idSize, at: entry.start + 4)) }
    }
    return items
  }
}

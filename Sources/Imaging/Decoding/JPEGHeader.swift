/// Reads a JPEG's header: the segments before its first scan (ITU-T T.81, annex B).
enum JPEGHeader {
  static func read(_ reader: inout HeaderReader, limits: ImageLimits) throws(ImagingError) -> ImageHeader {
    var offset = 2
    var size: PixelSize?
    var orientation: Int?
    var profileLength = 0
    var needless = 0
    while true {
      // Any number of fill bytes may precede a marker; other bytes between segments are passed over, as libjpeg does.
      guard try reader.number(1, at: offset) == 0xff else {
        needless += 1
        guard needless <= 65_536 else { throw .damaged("a JPEG marker is missing") }
        offset += 1
        continue
      }
      let marker = try reader.number(1, at: offset + 1)
      if marker == 0xff {
        offset += 1
        continue
      }
      if marker == 0x01 || (0xd0...0xd8).contains(marker) {
        offset += 2
        continue
      }
      if marker == 0xd9 { throw .damaged("it has no picture") }
      let length = try reader.number(2, at: offset + 2)
      guard length >= 2 else { throw .damaged("a JPEG segment is too short") }
      let data = offset + 4
      switch marker {
      case 0xc0...0xcf where ![0xc4, 0xc8, 0xcc].contains(marker):
        guard size == nil else { throw .damaged("it has two frame headers") }
        let height = try reader.number(2, at: data + 1)
        let found = PixelSize(width: try reader.number(2, at: data + 3), height: height)
        try limits.check(found, format: .jpeg)
        size = found
      case 0xe1 where try reader.has("Exif\0", at: data):
        // Of two, the first valid one counts.
        if orientation == nil { orientation = EXIF.orientation(&reader, at: data + 6, end: data + length - 2) }
      case 0xe2 where try reader.has("ICC_PROFILE\0", at: data):
        profileLength += length - 16
        try limits.checkMetadata(profileLength)
      case 0xda:
        guard let size else { throw .damaged("it has no frame header") }
        return ImageHeader(
          format: .jpeg, storedSize: size, orientation: orientation ?? 1, frames: 1, hasAlpha: false)
      default: break
      }
      offset = data + length - 2
    }
  }
}

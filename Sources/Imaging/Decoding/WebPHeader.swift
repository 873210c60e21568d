/// Reads a WebP's header: its RIFF chunks, pixels passed over (RFC 9649).
enum WebPHeader {
  static func read(_ reader: inout HeaderReader, limits: ImageLimits) throws(ImagingError) -> ImageHeader {
    var header = try size(&reader)
    try limits.check(header.storedSize, format: .webp)
    var frames = 0
    var offset = 12
    while offset + 8 <= reader.count {
      let length = try reader.number(4, at: offset + 4, .little)
      switch try reader.name(at: offset) {
      case "ANMF":
        frames += 1
        try limits.check(header.storedSize, format: .webp, frames: frames)
      case "EXIF":
        try limits.checkMetadata(length)
        // Some writers leave the JPEG segment's mark in front.
        let start = try offset + 8 + (reader.has("Exif\0\0", at: offset + 8) ? 6 : 0)
        header.orientation = EXIF.orientation(&reader, at: start, end: offset + 8 + length) ?? 1
      case "ICCP", "XMP ": try limits.checkMetadata(length)
      default: break
      }
      offset += 8 + length + length % 2
    }
    header.frames = max(1, frames)
    return header
  }

  /// The header as its first chunk gives it.
  private static func size(_ reader: inout HeaderReader) throws(ImagingError) -> ImageHeader {
    let size: PixelSize
    let hasAlpha: Bool
    switch try reader.name(at: 12) {
    case "VP8 ":
      guard try reader.number(3, at: 23) == 0x9d012a else { throw .damaged("a WebP's start code is missing") }
      let width = try reader.number(2, at: 26, .little) & 0x3fff
      size = PixelSize(width: width, height: try reader.number(2, at: 28, .little) & 0x3fff)
      hasAlpha = false
    case "VP8L":
      guard try reader.number(1, at: 20) == 0x2f else { throw .damaged("a WebP's signature is missing") }
      let bits = try reader.number(4, at: 21, .little)
      size = PixelSize(width: bits & 0x3fff + 1, height: bits >> 14 & 0x3fff + 1)
      hasAlpha = bits >> 28 & 1 == 1
    case "VP8X":
      let width = try reader.number(3, at: 24, .little) + 1
      size = PixelSize(width: width, height: try reader.number(3, at: 27, .little) + 1)
      hasAlpha = try reader.number(1, at: 20) & 0x10 != 0
    default: throw .damaged("a WebP begins with an unknown chunk")
    }
    return ImageHeader(format: .webp, storedSize: size, orientation: 1, frames: 1, hasAlpha: hasAlpha)
  }
}

/// Reads a PNG's header: its chunks, pixels passed over (W3C PNG, third edition).
enum PNGHeader {
  static func read(_ reader: inout HeaderReader, limits: ImageLimits) throws(ImagingError) -> ImageHeader {
    guard try reader.number(4, at: 8) == 13, try reader.has("IHDR", at: 12) else {
      throw .damaged("a PNG does not begin with its header")
    }
    let size = PixelSize(width: try reader.number(4, at: 16), height: try reader.number(4, at: 20))
    try limits.check(size, format: .png)
    let colourType = try reader.number(1, at: 25)
    var header = ImageHeader(
      format: .png, storedSize: size, orientation: 1, frames: 1, hasAlpha: colourType & 4 != 0)
    var offset = 33
    // The metadata may come after the pixels. A file that ends too early is found out when it is decoded.
    while offset + 12 <= reader.count {
      let length = try reader.number(4, at: offset)
      let name = try reader.name(at: offset + 4)
      if !["IDAT", "fdAT", "PLTE", "IEND"].contains(name) { try limits.checkMetadata(length) }
      switch name {
      case "tRNS": header.hasAlpha = true
      case "acTL":
        header.frames = max(1, try reader.number(4, at: offset + 8))
        try limits.check(size, format: .png, frames: header.frames)
      case "eXIf":
        header.orientation = EXIF.orientation(&reader, at: offset + 8, end: offset + 8 + length) ?? 1
      default: break
      }
      if name == "IEND" { break }
      offset += 12 + length
    }
    return header
  }
}

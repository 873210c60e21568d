/// Reads a GIF's header: its screen, and the blocks of all its frames, pixels passed over (GIF89a).
enum GIFHeader {
  static func read(_ reader: inout HeaderReader, limits: ImageLimits) throws(ImagingError) -> ImageHeader {
    let screen = PixelSize(
      width: try reader.number(2, at: 6, .little), height: try reader.number(2, at: 8, .little))
    var header = ImageHeader(format: .gif, storedSize: screen, orientation: 1, frames: 0, hasAlpha: false)
    var offset = 13 + colourTable(try reader.number(1, at: 10))
    // A file that ends too early is found out when it is decoded.
    blocks: while offset < reader.count {
      switch try reader.number(1, at: offset) {
      case 0x2c:
        guard offset + 10 < reader.count else { break blocks }
        if header.frames == 0 {
          // A first frame beyond the screen makes the screen larger, as the decoder does.
          let right = try reader.number(2, at: offset + 1, .little) + reader.number(2, at: offset + 5, .little)
          let bottom = try reader.number(2, at: offset + 3, .little) + reader.number(2, at: offset + 7, .little)
          header.storedSize = PixelSize(width: max(screen.width, right), height: max(screen.height, bottom))
        }
        header.frames += 1
        try limits.check(header.storedSize, format: .gif, frames: header.frames)
        offset += 10 + colourTable(try reader.number(1, at: offset + 9)) + 1
      case 0x21:
        guard offset + 3 < reader.count else { break blocks }
        let isControl = try reader.number(1, at: offset + 1) == 0xf9
        if isControl, try reader.number(1, at: offset + 3) & 1 == 1 { header.hasAlpha = true }
        offset += 2
      default: break blocks
      }
      offset = try passSubBlocks(&reader, from: offset)
    }
    guard header.frames > 0 else { throw .damaged("it has no frame") }
    return header
  }

  /// The length of the colour table that the flags announce.
  private static func colourTable(_ flags: Int) -> Int { flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1) }

  /// The offset after the sub-blocks at `offset`, each with its length in front, the last of length 0.
  private static func passSubBlocks(_ reader: inout HeaderReader, from offset: Int) throws(ImagingError) -> Int {
    var offset = offset
    while offset < reader.count {
      let length = try reader.number(1, at: offset)
      offset += 1 + length
      if length == 0 { break }
    }
    return offset
  }
}

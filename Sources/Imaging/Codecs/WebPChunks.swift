/// The chunks of a still WebP (RFC 9649, section 2).
enum WebPChunks {
  /// The file without its metadata, and without the chunk that announces it.
  ///
  /// libvips 8.14 writes an EXIF chunk of 186 bytes even when it is told to leave metadata out, which is a tenth of a
  /// small thumbnail.
  static func withoutMetadata(_ file: [UInt8]) -> [UInt8] {
    var chunks: [UInt8] = []
    var offset = 12
    while offset + 8 <= file.count {
      let length = file[offset + 4..<offset + 8].reversed().reduce(0) { $0 << 8 | Int($1) }
      let end = min(file.count, offset + 8 + length + length % 2)
      var chunk = Array(file[offset..<end])
      switch String(decoding: chunk[..<4], as: UTF8.self) {
      case "EXIF", "XMP ", "ICCP": break
      case "VP8X":
        // Of what the flags can announce only transparency is left; without it the chunk says nothing.
        chunk[8] &= 0x10
        if chunk[8] != 0 { chunks += chunk }
      default: chunks += chunk
      }
      offset = end
    }
    let length = [0, 8, 16, 24].map { UInt8((chunks.count + 4) >> $0 & 255) }
    return Array("RIFF".utf8) + length + Array("WEBP".utf8) + chunks
  }
}

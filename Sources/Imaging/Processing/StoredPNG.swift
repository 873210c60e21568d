/// Writes pixels as a PNG without compressing them, for pictures so small that it would gain nothing.
enum StoredPNG {
  /// The PNG's bytes: those of the pixels and some 70 more. At most 64 KB of pixels.
  static func encode(_ pixels: PixelBuffer) -> [UInt8] {
    var header = bigEndian(pixels.size.width) + bigEndian(pixels.size.height)
    header += [8, pixels.hasAlpha ? 6 : 2, 0, 0, 0]
    let stride = pixels.size.width * pixels.channels
    // Each row begins with the number of its filter: none.
    let rows = (0..<pixels.size.height).flatMap { [0] + pixels.bytes[$0 * stride..<($0 + 1) * stride] }
    precondition(rows.count <= 0xffff, "one block of stored data holds 65,535 bytes")
    let length = [UInt8(rows.count & 255), UInt8(rows.count >> 8)]
    // A zlib stream (RFC 1950) of one last block that is stored (RFC 1951, section 3.2.4).
    let stream = [0x78, 0x01, 0x01] + length + length.map { ~$0 } + rows + bigEndian(adler32(rows))
    let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    return signature + chunk("IHDR", header) + chunk("IDAT", stream) + chunk("IEND", [])
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return bigEndian(data.count) + body + bigEndian(crc32(body))
  }

  private static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(number >> $0 & 255) }
  }

  /// The checksum of RFC 1950, section 9.
  private static func adler32(_ bytes: [UInt8]) -> Int {
    var (low, high) = (1, 0)
    for byte in bytes {
      low = (low + Int(byte)) % 65521
      high = (high + low) % 65521
    }
    return high << 16 | low
  }

  /// The checksum of the PNG specification, annex D.
  private static func crc32(_ bytes: [UInt8]) -> Int {
    var remainder: UInt32 = .max
    for byte in bytes {
      remainder ^= UInt32(byte)
      for _ in 0..<8 { remainder = remainder & 1 == 1 ? remainder >> 1 ^ 0xedb8_8320 : remainder >> 1 }
    }
    return Int(~remainder)
  }
}

/// Bytes as text of 64 letters (RFC 4648, section 4).
enum Base64 {
  static func encode(_ bytes: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for position in 0..<4 {
        text.append(position <= group.count ? letters[bits >> (18 - 6 * position) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension FileKind {
  /// How many of a file's first bytes `sniff` looks at.
  public static let sniffedBytes = 4096

  /// Decides by a file's first bytes what it is.
  ///
  /// The signatures are those of the formats' own specifications, and for texts those of the WHATWG's MIME Sniffing
  /// standard, sections 6 and 7. It costs microseconds and never fails.
  public static func sniff(_ firstBytes: some Collection<UInt8>) -> FileKind {
    let bytes = Array(firstBytes.prefix(sniffedBytes))
    if bytes.isEmpty { return .empty }
    return picture(bytes) ?? Signature.all.first { $0.matches(bytes) }?.kind ?? mediaFile(bytes)
      ?? MarkupSniffing.kind(of: bytes) ?? .unknown
  }

  /// The picture formats that are decoded here, and what looks like them.
  private static func picture(_ bytes: [UInt8]) -> FileKind? {
    if bytes.starts(with: [0xff, 0xd8]) && (bytes.count == 2 || bytes[2] == 0xff) { return .image(.jpeg) }
    if bytes.starts(with: "\u{89}PNG\r\n\u{1a}\n".unicodeScalars.map { UInt8($0.value) }) { return .image(.png) }
    if bytes.has("GIF87a") || bytes.has("GIF89a") { return .image(.gif) }
    if bytes.has("RIFF") && bytes.has("WEBP", at: 8) { return .image(.webp) }
    let isTIFF =
      bytes.has("II*\0") || bytes.has("MM\0*") || bytes.has("II+\0\u{8}\0\0\0") || bytes.has("MM\0+\0\u{8}\0\0")
    if isTIFF { return bytes.has("CR", at: 8) ? .otherImage("Canon raw") : .image(.tiff) }
    return nil
  }

  /// What is kept in the boxes of the ISO base media file format: HEIC and AVIF pictures, and films.
  private static func mediaFile(_ bytes: [UInt8]) -> FileKind? {
    guard bytes.has("ftyp", at: 4) else { return nil }
    let length = bytes[..<4].reduce(0) { $0 << 8 | Int($1) }
    let end = min(bytes.count, max(length, 12))
    // The major brand, a version number, and the compatible brands.
    let brands = stride(from: 8, through: end - 4, by: 4).filter { $0 != 12 }.map {
      String(decoding: bytes[$0..<$0 + 4], as: UTF8.self)
    }
    guard let major = brands.first else { return .unknown }
    if major == "crx " { return .otherImage("Canon raw") }
    if brands.contains(where: { ["avif", "avis"].contains($0) }) { return .image(.avif) }
    let heic = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]
    if brands.contains(where: heic.contains) { return .image(.heic) }
    return .video
  }
}

extension [UInt8] {
  /// Whether the text, one byte a scalar, stands at `offset`.
  func has(_ text: String, at offset: Int = 0) -> Bool {
    offset <= count && self[offset...].starts(with: text.unicodeScalars.lazy.map { UInt8($0.value) })
  }
}

package import Imaging

/// Where a variant of a picture is: `/pictures/{id}/{version}/{width}.{format}`, signed by `?k=`.
///
/// There is one spelling of each, so that a cache never holds two of the same.
package struct PictureAddress: Sendable, Hashable {
  package let id: PictureID
  package let version: Int
  /// One of the ladder's.
  package let width: Int
  /// WebP or JPEG.
  package let format: ImageOutput.Format

  /// The address of a rung of the ladder; nil for any other width or format.
  package init?(id: PictureID, version: Int, width: Int, format: ImageOutput.Format) {
    guard Ladder.widths.contains(width), format == .webp || format == .jpeg, version > 0 else { return nil }
    self.id = id
    self.version = version
    self.width = width
    self.format = format
  }

  /// The address that the last three segments of a path say; nil for any other text.
  package init?(id: some StringProtocol, version: some StringProtocol, file: some StringProtocol) {
    let parts = file.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Int(parts[0]), let format = ImageOutput.Format(rawValue: String(parts[1])),
      let number = Int(version), Self.isIdentifier(id)
    else { return nil }
    self.init(id: PictureID(String(id)), version: number, width: width, format: format)
    guard self.file == file, String(self.version) == version else { return nil }  // such as 0320.webp, or +1
  }

  /// The address that a path says; nil for any other path.
  package init?(path: some StringProtocol) {
    let segments = path.split(separator: "/", omittingEmptySubsequences: false)
    guard segments.count == 5, segments[0].isEmpty, segments[1] == "pictures" else { return nil }
    self.init(id: segments[2], version: segments[3], file: segments[4])
  }

  /// The path, without the signature.
  package var path: String { "/pictures/\(id.text)/\(version)/\(file)" }

  /// What the address stands for.
  var output: ImageOutput { ImageOutput(.width(width), format: format, quality: Ladder.quality) }

  private var file: String { "\(width).\(format.rawValue)" }

  private static func isIdentifier(_ text: some StringProtocol) -> Bool {
    (1...64).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
        default: false
        }
      }
  }
}

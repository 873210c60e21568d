package import Cryptography
package import Imaging
package import Platform
import Storage

/// Identifies a picture.
package struct PictureID: TextIdentifier {
  package let text: String

  package init(_ text: String) { self.text = text }
}

/// A stored original and what is known of it.
package struct Picture: Sendable, Hashable {
  package let id: PictureID
  /// The account it belongs to.
  package let owner: String
  /// Grows with each edit; part of every address, so that a changed picture has new ones.
  package var version: Int
  /// Where the original's bytes are.
  package var contentHash: ContentHash
  package var format: ImageFormat
  /// The size as it is seen, upright.
  package var size: PixelSize
  /// The length of the original in bytes.
  package var byteCount: Int
  package var hasAlpha: Bool
  package var placeholder: ThumbHash?
  /// The name its file had where it came from, to show and to download it under; never a path.
  package var originalName: String
  package let createdAt: Instant

  package init(
    id: PictureID, owner: String, version: Int, contentHash: ContentHash, format: ImageFormat, size: PixelSize,
    byteCount: Int, hasAlpha: Bool, placeholder: ThumbHash?, originalName: String, createdAt: Instant
  ) {
    self.id = id
    self.owner = owner
    self.version = version
    self.contentHash = contentHash
    self.format = format
    self.size = size
    self.byteCount = byteCount
    self.hasAlpha = hasAlpha
    self.placeholder = placeholder
    self.originalName = originalName
    self.createdAt = createdAt
  }
}

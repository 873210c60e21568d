private import Cryptography
package import Imaging

/// A variant that whoever asks for it may see.
package struct PictureVariant: Sendable, Hashable {
  package let id: PictureID
  package let key: VariantKey

  /// A strong entity tag, in its quotes. Made of the key alone, so a 304 costs no pixel and no file (RFC 9110, 8.8.3).
  package var entityTag: String {
    "\"\(Base64URL.encode(ContentHash(of: Array(key.description.utf8)).bytes.prefix(16)))\""
  }
}

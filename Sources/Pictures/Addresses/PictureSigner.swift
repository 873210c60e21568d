package import Cryptography
package import Imaging

/// Makes addresses of pictures that only this server can have given out, so that who has one may see it.
///
/// The code is a 128-bit keyed hash over the address and its owner's epoch: raising the epoch makes every address that was
/// given out for the owner's pictures invalid.
package struct PictureSigner: Sendable {
  private let key: SecretKey

  /// A signer with a key of its own, derived from the server's.
  package init(secret: SecretKey) { key = secret.derived(for: "picture addresses") }

  /// What goes into `?k=`: 22 characters.
  package func code(for address: PictureAddress, epoch: Int) -> String {
    Base64URL.encode(key.authenticationCode(for: message(address, epoch)))
  }

  /// Whether `code` is that of the address; takes the same time whether or not.
  package func isValid(_ code: String, for address: PictureAddress, epoch: Int) -> Bool {
    guard code.utf8.count == 22, let bytes = Base64URL.decode(code) else { return false }
    return SecureRandom.equal(bytes, key.authenticationCode(for: message(address, epoch)))
  }

  /// The path with its signature.
  package func signed(_ address: PictureAddress, epoch: Int) -> String {
    "\(address.path)?k=\(code(for: address, epoch: epoch))"
  }

  /// The signed addresses of a picture from narrow to wide, at least one, with how many pixels wide each really is.
  ///
  /// For `srcset`. `epoch` is that of the picture's owner.
  package func sources(
    of picture: Picture, format: ImageOutput.Format = .webp, epoch: Int
  ) -> [(width: Int, address: String)] {
    Ladder.widths(forWidth: picture.size.width).compactMap { width in
      PictureAddress(id: picture.id, version: picture.version, width: width, format: format).map {
        (min(width, picture.size.width), signed($0, epoch: epoch))
      }
    }
  }

  /// No part can hold the space between them, so no two addresses have the same message.
  private func message(_ address: PictureAddress, _ epoch: Int) -> String.UTF8View {
    "\(address.id.text) \(address.version) \(address.width) \(address.format.rawValue) \(epoch)".utf8
  }
}

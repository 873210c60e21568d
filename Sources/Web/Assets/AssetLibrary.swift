private import Cryptography
private import Embedded

/// The assets with their content and the addresses at which they are kept for ever.
package struct AssetLibrary: Sendable {
  /// An asset, ready to be sent.
  package struct File: Sendable, Hashable {
    package let asset: Asset
    package let bytes: [UInt8]
    /// The first 16 digits of its content's hash.
    package let hash: String
  }

  private let files: [Asset: File]

  package init() {
    var files: [Asset: File] = [:]
    for asset in Asset.allCases {
      let bytes = EmbeddedFile("web/\(asset.rawValue)").bytes
      let hash = String(ContentHash(of: bytes).description.prefix(16))
      files[asset] = File(asset: asset, bytes: bytes, hash: hash)
    }
    self.files = files
  }

  package subscript(_ asset: Asset) -> File { files[asset]! }

  /// `/assets/{hash}/{name}`: other content has another address, so browsers never ask twice for the same.
  package func address(_ asset: Asset) -> String { "/assets/\(self[asset].hash)/\(asset.rawValue)" }

  /// The asset at that address; nil when there is none of that name, or the hash is another version's.
  package func file(hash: String, name: String) -> File? {
    guard let asset = Asset(rawValue: name), self[asset].hash == hash else { return nil }
    return self[asset]
  }
}

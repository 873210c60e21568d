private import CSodium

/// Computes a `ContentHash` of bytes that come in pieces.
package struct ContentHasher {
  private var state = crypto_hash_sha256_state()

  package init() { unsafe crypto_hash_sha256_init(&state) }

  /// Adds the next piece.
  package mutating func update(_ bytes: some Collection<UInt8>) {
    let direct: Void? = bytes.withContiguousStorageIfAvailable { buffer in
      _ = unsafe crypto_hash_sha256_update(&state, buffer.baseAddress, UInt64(buffer.count))
    }
    if direct == nil { update(Array(bytes)) }
  }

  /// The hash of all that was added; ends the use of this value.
  package mutating func finalize() -> ContentHash {
    var bytes = [UInt8](repeating: 0, count: 32)
    unsafe crypto_hash_sha256_final(&state, &bytes)
    return ContentHash(bytes: bytes)
  }
}

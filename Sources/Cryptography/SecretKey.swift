private import CSodium

/// A 256-bit secret that signs addresses, cookies and forms.
package struct SecretKey: Sendable {
  /// The 32 bytes, to be kept where only the program reads.
  package let bytes: [UInt8]

  /// A key of these bytes; nil unless there are 32.
  package init?(bytes: [UInt8]) {
    guard bytes.count == 32 else { return nil }
    self.bytes = bytes
  }

  /// A new random key.
  package init() { bytes = SecureRandom.bytes(32) }

  /// The 128-bit keyed hash (BLAKE2b, as libsodium's `crypto_generichash`) of `message`.
  package func authenticationCode(for message: some Collection<UInt8>) -> [UInt8] {
    let message = Array(message)
    var code = [UInt8](repeating: 0, count: 16)
    unsafe crypto_generichash(&code, code.count, message, UInt64(message.count), bytes, bytes.count)
    return code
  }

  /// Another key made from this one for one purpose, so that a signature for one is none for another.
  package func derived(for purpose: String) -> SecretKey {
    var key = [UInt8](repeating: 0, count: 32)
    let message = Array(purpose.utf8)
    unsafe crypto_generichash(&key, key.count, message, UInt64(message.count), bytes, bytes.count)
    return SecretKey(bytes: key)!
  }
}

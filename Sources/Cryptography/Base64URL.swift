/// Bytes as text that fits in an address and a cookie: base64 with `-` and `_`, without padding (RFC 4648, section 5).
package enum Base64URL {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  package static func encode(_ bytes: some Sequence<UInt8>) -> String {
    var text: [UInt8] = []
    var (buffer, bits) = (UInt32(0), UInt32(0))
    for byte in bytes {
      (buffer, bits) = (buffer << 8 | UInt32(byte), bits + 8)
      while bits >= 6 {
        bits -= 6
        text.append(alphabet[Int(buffer >> bits & 63)])
      }
    }
    if bits > 0 { text.append(alphabet[Int(buffer << (6 - bits) & 63)]) }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes; nil for text that `encode` would not have written.
  package static func decode(_ text: some StringProtocol) -> [UInt8]? {
    var bytes: [UInt8] = []
    var (buffer, bits) = (UInt32(0), UInt32(0))
    for digit in text.utf8 {
      guard let value = alphabet.firstIndex(of: digit) else { return nil }
      (buffer, bits) = (buffer << 6 | UInt32(value), bits + 6)
      if bits >= 8 {
        bits -= 8
        bytes.append(UInt8(truncatingIfNeeded: buffer >> bits))
      }
    }
    guard bits < 6, buffer & (1 << bits - 1) == 0 else { return nil }
    return bytes
  }
}

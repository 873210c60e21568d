private import CSodium

/// A password as it is stored: argon2id with its salt and cost in one line of text (RFC 9106).
package struct PasswordHash: Sendable, Hashable {
  /// The line to store, such as `$argon2id$v=19$m=65536,t=2,p=1$…`.
  package let text: String

  /// A hash as it was stored.
  package init(stored text: String) { self.text = text }

  /// Hashes `password`. Takes about 0.1 s of CPU and 64 MiB: run it on its own thread, one at a time.
  package init(of password: String) {
    let password = password.utf8CString
    var buffer = [CChar](repeating: 0, count: Int(crypto_pwhash_STRBYTES))
    let code = unsafe password.withUnsafeBufferPointer { characters in
      unsafe crypto_pwhash_str(
        &buffer, characters.baseAddress!, UInt64(characters.count - 1),
        UInt64(crypto_pwhash_OPSLIMIT_INTERACTIVE), Int(crypto_pwhash_MEMLIMIT_INTERACTIVE))
    }
    precondition(code == 0, "no 64 MiB of memory for a password")
    text = String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Whether `password` is the one. Costs as much as hashing it.
  package func matches(_ password: String) -> Bool {
    let password = password.utf8CString
    return unsafe password.withUnsafeBufferPointer { characters in
      unsafe crypto_pwhash_str_verify(text, characters.baseAddress!, UInt64(characters.count - 1)) == 0
    }
  }
}

private import CSodium

/// Random numbers that nobody can guess, and comparison that tells nothing by its time.
package enum SecureRandom {
  /// `count` random bytes from the kernel.
  package static func bytes(_ count: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    unsafe randombytes_buf(&bytes, count)
    return bytes
  }

  /// Whether two byte strings are equal, in a time that depends on their lengths only.
  package static func equal(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    guard left.count == right.count else { return false }
    return unsafe sodium_memcmp(left, right, left.count) == 0
  }
}

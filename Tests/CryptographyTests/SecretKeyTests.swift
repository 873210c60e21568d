import Cryptography
import Testing

@Suite struct SecretKeyTests {
  let key = SecretKey(bytes: Array(0..<32))!

  @Test(arguments: [0, 1, 16, 31, 33, 64])
  func `a key has 32 bytes`(count: Int) {
    #expect(SecretKey(bytes: [UInt8](repeating: 1, count: count)) == nil)
  }

  @Test func `new keys differ`() {
    #expect(SecretKey().bytes != SecretKey().bytes)
    #expect(SecretKey().bytes.count == 32)
  }

  // Computed with Python's hashlib.blake2b(message, key=bytes(range(32)), digest_size=16).
  @Test(arguments: [
    ("", "3daf97bce7888fd59773c66bf647459c"), ("a picture", "d5b4906022575c18e8ac9dd03382dbb3"),
  ])
  func `the code is keyed BLAKE2b`(message: String, code: String) {
    #expect(Hexadecimal.encode(key.authenticationCode(for: message.utf8)) == code)
  }

  @Test func `the code changes with each bit of the message and of the key`() {
    let message = Array("/pictures/1".utf8)
    let code = key.authenticationCode(for: message)
    #expect(code == key.authenticationCode(for: message))
    for bit in 0..<message.count * 8 {
      var changed = message
      changed[bit / 8] ^= 1 << (bit % 8)
      #expect(key.authenticationCode(for: changed) != code)
    }
    for bit in 0..<256 {
      var changed = key.bytes
      changed[bit / 8] ^= 1 << (bit % 8)
      #expect(SecretKey(bytes: changed)!.authenticationCode(for: message) != code)
    }
  }

  @Test func `keys for different purposes are different, and the same each time`() {
    let purposes = ["", "pictures", "forms", "form"]
    let keys = purposes.map { key.derived(for: $0).bytes }
    #expect(Set(keys).count == purposes.count)
    #expect(!keys.contains(key.bytes))
    #expect(keys == purposes.map { key.derived(for: $0).bytes })
  }
}

import Cryptography
import Testing

@Suite struct Base64URLTests {
  // RFC 4648, section 10, without the padding; the last one shows the two letters of section 5.
  @Test(arguments: [
    ("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg"), ("fooba", "Zm9vYmE"),
    ("foobar", "Zm9vYmFy"), ("~~>?", "fn4-Pw"), ("???", "Pz8_"),
  ])
  func `bytes are written as the standard says`(bytes: String, text: String) {
    #expect(Base64URL.encode(bytes.utf8) == text)
    #expect(Base64URL.decode(text) == Array(bytes.utf8))
  }

  @Test(arguments: 0..<200)
  func `what was written is read back`(count: Int) {
    let bytes = SecureRandom.bytes(count)
    #expect(Base64URL.decode(Base64URL.encode(bytes)) == bytes)
  }

  @Test(arguments: ["Z", "Zm9vY", "Zh", "Zm9", "Zg==", "Zm 8", "Zm+8", "Zm/8", "é", "Zg\n"])
  func `text that is never written is refused`(text: String) {
    #expect(Base64URL.decode(text) == nil)
  }

  @Test func `each text of up to three letters that is taken is what its bytes are written as`() {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".map(String.init)
    var taken = 0
    for first in letters {
      for second in letters {
        for text in [first + second, first + second + second] {
          guard let bytes = Base64URL.decode(text) else { continue }
          taken += 1
          if Base64URL.encode(bytes) != text { Issue.record("\(text) is another spelling") }
        }
      }
    }
    #expect(taken == 64 * 4 + 64 * 16)
  }
}

import Testing

@testable import Cryptography

@Suite struct ContentHashTests {
  // The example of FIPS 180-2, appendix B.1.
  let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"

  @Test func `it is the SHA-256 of the content`() {
    #expect(ContentHash(of: Array("abc".utf8)).description == abc)
  }

  @Test func `content in pieces has the hash of the whole`() {
    var hasher = ContentHasher()
    hasher.update(Array("a".utf8))
    hasher.update(Array("bc".utf8))
    #expect(hasher.finalize() == ContentHash(abc))
  }

  @Test(arguments: ["", "abc", String(repeating: "g", count: 64), String(repeating: "A", count: 64)])
  func `text that is no hash is refused`(text: String) {
    #expect(ContentHash(text) == nil)
  }
}

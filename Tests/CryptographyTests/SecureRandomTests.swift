import Cryptography
import Testing

@Suite struct SecureRandomTests {
  @Test func `it gives as many bytes as asked, other ones each time`() {
    #expect(SecureRandom.bytes(0) == [])
    #expect(Set((0..<100).map { _ in SecureRandom.bytes(16) }).count == 100)
  }

  @Test func `only the same bytes are equal`() {
    #expect(SecureRandom.equal([], []))
    #expect(SecureRandom.equal([1, 2, 3], [1, 2, 3]))
    #expect(!SecureRandom.equal([1, 2, 3], [1, 2, 4]))
    #expect(!SecureRandom.equal([1, 2, 3], [1, 2]))
    #expect(!SecureRandom.equal([], [0]))
  }
}

import Testing

@testable import Imaging

@Suite struct ChecksumTests {
  // What `xxhsum -H64` (xxHash 0.8) prints for the same bytes.
  @Test(
    arguments: [
      ("", 0xef46_db37_51d8_e999), ("a", 0xd24e_c4f1_a98c_6e5b), ("abc", 0x44bc_2cf5_ad77_0999),
      ("Nobody inspects the spammish repetition", 0xfbce_a83c_8a37_8bf1),
    ] as [(String, UInt64)])
  func `it is XXH64`(text: String, expected: UInt64) {
    let bytes = Array(text.utf8)
    #expect(unsafe Checksum.of(bytes.span.bytes) == expected)
  }

  @Test func `any bit changed in any of the lengths changes it`() {
    for count in 1...70 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37) }
      let checksum = unsafe Checksum.of(bytes.span.bytes)
      for bit in 0..<(count * 8) {
        var changed = bytes
        changed[bit / 8] ^= 1 << UInt8(bit % 8)
        #expect(unsafe Checksum.of(changed.span.bytes) != checksum)
      }
    }
  }
}

import Testing

@testable import Imaging

@Suite struct DiskCacheEntryTests {
  private let key = VariantKey(source: "https://example.com/한글.jpg", output: ImageOutput(.width(320)))
  private let image = EncodedImage(
    format: .jpeg, size: PixelSize(width: 320, height: 240), bytes: (0..<200).map { UInt8($0) })

  @Test func `what was written is read`() throws {
    #expect(try DiskCacheEntry.decode(DiskCacheEntry.encode(image, for: key), for: key) == image)
  }

  @Test func `no changed bit goes unseen`() {
    let bytes = DiskCacheEntry.encode(image, for: key)
    for bit in 0..<(bytes.count * 8) {
      var changed = bytes
      changed[bit / 8] ^= 1 << UInt8(bit % 8)
      #expect(throws: DiskCacheEntry.Damage.self) { try DiskCacheEntry.decode(changed, for: key) }
    }
  }

  @Test func `no missing or added byte goes unseen`() {
    let bytes = DiskCacheEntry.encode(image, for: key)
    for count in 0..<bytes.count {
      #expect(throws: DiskCacheEntry.Damage.self) { try DiskCacheEntry.decode(Array(bytes.prefix(count)), for: key) }
    }
    #expect(throws: DiskCacheEntry.Damage.wrongLength) { try DiskCacheEntry.decode(bytes + [0], for: key) }
  }

  @Test func `an entry of another key is none of this one`() {
    let other = VariantKey(source: key.source, output: ImageOutput(.width(640)))
    #expect(throws: DiskCacheEntry.Damage.otherKey) {
      try DiskCacheEntry.decode(DiskCacheEntry.encode(image, for: other), for: key)
    }
  }
}

import Testing

@testable import Imaging

@Suite struct MemoryCacheTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `a random walk never passes the limit and ends where SIEVE does`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let limit = Int.random(in: 0...400, using: &random)
    let cache = MemoryCache<Int, Int>(limit: limit) { $0 }
    var reference = ReferenceSieve(limit: limit, entryLimit: limit / 4)
    for _ in 0..<2000 {
      let key = Int.random(in: 0..<60, using: &random)
      switch Int.random(in: 0..<20, using: &random) {
      case 0:
        cache.removeValue(for: key)
        reference.remove(key)
      case 1..<9:
        let cost = Int.random(in: 0...(limit / 3 + 1), using: &random)
        #expect(cache.insert(cost, for: key) == (cost <= limit / 4))
        reference.insert(key, cost: cost)
      default:
        #expect((cache.value(for: key) != nil) == reference.get(key))
      }
      #expect(cache.totalCost <= limit)
      #expect(cache.totalCost == reference.total)
      #expect(cache.count == reference.queue.count)
    }
    for key in 0..<60 { #expect((cache.value(for: key) != nil) == reference.keys.contains(key)) }
  }

  @Test func `a value above a quarter of the limit isn't kept, nor is the one it replaces`() {
    let cache = MemoryCache<String, Int>(limit: 100) { $0 }
    #expect(cache.insert(25, for: "a"))
    #expect(!cache.insert(26, for: "a"))
    #expect(cache.value(for: "a") == nil)
    #expect(cache.totalCost == 0)
  }

  @Test func `what is held is found after it was evicted, and no longer when it is let go`() {
    let cache = MemoryCache<Int, Int>(limit: 4) { _ in 1 }
    cache.insert(10, for: 1)
    let hold = cache.hold(10, for: 1)
    for key in 2...5 { cache.insert(0, for: key) }
    #expect(cache.value(for: 1) == 10)
    #expect(cache.count == 4)
    withExtendedLifetime(hold) {}
    #expect(cache.statistics.evictions == 1)
  }

  @Test func `a value held twice stays until both let go`() {
    let cache = MemoryCache<Int, Int>(limit: 0) { _ in 1 }
    var first: MemoryCacheHold? = cache.hold(10, for: 1)
    var second: MemoryCacheHold? = cache.hold(10, for: 1)
    first = nil
    #expect(first == nil && cache.value(for: 1) == 10)
    second = nil
    #expect(second == nil && cache.value(for: 1) == nil)
  }

  @Test func `a removed value isn't found though it is held`() {
    let cache = MemoryCache<Int, Int>(limit: 40) { _ in 1 }
    cache.insert(10, for: 1)
    let old = cache.hold(10, for: 1)
    cache.removeAll { $0 == 1 }
    #expect(cache.value(for: 1) == nil)
    let new = cache.hold(11, for: 1)
    withExtendedLifetime(old) {}
    #expect(cache.value(for: 1) == 11, "the old hold going must not end the new one")
    withExtendedLifetime(new) {}
  }

  @Test func `a held value is replaced by a newer one of its key`() {
    let cache = MemoryCache<Int, Int>(limit: 0) { _ in 1 }
    let hold = cache.hold(10, for: 1)
    cache.insert(11, for: 1)
    #expect(cache.value(for: 1) == 11)
    withExtendedLifetime(hold) {}
  }

  @Test func `all variants of a source are removed, and no others`() {
    let cache = MemoryCache<VariantKey, EncodedImage>(limit: 1 << 20)
    let image = EncodedImage(format: .webp, size: PixelSize(width: 1, height: 1), bytes: [1])
    for source in ["a", "b"] {
      for width in [160, 320] {
        cache.insert(image, for: VariantKey(source: source, output: ImageOutput(.width(width))))
      }
    }
    cache.removeVariants(of: "a")
    #expect(cache.count == 2)
    #expect(cache.value(for: VariantKey(source: "b", output: ImageOutput(.width(160)))) == image)
  }

  @Test func `many threads at once leave the sum right`() async {
    let cache = MemoryCache<Int, Int>(limit: 100) { $0 }
    await withTaskGroup { group in
      for seed in 0..<8 as Range<UInt64> {
        group.addTask {
          var random = SeededGenerator(seed: seed)
          for _ in 0..<5000 {
            let key = Int.random(in: 0..<40, using: &random)
            if Bool.random(using: &random) { cache.insert(key % 20, for: key) } else { _ = cache.value(for: key) }
          }
        }
      }
    }
    let sum = (0..<40).compactMap { cache.value(for: $0) }.reduce(0, +)
    #expect(cache.totalCost == sum)
    #expect(sum <= 100)
  }
}

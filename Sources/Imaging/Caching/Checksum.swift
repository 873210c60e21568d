/// A 64-bit checksum that finds bytes that a disk changed: XXH64 with seed 0, at some gigabytes a second.
///
/// Not for anything that someone could forge. Yann Collet's algorithm:
/// <https://github.com/Cyan4973/xxHash/blob/dev/doc/xxhash_spec.md>.
struct Checksum {
  private static let primes: (UInt64, UInt64, UInt64, UInt64, UInt64) = (
    0x9E37_79B1_85EB_CA87, 0xC2B2_AE3D_27D4_EB4F, 0x1656_67B1_9E37_79F9, 0x85EB_CA77_C2B2_AE63, 0x27D4_EB2F_1656_67C5
  )

  /// The checksum of `bytes`.
  static func of(_ bytes: RawSpan) -> UInt64 {
    let (prime1, prime2, prime3, prime4, prime5) = primes
    let count = bytes.byteCount
    var offset = 0
    var hash: UInt64
    if count >= 32 {
      var lanes = SIMD4<UInt64>(prime1 &+ prime2, prime2, 0, 0 &- prime1)
      while offset + 32 <= count {
        lanes = SIMD4(
          round(lanes[0], bytes.word64(at: offset)), round(lanes[1], bytes.word64(at: offset + 8)),
          round(lanes[2], bytes.word64(at: offset + 16)), round(lanes[3], bytes.word64(at: offset + 24)))
        offset += 32
      }
      hash = rotated(lanes[0], 1) &+ rotated(lanes[1], 7) &+ rotated(lanes[2], 12) &+ rotated(lanes[3], 18)
      for index in 0..<4 { hash = (hash ^ round(0, lanes[index])) &* prime1 &+ prime4 }
    } else {
      hash = prime5
    }
    hash &+= UInt64(count)
    while offset + 8 <= count {
      hash = rotated(hash ^ round(0, bytes.word64(at: offset)), 27) &* prime1 &+ prime4
      offset += 8
    }
    if offset + 4 <= count {
      hash = rotated(hash ^ UInt64(bytes.word32(at: offset)) &* prime1, 23) &* prime2 &+ prime3
      offset += 4
    }
    while offset < count {
      hash = rotated(hash ^ UInt64(bytes.byte(at: offset)) &* prime5, 11) &* prime1
      offset += 1
    }
    hash = (hash ^ hash >> 33) &* prime2
    hash = (hash ^ hash >> 29) &* prime3
    return hash ^ hash >> 32
  }

  private static func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    rotated(lane &+ word &* primes.1, 31) &* primes.0
  }

  private static func rotated(_ word: UInt64, _ bits: UInt64) -> UInt64 { word << bits | word >> (64 - bits) }
}

/// Numbers in little-endian order, as they stand in a file.
extension RawSpan {
  // Each load is checked to lie within the bytes, and any bit pattern is a number.
  func word64(at offset: Int) -> UInt64 {
    unsafe UInt64(littleEndian: unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  func word32(at offset: Int) -> UInt32 {
    unsafe UInt32(littleEndian: unsafeLoadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  func byte(at offset: Int) -> UInt8 { unsafe unsafeLoad(fromByteOffset: offset, as: UInt8.self) }
}

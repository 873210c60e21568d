/// How a variant stands in a file of the disk cache: a header that says everything of it, then its bytes.
///
/// All numbers are little-endian:
///
/// | offset | bytes | |
/// |---|---|---|
/// | 0 | 4 | `CUPV` |
/// | 4 | 2 | version of this format |
/// | 6 | 2 | length of the media type |
/// | 8 | 4 | length of the key |
/// | 12 | 8 | length of the payload |
/// | 20 | 4, 4 | width and height in pixels |
/// | 28 | 8 | checksum of all other bytes: those before, and those after |
/// | 36 | | media type, key, payload |
enum DiskCacheEntry {
  static let version: UInt16 = 1
  static let fixedCount = 36
  private static let magic = Array("CUPV".utf8)

  /// Why an entry is none of this key.
  enum Damage: Error, Hashable {
    case tooShort, notAnEntry, otherVersion, wrongLength, wrongChecksum, otherKey, unknownType
  }

  /// The file of a variant.
  static func encode(_ image: EncodedImage, for key: VariantKey) -> [UInt8] {
    let (type, name) = (Array(image.format.mediaType.utf8), Array(key.description.utf8))
    var bytes: [UInt8] = []
    bytes.reserveCapacity(fixedCount + type.count + name.count + image.bytes.count)
    bytes += magic
    bytes.append(version)
    bytes.append(UInt16(type.count))
    bytes.append(UInt32(name.count))
    bytes.append(UInt64(image.bytes.count))
    bytes.append(UInt32(image.size.width))
    bytes.append(UInt32(image.size.height))
    bytes.append(UInt64(0))
    bytes += type
    bytes += name
    bytes += image.bytes
    bytes.write(checksum(of: bytes), at: 28)
    return bytes
  }

  /// The variant that a file holds, when it is whole and that of the key.
  static func decode(_ bytes: [UInt8], for key: VariantKey) throws(Damage) -> EncodedImage {
    guard bytes.count >= fixedCount else { throw .tooShort }
    guard bytes.starts(with: magic) else { throw .notAnEntry }
    let span = unsafe bytes.span.bytes  // every bit pattern of a UInt8 is a byte
    guard UInt16(truncatingIfNeeded: span.word32(at: 4)) == version else { throw .otherVersion }
    let typeCount = Int(span.word32(at: 4) >> 16)
    let keyCount = Int(span.word32(at: 8))
    let type = fixedCount..<(fixedCount + typeCount)
    let name = type.upperBound..<(type.upperBound + keyCount)
    guard name.upperBound <= bytes.count, span.word64(at: 12) == UInt64(bytes.count - name.upperBound) else {
      throw .wrongLength
    }
    guard span.word64(at: 28) == checksum(of: bytes) else { throw .wrongChecksum }
    guard bytes[name].elementsEqual(key.description.utf8) else { throw .otherKey }
    let mediaType = String(decoding: bytes[type], as: UTF8.self)
    guard let format = ImageOutput.Format.allCases.first(where: { $0.mediaType == mediaType }) else {
      throw .unknownType
    }
    return EncodedImage(
      format: format, size: PixelSize(width: Int(span.word32(at: 20)), height: Int(span.word32(at: 24))),
      bytes: Array(bytes[name.upperBound...]))
  }

  private static func checksum(of bytes: [UInt8]) -> UInt64 {
    let span = unsafe bytes.span.bytes  // every bit pattern of a UInt8 is a byte
    let (before, after) = (span.extracting(0..<28), span.extracting(fixedCount..<bytes.count))
    let first = Checksum.of(before)
    return (first << 1 | first >> 63) ^ Checksum.of(after)
  }
}

extension [UInt8] {
  fileprivate mutating func append<Number: FixedWidthInteger>(_ number: Number) {
    for byte in 0..<(Number.bitWidth / 8) { append(UInt8(truncatingIfNeeded: number >> Number(byte * 8))) }
  }

  fileprivate mutating func write(_ number: UInt64, at offset: Int) {
    for byte in 0..<8 { self[offset + byte] = UInt8(truncatingIfNeeded: number >> UInt64(byte * 8)) }
  }
}

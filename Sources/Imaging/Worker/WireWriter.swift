/// Writes the messages between a server and its decode workers: numbers, least byte first, and lengths before bytes.
struct WireWriter {
  private(set) var bytes: [UInt8]

  /// A message with room for what is to come.
  init(capacity: Int = 256) {
    bytes = []
    bytes.reserveCapacity(capacity)
  }

  mutating func write<Number: FixedWidthInteger>(_ number: Number) {
    for shift in stride(from: 0, to: Number.bitWidth, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  mutating func write(_ flag: Bool) { write(UInt8(flag ? 1 : 0)) }

  /// Any number of the program's, in 8 bytes.
  mutating func write(_ number: Int) { write(Int64(number)) }

  mutating func write(_ size: PixelSize) {
    write(size.width)
    write(size.height)
  }

  mutating func write(_ block: [UInt8]) {
    write(UInt32(block.count))
    bytes += block
  }

  /// At most `WireReader.longestText` bytes of it.
  mutating func write(_ text: String) { write(Array(text.utf8.prefix(WireReader.longestText))) }
}

/// A message that is not what it has to be: too short or too long, or with a number out of its range.
struct WireError: Error {}

/// Reads a message of the other side, which is not trusted: nothing is taken that is not within its bounds.
struct WireReader {
  /// The longest text in bytes; texts are for people, and go into logs.
  static let longestText = 300

  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  mutating func number<Number: FixedWidthInteger>(_ type: Number.Type = Number.self) throws(WireError) -> Number {
    let bytes = try take(Number.bitWidth / 8)
    return bytes.reversed().reduce(0) { $0 << 8 | Number(truncatingIfNeeded: $1) }
  }

  /// A number within a range. An `Int` takes 8 bytes.
  mutating func int(in range: ClosedRange<Int>) throws(WireError) -> Int {
    guard let number = Int(exactly: try number(Int64.self)), range.contains(number) else { throw WireError() }
    return number
  }

  mutating func flag() throws(WireError) -> Bool {
    switch try number(UInt8.self) {
    case 0: false
    case 1: true
    default: throw WireError()
    }
  }

  /// The value with that number among all of a type's.
  mutating func one<Value>(of values: [Value]) throws(WireError) -> Value {
    let index = Int(try number(UInt8.self))
    guard index < values.count else { throw WireError() }
    return values[index]
  }

  mutating func size(upTo side: Int) throws(WireError) -> PixelSize {
    PixelSize(width: try int(in: 1...side), height: try int(in: 1...side))
  }

  mutating func block() throws(WireError) -> [UInt8] { Array(try take(Int(try number(UInt32.self)))) }

  /// Text without control characters, so that it can't forge a line of a log.
  mutating func text() throws(WireError) -> String {
    let bytes = try block()
    guard bytes.count <= Self.longestText else { throw WireError() }
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars.filter {
      $0.properties.generalCategory != .control && $0.properties.generalCategory != .format
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Throws when something follows.
  func finish() throws(WireError) { if !rest.isEmpty { throw WireError() } }

  private mutating func take(_ count: Int) throws(WireError) -> ArraySlice<UInt8> {
    guard count <= rest.count else { throw WireError() }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }
}

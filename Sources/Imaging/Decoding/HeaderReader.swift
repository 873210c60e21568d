/// Reads numbers anywhere in a picture's bytes, keeping only a small window of them in memory.
struct HeaderReader {
  /// In which order the bytes of a number stand.
  enum ByteOrder { case big, little }

  /// How many bytes the picture has.
  let count: Int

  private let source: ImageBytes
  private var window: [UInt8] = []
  private var windowStart = 0
  private static let windowSize = 4096

  init(_ source: ImageBytes) throws(ImagingError) {
    self.source = source
    count = try source.count()
  }

  /// `length` bytes from `offset`. Throws `.damaged` when the file ends before.
  mutating func bytes(_ length: Int, at offset: Int) throws(ImagingError) -> ArraySlice<UInt8> {
    guard offset >= 0, length >= 0, offset <= count - length else { throw .damaged("the file ends too early") }
    if offset < windowStart || offset + length > windowStart + window.count {
      window = try source.read(count: max(length, Self.windowSize), at: offset)
      windowStart = offset
      guard window.count >= length else { throw .damaged("the file ends too early") }
    }
    let start = offset - windowStart
    return window[start..<start + length]
  }

  /// The unsigned number of 1 to 7 bytes at `offset`.
  mutating func number(_ length: Int, at offset: Int, _ order: ByteOrder = .big) throws(ImagingError) -> Int {
    let bytes = try bytes(length, at: offset)
    return switch order {
    case .big: bytes.reduce(0) { $0 << 8 | Int($1) }
    case .little: bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
  }

  /// The unsigned number of 8 bytes at `offset`. Throws `.damaged` when it is no `Int`: no offset or length is.
  mutating func longNumber(at offset: Int, _ order: ByteOrder = .big) throws(ImagingError) -> Int {
    let bytes = try bytes(8, at: offset)
    let value =
      switch order {
      case .big: bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      case .little: bytes.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      }
    guard let value = Int(exactly: value) else { throw .damaged("a length is out of range") }
    return value
  }

  /// Whether the ASCII text stands at `offset`; false past the end.
  mutating func has(_ text: StaticString, at offset: Int) throws(ImagingError) -> Bool {
    let expected = "\(text)".utf8
    guard offset >= 0, offset <= count - expected.count else { return false }
    return try bytes(expected.count, at: offset).elementsEqual(expected)
  }

  /// The four ASCII letters at `offset`, by which chunks and boxes are named.
  mutating func name(at offset: Int) throws(ImagingError) -> String {
    String(decoding: try bytes(4, at: offset), as: UTF8.self)
  }
}

/// The directories of tagged values of which TIFF files and EXIF metadata consist (TIFF 6.0, section 2; BigTIFF).
struct TIFFStructure {
  struct Entry {
    var tag: Int
    var type: Int
    var count: Int
    /// Where its value stands, or the offset of it when it is longer than the field.
    var field: Int

    /// How many bytes the value takes; nil when that is no `Int`.
    var length: Int? {
      let sizes = [
        1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8, 11: 4, 12: 8, 13: 4, 16: 8, 17: 8, 18: 8,
      ]
      let (length, overflow) = count.multipliedReportingOverflow(by: sizes[type] ?? 1)
      return overflow ? nil : length
    }
  }

  let firstDirectory: Int
  private let base: Int
  private let order: HeaderReader.ByteOrder
  private let isBig: Bool

  /// Reads the structure's own header at `base`, from which all its offsets count.
  init(_ reader: inout HeaderReader, at base: Int) throws(ImagingError) {
    self.base = base
    switch try reader.number(2, at: base) {
    case 0x4949: order = .little
    case 0x4d4d: order = .big
    default: throw .damaged("the byte order of a TIFF is not said")
    }
    switch try reader.number(2, at: base + 2, order) {
    case 42:
      isBig = false
      firstDirectory = base + (try reader.number(4, at: base + 4, order))
    case 43:
      isBig = true
      firstDirectory = base &+ (try reader.longNumber(at: base + 8, order))
    default: throw .damaged("a TIFF has an unknown version")
    }
  }

  /// The entries of the directory at `offset`, and where the next directory is, 0 for none.
  func directory(at offset: Int, _ reader: inout HeaderReader, end: Int = .max) throws(ImagingError) -> (
    entries: [Entry], next: Int
  ) {
    let count = isBig ? try reader.longNumber(at: offset, order) : try reader.number(2, at: offset, order)
    guard count <= 4096 else { throw .damaged("a TIFF directory is too long") }
    let (head, size) = isBig ? (8, 20) : (2, 12)
    let entriesEnd = offset + head + count * size
    guard entriesEnd <= min(end, reader.count) else { throw .damaged("the file ends too early") }
    var entries: [Entry] = []
    for start in stride(from: offset + head, to: entriesEnd, by: size) {
      let tag = try reader.number(2, at: start, order)
      let type = try reader.number(2, at: start + 2, order)
      let count = isBig ? try reader.longNumber(at: start + 4, order) : try reader.number(4, at: start + 4, order)
      entries.append(Entry(tag: tag, type: type, count: count, field: start + (isBig ? 12 : 8)))
    }
    // EXIF inside other files often leaves out the last directory's link.
    guard entriesEnd + 4 <= min(end, reader.count) else { return (entries, 0) }
    let next = isBig ? try reader.longNumber(at: entriesEnd, order) : try reader.number(4, at: entriesEnd, order)
    return (entries, next == 0 ? 0 : base &+ next)
  }

  /// The first number of an entry, whose values fit its field. Throws `.damaged` for an entry of another type.
  func value(of entry: Entry, _ reader: inout HeaderReader) throws(ImagingError) -> Int {
    guard entry.count >= 1 else { throw .damaged("a TIFF tag has no value") }
    switch entry.type {
    case 1, 6: return try reader.number(1, at: entry.field, order)
    case 3, 8: return try reader.number(2, at: entry.field, order)
    case 4, 9, 13: return try reader.number(4, at: entry.field, order)
    case 16, 17, 18: return try reader.longNumber(at: entry.field, order)
    default: throw .damaged("a TIFF tag has an unexpected type")
    }
  }
}

/// The header of a file in a tar archive: a block of 512 bytes (POSIX.1-2017, “pax”, ustar interchange format).
///
/// Only what our own names and files need: names of up to 100 bytes and plain files. A file of 8 GiB or more has its
/// length in binary, as GNU tar writes and reads it.
struct TarHeader: Equatable {
  static let blockSize = 512

  var name: String
  /// The length of the file in bytes.
  var count: Int
  /// In seconds since 1970.
  var modified: Int64

  /// The bytes of zeros after a file of that length, which fill its last block.
  static func padding(after count: Int) -> Int { (blockSize - count % blockSize) % blockSize }

  /// The block. The name must fit.
  var block: [UInt8] {
    precondition(name.utf8.count <= 100, "the name \(name) is too long for an archive")
    var block = [UInt8](repeating: 0, count: Self.blockSize)
    func put(_ text: String, at offset: Int) {
      block.replaceSubrange(offset..<offset + text.utf8.count, with: text.utf8)
    }
    put(name, at: 0)
    put("0000600\0", at: 100)
    put("0000000\0", at: 108)
    put("0000000\0", at: 116)
    if count < 1 << 33 {
      put(Self.octal(count, digits: 11) + "\0", at: 124)
    } else {
      block[124] = 0x80
      for index in 0..<8 { block[135 - index] = UInt8(truncatingIfNeeded: count >> (8 * index)) }
    }
    put(Self.octal(Int(max(0, modified)), digits: 11) + "\0", at: 136)
    put("0", at: 156)
    put("ustar\u{0}00", at: 257)
    put(Self.octal(Self.sum(of: block), digits: 6) + "\0 ", at: 148)
    return block
  }

  init(name: String, count: Int, modified: Int64) {
    self.name = name
    self.count = count
    self.modified = modified
  }

  /// Reads a block. Throws for one that is no header of a plain file.
  init(parsing block: [UInt8]) throws(ArchiveError) {
    precondition(block.count == Self.blockSize)
    guard Self.number(block[148..<156]) == Self.sum(of: block) else { throw .damaged }
    guard block[156] == UInt8(ascii: "0") || block[156] == 0, block[345] == 0 else { throw .unexpectedEntry }
    let nameBytes = block[0..<100].prefix { $0 != 0 }
    guard let name = String(validating: nameBytes, as: UTF8.self), !name.isEmpty else { throw .unexpectedEntry }
    var count = Self.number(block[124..<136])
    if block[124] == 0x80, block[125..<129].allSatisfy({ $0 == 0 }) {
      count = Int(exactly: block[128..<136].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }
    guard let count, let modified = Self.number(block[136..<148]) else { throw .damaged }
    self.init(name: name, count: count, modified: Int64(modified))
  }

  private static func octal(_ number: Int, digits: Int) -> String {
    let text = String(number, radix: 8)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  private static func number(_ field: ArraySlice<UInt8>) -> Int? {
    let text = String(decoding: field.prefix { $0 != 0 }, as: UTF8.self).filter { $0 != " " }
    return Int(text, radix: 8).flatMap { $0 < 0 ? nil : $0 }
  }

  /// The sum of the bytes, those of the sum itself taken as spaces.
  private static func sum(of block: [UInt8]) -> Int {
    block.indices.reduce(0) { $0 + ((148..<156).contains($1) ? 32 : Int(block[$1])) }
  }
}

/// What is wrong with an archive.
enum ArchiveError: Error, Equatable {
  /// It ends before its end.
  case cutShort
  /// Its bytes are not those that were written.
  case damaged
  /// It holds something that no backup does, such as a link.
  case unexpectedEntry
}

import Cryptography
import Platform

/// Writes a tar archive, one file after another.
struct TarWriter {
  private let file: OpenFile
  private static let pieceSize = 256 << 10

  /// An archive that begins at the position of `file`.
  init(to file: OpenFile) { self.file = file }

  /// Adds bytes as a file, and returns their hash.
  @discardableResult
  func add(_ name: String, _ bytes: [UInt8], modified: Instant) throws(FileError) -> ContentHash {
    try file.write(TarHeader(name: name, count: bytes.count, modified: modified.milliseconds / 1000).block)
    try file.write(bytes)
    try fillBlock(after: bytes.count)
    return ContentHash(of: bytes)
  }

  /// Copies a file of `count` bytes, and returns the hash of what was written.
  ///
  /// Of one that grows meanwhile the rest is left out; what one that shrinks lacks becomes zeros, and the hash tells.
  func add(_ name: String, contentOf source: OpenFile, count: Int, modified: Instant) throws(FileError) -> ContentHash {
    try file.write(TarHeader(name: name, count: count, modified: modified.milliseconds / 1000).block)
    var hasher = ContentHasher()
    for offset in stride(from: 0, to: count, by: Self.pieceSize) {
      let wanted = min(Self.pieceSize, count - offset)
      var piece = try source.read(count: wanted, at: offset)
      if piece.count < wanted { piece += [UInt8](repeating: 0, count: wanted - piece.count) }
      hasher.update(piece)
      try file.write(piece)
    }
    try fillBlock(after: count)
    return hasher.finalize()
  }

  /// Ends the archive with two blocks of zeros.
  func finish() throws(FileError) { try file.write([UInt8](repeating: 0, count: 2 * TarHeader.blockSize)) }

  private func fillBlock(after count: Int) throws(FileError) {
    try file.write([UInt8](repeating: 0, count: TarHeader.padding(after: count)))
  }
}

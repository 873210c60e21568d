import Platform

/// Reads a tar archive of plain files, one after another.
struct TarReader {
  private let file: OpenFile
  private let count: Int
  /// Where the next header is.
  private var offset = 0
  private var content = 0..<0

  /// How long a piece of a file is at most.
  static let pieceSize = 256 << 10

  init(_ file: OpenFile) throws(FileError) {
    self.file = file
    count = try file.count()
  }

  /// How much of the archive's bytes has been passed.
  var position: Int { content.isEmpty ? offset : content.lowerBound }

  /// Goes to the next file; nil at the end of the archive.
  mutating func next() throws -> TarHeader? {
    guard offset + TarHeader.blockSize <= count else { throw ArchiveError.cutShort }
    let block = try file.read(count: TarHeader.blockSize, at: offset)
    if block.allSatisfy({ $0 == 0 }) { return nil }
    let header = try TarHeader(parsing: block)
    let start = offset + TarHeader.blockSize
    let (end, isTooLong) = start.addingReportingOverflow(header.count)
    guard !isTooLong, end <= count else { throw ArchiveError.cutShort }
    content = start..<end
    offset = end + TarHeader.padding(after: header.count)
    return header
  }

  /// The next piece of the present file; empty at its end.
  mutating func piece() throws -> [UInt8] {
    let wanted = min(Self.pieceSize, content.count)
    let piece = try file.read(count: wanted, at: content.lowerBound)
    guard piece.count == wanted else { throw ArchiveError.cutShort }
    content = content.lowerBound + wanted..<content.upperBound
    return piece
  }
}

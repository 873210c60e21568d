internal import Cryptography
internal import Platform

extension BlobFolder {
  /// How long the trailer of a derived file is: the SHA-256 of the bytes before it.
  ///
  /// Derived files aren't synchronized, since they can be made again: what a crash of the machine leaves of one fails
  /// the check.
  private static let trailerSize = 32

  /// Keeps derived bytes; false when there is no original of theirs.
  func putDerived(_ bytes: [UInt8], as name: DerivedName) throws(FileError) -> Bool {
    try writing { (partial) throws(FileError) in
      try partial.write(bytes)
      try partial.write(ContentHash(of: bytes).bytes)
      return try locked(.shared) { () throws(FileError) in
        guard Files.exists(original(name.source)) else {
          try Files.remove(partial.path)
          return false
        }
        try Files.createDirectory(derivedFolder(of: name.source))
        try Files.move(partial.path, to: path(of: name), durable: false)
        return true
      }
    }
  }

  /// Derived bytes, found whole; nil when there are none.
  func derivedBytes(_ name: DerivedName) throws(FileError) -> [UInt8]? {
    guard var bytes = try openIfThere(path(of: name))?.readAll(), bytes.count >= Self.trailerSize else { return nil }
    let trailer = Array(bytes.suffix(Self.trailerSize))
    bytes.removeLast(Self.trailerSize)
    return ContentHash(of: bytes).bytes == trailer ? bytes : nil
  }

  func derivedNames(of source: ContentHash) throws(FileError) -> [DerivedName] {
    do {
      return try Files.names(in: derivedFolder(of: source)).compactMap { DerivedName(source: source, found: $0) }
    } catch {
      guard error.isMissing else { throw error }
      return []
    }
  }

  func derivedFolder(of source: ContentHash) -> String { "\(path)/derived/\(fanned(source))" }

  func path(of name: DerivedName) -> String { "\(derivedFolder(of: name.source))/\(name.suffix)" }
}

internal import Cryptography
internal import Platform

extension BlobFolder {
  /// How long the trailer of a derived file is: the SHA-256 of the bytes before it.
  ///
  /// The check stands behind the bytes so that the file can be sent from its start as it is. Derived files aren't
  /// synchronized, since they can be made again: what a crash of the machine leaves of one fails the check.
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
        try Files.move(partial.path, to: derived(name), durable: false)
        return true
      }
    }
  }

  /// Derived bytes, found whole; nil when there are none.
  func openDerived(_ name: DerivedName) throws(FileError) -> DerivedBlob? {
    guard let file = try openIfThere(derived(name)) else { return nil }
    let count = try file.count() - Self.trailerSize
    guard count >= 0 else { return nil }
    let trailer = try file.read(count: Self.trailerSize, at: count)
    guard try contentHash(of: file, count: count).bytes == trailer else { return nil }
    return DerivedBlob(file: file, count: count)
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

  func derived(_ name: DerivedName) -> String { "\(derivedFolder(of: name.source))/\(name.suffix)" }
}

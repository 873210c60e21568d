internal import Cryptography
private import Glibc
internal import Platform

/// The folders and files of a `FolderBlobStore`, and the calls on them, which block.
///
/// `originals/ab/abcd…` and `derived/ab/abcd…/suffix`, where `abcd…` is the hash of the original; `partial/` holds what
/// is being written, in the same file system. A delete excludes the puts of this and other processes by the file `lock`.
struct BlobFolder: Sendable {
  let path: String
  let clock: any WallClock

  /// How old a partial file is when nobody can be writing it any more.
  private static let leftoverAge = Duration.seconds(3600)
  /// How much of a file is in memory while it is copied.
  private static let pieceSize = 256 * 1024

  /// Makes the folders that are missing and deletes what a crash left half written.
  func prepare() throws(FileError) {
    for area in ["originals", "derived"] {
      try Files.createDirectory("\(path)/\(area)")
      for prefix in UInt8.min...UInt8.max {
        try Files.createDirectory("\(path)/\(area)/\(Hexadecimal.encode([prefix]))")
      }
      try Files.synchronizeDirectory(of: "\(path)/\(area)/00")
    }
    try Files.createDirectory("\(path)/partial")
    _ = try OpenFile(path: "\(path)/lock", flags: O_RDWR | O_CREAT)
    try Files.synchronizeDirectory(of: "\(path)/lock")
    try Files.synchronizeDirectory(of: path)
    for name in try Files.names(in: "\(path)/partial") {
      let leftover = "\(path)/partial/\(name)"
      guard let status = try FileStatus(path: leftover) else { continue }
      if clock.now() - status.modified > Self.leftoverAge { try Files.remove(leftover) }
    }
  }

  func put(_ source: OpenFile) throws(FileError) -> StoredBlob {
    try writing { (partial) throws(FileError) in
      var (hasher, count) = (ContentHasher(), 0)
      while true {
        let piece = try source.read(count: Self.pieceSize, at: count)
        if piece.isEmpty { break }
        hasher.update(piece)
        try partial.write(piece)
        count += piece.count
      }
      try partial.setModified(clock.now())
      try partial.synchronize()
      // What is there already is replaced: that keeps the time of the last put, and heals a damaged file.
      let hash = hasher.finalize()
      try locked(.shared) { () throws(FileError) in
        try Files.move(partial.path, to: original(hash), durable: true)
      }
      return StoredBlob(hash: hash, count: count)
    }
  }

  /// The original, opened; nil when there is none.
  func open(_ hash: ContentHash) throws(FileError) -> OpenFile? { try openIfThere(original(hash)) }

  /// Whether the content still has its hash; nil when there is none.
  func verify(_ hash: ContentHash) throws(FileError) -> Bool? {
    guard let file = try open(hash) else { return nil }
    return try contentHash(of: file) == hash
  }

  func delete(_ hash: ContentHash, ifLastPutBefore limit: Instant) throws(FileError) -> Bool {
    try locked(.exclusive) { () throws(FileError) in
      if let status = try FileStatus(path: original(hash)), status.modified >= limit { return false }
      // The original goes last: as long as it is listed, a delete that was cut short is done again.
      for name in try derivedNames(of: hash) { try Files.remove(path(of: name)) }
      try Files.removeDirectory(derivedFolder(of: hash))
      try Files.remove(original(hash))
      return true
    }
  }

  func list() throws(FileError) -> [BlobEntry] {
    var entries: [BlobEntry] = []
    for prefix in try Files.names(in: "\(path)/originals") {
      for name in try Files.names(in: "\(path)/originals/\(prefix)") {
        guard let hash = ContentHash(name), let status = try FileStatus(path: original(hash)) else { continue }
        entries.append(BlobEntry(hash: hash, count: status.count, lastPut: status.modified))
      }
    }
    return entries
  }

  func original(_ hash: ContentHash) -> String { "\(path)/originals/\(fanned(hash))" }

  func fanned(_ hash: ContentHash) -> String { "\(hash.description.prefix(2))/\(hash)" }

  func openIfThere(_ path: String) throws(FileError) -> OpenFile? {
    do { return try OpenFile(path: path) } catch {
      guard error.isMissing else { throw error }
      return nil
    }
  }

  private func contentHash(of file: OpenFile) throws(FileError) -> ContentHash {
    var hasher = ContentHasher()
    for offset in stride(from: 0, to: try file.count(), by: Self.pieceSize) {
      hasher.update(try file.read(count: Self.pieceSize, at: offset))
    }
    return hasher.finalize()
  }

  /// Runs `body` with a new file that has gone afterwards, unless it was given another name.
  func writing<Value>(_ body: (OpenFile) throws(FileError) -> Value) throws(FileError) -> Value {
    let partial = "\(path)/partial/\(getpid())-\(UInt64.random(in: 0 ... .max))"
    let file = try OpenFile(path: partial, flags: O_WRONLY | O_CREAT | O_EXCL)
    do { return try body(file) } catch {
      // The failure that led here is the one to tell; what can't be deleted is swept later.
      _ = unsafe unlink(partial)
      throw error
    }
  }

  func locked<Value>(_ lock: OpenFile.Lock, _ body: () throws(FileError) -> Value) throws(FileError) -> Value {
    let file = try OpenFile(path: "\(path)/lock", flags: O_RDWR)
    try file.lock(lock)
    return try withExtendedLifetime(file) { () throws(FileError) in try body() }
  }
}

private import Glibc
internal import Platform

/// The folder of a disk cache: its lock and its files. Every call blocks.
struct DiskCacheFolder: Sendable {
  /// Where the cache was told to be.
  let root: String
  /// Where the entries of this format lie.
  var entries: String { "\(root)/v1" }

  func path(of name: DiskCacheName) -> String { "\(entries)/\(name.folder)/\(name.file)" }

  /// Makes the folder and takes its lock, which is held as long as the result lives; nil when another process has it.
  func lock() throws(FileError) -> OpenFile? {
    try Files.createDirectory(entries)
    let file = try OpenFile(path: "\(root)/lock", flags: O_RDWR | O_CREAT)
    return try file.tryLock(.exclusive) ? file : nil
  }

  /// The folder is there; false when someone deleted it.
  var exists: Bool { Files.exists("\(root)/lock") && Files.exists(entries) }

  /// Writes a whole entry, making its folder when that is not there.
  func write(_ bytes: [UInt8], as name: DiskCacheName) throws(FileError) {
    let path = path(of: name)
    do throws(FileError) {
      try Files.replace(path, with: bytes, durable: false)
    } catch  where error.isMissing {
      try Files.createDirectory("\(entries)/\(name.folder)")
      try Files.replace(path, with: bytes, durable: false)
    }
  }

  /// Calls `body` with each entry and its length, and deletes what a crash left half written.
  func scan(_ body: (DiskCacheName, _ count: Int) -> Void) throws(FileError) {
    for folder in try Files.names(in: entries) where folder.utf8.count == 2 {
      for file in try Files.names(in: "\(entries)/\(folder)") {
        let path = "\(entries)/\(folder)/\(file)"
        if let name = DiskCacheName(file: file), name.folder == folder {
          if let status = try FileStatus(path: path) { body(name, status.count) }
        } else if file.hasSuffix(".partial") {
          try Files.remove(path)
        }
      }
    }
  }
}

private import Glibc

/// What is done to files and folders by their paths.
package enum Files {
  /// Makes the folder and those above it; one that is there already is fine.
  package static func createDirectory(_ path: String) throws(FileError) {
    if unsafe mkdir(path, 0o700) == 0 { return }
    let failure = FileError("create the folder", path: path)
    if failure.code == ENOENT, let slash = path.dropFirst().lastIndex(of: "/") {
      try createDirectory(String(path[..<slash]))
      if unsafe mkdir(path, 0o700) == 0 { return }
    }
    guard try FileStatus(path: path)?.isDirectory == true else { throw failure }
  }

  /// Puts `bytes` at `path` so that a reader, or a crash, sees the old file or the new one, never a part.
  ///
  /// With `durable` it is on the disk, name and all, when the call returns.
  package static func replace(_ path: String, with bytes: [UInt8], durable: Bool) throws(FileError) {
    let partial = "\(path).\(getpid())-\(UInt64.random(in: 0 ... .max)).partial"
    do throws(FileError) {
      let file = try OpenFile(path: partial, flags: O_WRONLY | O_CREAT | O_EXCL)
      try file.write(bytes)
      if durable { try file.synchronize() }
      try move(partial, to: path, durable: durable)
    } catch {
      _ = unsafe unlink(partial)
      throw error
    }
  }

  /// Renames a file over another in the same file system.
  package static func move(_ source: String, to target: String, durable: Bool) throws(FileError) {
    guard unsafe rename(source, target) == 0 else { throw FileError("rename to", path: target) }
    if durable { try synchronizeDirectory(of: target) }
  }

  /// Waits until the names in the folder that holds `path` are on the disk.
  package static func synchronizeDirectory(of path: String) throws(FileError) {
    let slash = path.lastIndex(of: "/")
    let directory = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    try OpenFile(path: directory, flags: O_RDONLY | O_DIRECTORY).synchronize()
  }

  /// Deletes a file; one that is not there is fine.
  package static func remove(_ path: String) throws(FileError) {
    guard unsafe unlink(path) == 0 || errno == ENOENT else { throw FileError("delete", path: path) }
  }

  /// Deletes an empty folder; one that is not there is fine.
  package static func removeDirectory(_ path: String) throws(FileError) {
    guard unsafe rmdir(path) == 0 || errno == ENOENT else { throw FileError("delete the folder", path: path) }
  }

  /// Whether something is at `path`.
  package static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }

  /// The names in a folder, sorted, without `.` and `..`.
  package static func names(in directory: String) throws(FileError) -> [String] {
    try entries(in: directory).map(\.name)
  }
}

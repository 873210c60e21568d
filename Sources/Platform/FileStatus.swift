private import Glibc

/// What the system tells of a file without opening it.
package struct FileStatus: Sendable, Hashable {
  /// Its length in bytes.
  package let count: Int
  /// When its content, or the time itself, was last set.
  package let modified: Instant
  package let isDirectory: Bool
  /// It is a plain file, rather than a folder, a device, a pipe or a socket.
  package let isFile: Bool
  /// Others than its owner may read or write it.
  package let isOpenToOthers: Bool

  /// The status of what is at `path`; nil when nothing is.
  package init?(path: String) throws(FileError) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      guard errno == ENOENT else { throw FileError("look at", path: path) }
      return nil
    }
    count = Int(status.st_size)
    modified = Instant(milliseconds: Int64(status.st_mtim.tv_sec) * 1000 + Int64(status.st_mtim.tv_nsec) / 1_000_000)
    isDirectory = status.st_mode & S_IFMT == S_IFDIR
    isFile = status.st_mode & S_IFMT == S_IFREG
    isOpenToOthers = status.st_mode & (S_IRWXG | S_IRWXO) != 0
  }
}

extension OpenFile {
  /// Sets the time at which it was last modified.
  package func setModified(_ time: Instant) throws(FileError) {
    let (seconds, milliseconds) = time.milliseconds.quotientAndRemainder(dividingBy: 1000)
    let time = timespec(tv_sec: Int(seconds), tv_nsec: Int(milliseconds) * 1_000_000)
    guard unsafe futimens(descriptor, [time, time]) == 0 else { throw FileError("set the time of", path: path) }
  }
}

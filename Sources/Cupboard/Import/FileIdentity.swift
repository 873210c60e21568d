private import Glibc

/// Which file or folder it is, by whatever path it was reached.
struct FileIdentity: Equatable {
  private let device: UInt64
  private let number: UInt64

  /// nil when there is nothing at `path`, or it can't be looked at.
  init?(path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    device = UInt64(status.st_dev)
    number = UInt64(status.st_ino)
  }
}

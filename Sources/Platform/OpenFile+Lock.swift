private import Glibc

extension OpenFile {
  /// A lock on a file, among all who opened it, in this process and others; the system lets it go when the file closes.
  package enum Lock: Sendable {
    /// Any number hold it, while nobody holds an exclusive one.
    case shared
    /// One holds it.
    case exclusive
  }

  /// Waits for a lock.
  package func lock(_ lock: Lock) throws(FileError) {
    while flock(descriptor, lock == .shared ? LOCK_SH : LOCK_EX) != 0 {
      guard errno == EINTR else { throw FileError("lock", path: path) }
    }
  }

  /// Takes a lock if nobody is in the way, and tells whether.
  package func tryLock(_ lock: Lock) throws(FileError) -> Bool {
    while flock(descriptor, (lock == .shared ? LOCK_SH : LOCK_EX) | LOCK_NB) != 0 {
      if errno == EWOULDBLOCK { return false }
      guard errno == EINTR else { throw FileError("lock", path: path) }
    }
    return true
  }
}

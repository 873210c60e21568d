private import CSQLite
private import Glibc

extension DatabaseError {
  /// The error that a result code of SQLite is.
  ///
  /// `words` are SQLite's own, `errno` that of the call to the system that failed, 0 if none did.
  init(_ code: Int32, words: String, errno: Int32, path: String, statement: String) {
    switch code & 0xff {
    case SQLITE_FULL: self = .outOfSpace(path: path)
    case SQLITE_CANTOPEN, SQLITE_IOERR:
      if errno == ENOSPC || errno == EDQUOT {
        self = .outOfSpace(path: path)
      } else if errno == EACCES || errno == EPERM || errno == EROFS {
        self = .readOnly(path: path)
      } else {
        let reason = errno == 0 ? words : unsafe String(cString: strerror(errno))
        self =
          code & 0xff == SQLITE_IOERR
          ? .failed(reason: reason, statement: statement) : .cannotOpen(path: path, reason: reason)
      }
    case SQLITE_READONLY, SQLITE_PERM: self = .readOnly(path: path)
    case SQLITE_BUSY, SQLITE_LOCKED: self = .busy
    case SQLITE_CONSTRAINT: self = .constraint(rule: Self.rule(in: words))
    case SQLITE_NOTADB: self = .cannotOpen(path: path, reason: "it is not a database, or it is damaged")
    case SQLITE_CORRUPT: self = .damaged(path: path, reason: words)
    case SQLITE_INTERRUPT: self = .cancelled
    default: self = .failed(reason: words, statement: statement)
    }
  }

  /// "UNIQUE accounts.name" of "UNIQUE constraint failed: accounts.name".
  private static func rule(in words: String) -> String {
    let parts = words.split(separator: " constraint failed", maxSplits: 1)
    return parts.joined().split(separator: ":", maxSplits: 1).joined()
  }
}

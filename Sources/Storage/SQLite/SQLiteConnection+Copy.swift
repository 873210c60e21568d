private import Glibc
internal import Platform

extension SQLiteConnection {
  /// Copies the database as it is at this moment to `target`, which is the old file or the whole new one at any time.
  func copyDatabase(to target: String) throws(DatabaseError) {
    try checkUsable()
    let partial = "\(target).\(getpid())-\(UInt64.random(in: 0 ... .max)).partial"
    defer { _ = unsafe unlink(partial) }  // after a success it has another name already
    // SQLite would make a file that everybody may read; into an empty one it copies.
    let file = try DatabaseError.of(target) { () throws(FileError) in
      try OpenFile(path: partial, flags: O_WRONLY | O_CREAT | O_EXCL)
    }
    do throws(DatabaseError) { try run("VACUUM INTO \(partial)") } catch .outOfSpace {
      throw .outOfSpace(path: target)
    }
    try DatabaseError.of(target) { () throws(FileError) in
      try file.synchronize()
      try Files.move(partial, to: target, durable: true)
    }
  }
}

extension DatabaseError {
  /// Makes calls on files for the one at `path`. What the operating system refuses becomes an error of this module.
  static func of<Value>(
    _ path: String, _ calls: () throws(FileError) -> Value
  ) throws(DatabaseError) -> Value {
    do { return try calls() } catch { throw DatabaseError(error, path: path) }
  }

  /// The kind that a refusal of the operating system is, told of the file at `path`.
  init(_ error: FileError, path: String) {
    if error.isOutOfSpace {
      self = .outOfSpace(path: path)
    } else if error.isReadOnly {
      self = .readOnly(path: path)
    } else {
      self = .cannotOpen(path: path, reason: error.reason)
    }
  }
}

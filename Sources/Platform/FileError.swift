private import Glibc

/// A call on a file or folder that the operating system refused.
package struct FileError: Error, Equatable, CustomStringConvertible {
  /// What was being done, as an infinitive: "write", "rename".
  package let operation: String
  /// The path it was done to.
  package let path: String
  /// The `errno` of the call.
  package let code: Int32

  package init(_ operation: String, path: String, code: Int32 = errno) {
    self.operation = operation
    self.path = path
    self.code = code
  }

  /// The disk or the quota is full.
  package var isOutOfSpace: Bool { code == ENOSPC || code == EDQUOT }
  /// The file or folder may not be written.
  package var isReadOnly: Bool { code == EROFS || code == EACCES || code == EPERM }
  /// There is no such file or folder.
  package var isMissing: Bool { code == ENOENT }

  /// The operating system's words for the code, such as `Permission denied`.
  package var reason: String { unsafe String(cString: strerror(code)) }

  package var description: String { "cannot \(operation) \(path): \(reason)" }
}

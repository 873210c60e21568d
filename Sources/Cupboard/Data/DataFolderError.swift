private import Glibc
import Platform

/// Why the data folder can't be used.
enum DataFolderError: Error, Equatable, CustomStringConvertible {
  case missing(String)
  case notAFolder(String)
  /// The system doesn't let this user; who that is.
  case notPermitted(String, user: String)
  /// The file system is mounted for reading only.
  case readOnly(String)
  case full(String)
  /// Another process uses it in a way that leaves no room for this one.
  case inUse(String)
  /// A restore was stopped while it put files in place.
  case interruptedRestore(String)
  /// There is something in it already.
  case notEmpty(String)
  /// The secret key has another length than it should; the path of its file.
  case damagedKey(String)
  case failed(FileError)

  init(_ error: FileError, path: String) {
    switch error.code {
    case ENOENT: self = .missing(path)
    case ENOTDIR, EEXIST: self = .notAFolder(error.path)
    case EACCES, EPERM: self = .notPermitted(path, user: Self.user)
    case EROFS: self = .readOnly(path)
    case ENOSPC, EDQUOT: self = .full(path)
    case EWOULDBLOCK: self = .inUse(path)
    default: self = .failed(error)
    }
  }

  var description: String {
    switch self {
    case .missing(let path): "There is no data folder \(path.forTerminal); --data says where it is."
    case .notAFolder(let path): "\(path.forTerminal) is in the way of the data folder: it is no folder."
    case .notPermitted(let path, let user):
      "The data folder \(path.forTerminal) can't be used by the user \(user); give it to that user, or choose another "
        + "with --data."
    case .readOnly(let path):
      "The data folder \(path.forTerminal) can't be written: its file system is read-only."
    case .full(let path):
      "The disk that holds \(path.forTerminal) is full. Nothing was lost; free some space and try again."
    case .inUse(let path):
      "The data folder \(path.forTerminal) is in use by another process; stop the server and try again."
    case .interruptedRestore(let path):
      "A restore into \(path.forTerminal) was interrupted; run it again with --force. Nothing was deleted."
    case .notEmpty(let path):
      "The data folder \(path.forTerminal) is not empty; --force moves what is in it aside."
    case .damagedKey(let path):
      "The secret key \(path.forTerminal) is damaged; put it back from a backup, or delete it, which ends all sessions."
    case .failed(let error): "The data folder can't be used: \(error)."
    }
  }

  /// Who this process runs as, by name when there is one.
  private static var user: String {
    let number = geteuid()
    guard let entry = unsafe getpwuid(number) else { return "\(number)" }
    return unsafe String(cString: entry.pointee.pw_name)
  }
}

/// What can go wrong with a backup and its restoring, beside files and databases themselves.
enum BackupError: Error, Equatable, CustomStringConvertible {
  /// There is a file already.
  case exists(String)
  /// There is a folder of that name, and the backup is to be a file.
  case isFolder(String)
  /// Another process writes the same backup.
  case underWay(String)
  /// The file is no backup of this program.
  case notABackup(String)
  /// The file ends too early.
  case cutShort(String)
  /// Its content is not what was written.
  case damaged(String)
  /// One of the files in it is not what was written; its name.
  case damagedFile(String, name: String)
  /// It was made by a newer program.
  case newer(String)

  var description: String {
    switch self {
    case .exists(let path): "\(path.forTerminal) is there already; --force replaces it."
    case .isFolder(let path):
      "\(path.forTerminal) is a folder; name a file for the backup, such as \((path.hasSuffix("/") ? path : path + "/").forTerminal)cupboard.tar."
    case .underWay(let path): "Another process is writing \(path.forTerminal) at this moment."
    case .notABackup(let path): "\(path.forTerminal) is no backup of Cupboard. Nothing was changed."
    case .cutShort(let path): "The backup \(path.forTerminal) is cut short. Nothing was changed."
    case .damaged(let path): "The backup \(path.forTerminal) is damaged. Nothing was changed."
    case .damagedFile(let path, let name):
      "The backup \(path.forTerminal) is damaged: \(name.forTerminal) is not what was written. Nothing was changed."
    case .newer(let path):
      "The backup \(path.forTerminal) was made by a newer version of this program; install that one. Nothing was changed."
    }
  }
}

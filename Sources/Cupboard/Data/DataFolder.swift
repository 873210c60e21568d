private import Glibc
import Platform

/// The folder that everything is kept in, in use by this process until the last copy of this value goes away.
///
/// Any number of processes use it at once, such as a server and an import; a restore needs it for itself. That is what the
/// lock on the file `lock` in it says.
struct DataFolder: Sendable {
  let path: String
  private let lock: OpenFile

  var database: String { "\(path)/cupboard.sqlite" }
  var blobs: String { "\(path)/blobs" }
  var cache: String { "\(path)/cache" }
  /// For what is being uploaded, in files without names.
  var uploads: String { "\(path)/uploads" }
  var secretKey: String { "\(path)/secret.key" }

  /// What a restore is unpacking, not yet checked: of no use to anyone else.
  var unchecked: String { "\(path)/restoring.partial" }
  /// What a restore is putting in place, checked: while it is there, the folder is half old and half new.
  var restoring: String { "\(path)/restoring" }

  /// Opens the folder at `path`, for itself alone when `exclusively`; unless it must be there, it is made if it is not.
  init(path: String, mustExist: Bool = false, exclusively: Bool = false) throws(DataFolderError) {
    do throws(FileError) {
      if let status = try FileStatus(path: path) {
        guard status.isDirectory else { throw FileError("use", path: path, code: ENOTDIR) }
      } else if mustExist {
        throw FileError("find", path: path, code: ENOENT)
      } else {
        try Files.createDirectory(path)
      }
      let file = try OpenFile(path: "\(path)/lock", flags: O_RDWR | O_CREAT)
      guard try file.tryLock(exclusively ? .exclusive : .shared) else {
        throw FileError("use", path: path, code: EWOULDBLOCK)
      }
      lock = file
    } catch {
      throw DataFolderError(error, path: path)
    }
    self.path = path
    if !exclusively && Files.exists(restoring) { throw .interruptedRestore(path) }
  }
}

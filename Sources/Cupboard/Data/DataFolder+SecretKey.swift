import Cryptography
private import Glibc
private import Platform

extension DataFolder {
  /// The key that everything signed is signed with; made now if there is none. Of several processes one makes it.
  func openSecretKey() throws(DataFolderError) -> SecretKey {
    do throws(FileError) {
      if !Files.exists(secretKey) { try createSecretKey() }
      guard let key = SecretKey(bytes: try OpenFile(path: secretKey).readAll()) else {
        throw FileError("read", path: "")
      }
      return key
    } catch {
      if error.path.isEmpty { throw .damagedKey(secretKey) }
      throw DataFolderError(error, path: path)
    }
  }

  private func createSecretKey() throws(FileError) {
    let partial = "\(secretKey).\(getpid()).partial"
    let file = try OpenFile(path: partial, flags: O_WRONLY | O_CREAT | O_TRUNC, mode: 0o600)
    defer { _ = unsafe unlink(partial) }  // a second name of the key, or of a key that nobody uses
    try file.write(SecretKey().bytes)
    try file.synchronize()
    // Not renamed, which would replace the key that another process has just made.
    guard unsafe link(partial, secretKey) == 0 || errno == EEXIST else { throw FileError("create", path: secretKey) }
    try Files.synchronizeDirectory(of: secretKey)
  }
}

private import Glibc

/// A name in a folder, and what it stands for.
package struct DirectoryEntry: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case file, directory, symbolicLink
    /// A device, a pipe or a socket: opening it may wait for ever.
    case other
  }

  /// The name. Where it isn't UTF-8, with `�` for what can't be read: nothing can be opened by such a name.
  package let name: String
  package let isUTF8: Bool
  package let kind: Kind

  package init(name: String, isUTF8: Bool = true, kind: Kind) {
    self.name = name
    self.isUTF8 = isUTF8
    self.kind = kind
  }
}

extension Files {
  /// What is in a folder, by name, without `.` and `..`.
  package static func entries(in directory: String) throws(FileError) -> [DirectoryEntry] {
    guard let stream = unsafe opendir(directory) else { throw FileError("list", path: directory) }
    defer { unsafe closedir(stream) }
    var entries: [DirectoryEntry] = []
    while true {
      errno = 0  // the end and a failure differ in this alone
      guard let found = unsafe readdir(stream) else { break }
      let bytes = unsafe withUnsafeBytes(of: &found.pointee.d_name) { unsafe Array($0.prefix { $0 != 0 }) }
      let name = String(decoding: bytes, as: UTF8.self)
      if name == "." || name == ".." { continue }
      let kind = kind(unsafe found.pointee.d_type) ?? kind(ofFileAt: "\(directory)/\(name)")
      entries.append(DirectoryEntry(name: name, isUTF8: name.utf8.elementsEqual(bytes), kind: kind))
    }
    guard errno == 0 else { throw FileError("list", path: directory) }
    return entries.sorted { $0.name < $1.name }
  }

  /// nil where the file system doesn't tell.
  private static func kind(_ type: UInt8) -> DirectoryEntry.Kind? {
    switch Int(type) {
    case Int(DT_REG): .file
    case Int(DT_DIR): .directory
    case Int(DT_LNK): .symbolicLink
    case Int(DT_UNKNOWN): nil
    default: .other
    }
  }

  private static func kind(ofFileAt path: String) -> DirectoryEntry.Kind {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return .other }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .directory
    case S_IFLNK: return .symbolicLink
    default: return .other
    }
  }
}

private import Glibc
package import Platform

extension Storybook {
  /// Writes all files into the folder, which is made if it isn't there; returns how many. Files of the same names are replaced.
  package func write(to folder: String) throws(FileError) -> Int {
    try Files.createDirectory(folder)
    let files = files()
    for file in files {
      let target = try OpenFile(path: "\(folder)/\(file.name)", flags: O_WRONLY | O_CREAT | O_TRUNC, mode: 0o644)
      try target.write(file.bytes)
    }
    return files.count
  }
}

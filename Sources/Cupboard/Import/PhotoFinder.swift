import Closet
private import Glibc
import Platform

/// Finds the files of a folder that may be photos, in the order of their names, with the category that their folders tell.
struct PhotoFinder {
  /// A file that was found, or something that couldn't be looked into.
  struct Finding: Equatable {
    enum Outcome: Equatable {
      /// Worth opening. The category is nil when no folder tells it.
      case photo(Category?)
      /// Not to be opened; why.
      case unreadable(String)
    }

    let path: String
    /// The path from the folder on, to show.
    let name: String
    let outcome: Outcome
  }

  /// The folder to look through, or a single file.
  let root: String
  /// A folder that is left out, wherever it is: the data folder, whose own pictures are no new ones.
  let excluded: FileIdentity?

  /// Everything that was found. Symbolic links to files are followed, those to folders are not.
  ///
  /// Throws when `root` itself can't be read.
  func find() throws(FileError) -> [Finding] {
    guard let status = try FileStatus(path: root) else { throw FileError("find", path: root, code: ENOENT) }
    guard status.isDirectory else {
      let outcome = status.isFile ? Finding.Outcome.photo(nil) : .unreadable("It is no file that could be read.")
      return [Finding(path: root, name: Self.lastName(of: root), outcome: outcome)]
    }
    var findings: [Finding] = []
    let entries = try Files.entries(in: root)
    look(through: entries, of: "", category: nil, into: &findings)
    return findings
  }

  /// The category that the name of the folder itself tells, which counts less than anything said.
  var categoryOfRoot: Category? { Category.named(Self.lastName(of: root)) }

  private func look(
    through entries: [DirectoryEntry], of folder: String, category: Category?, into findings: inout [Finding]
  ) {
    for entry in entries where !Self.isPassedOver(entry.name) {
      let name = folder + entry.name
      let path = root.hasSuffix("/") ? root + name : "\(root)/\(name)"
      func refuse(_ reason: String) { findings.append(Finding(path: path, name: name, outcome: .unreadable(reason))) }

      guard entry.isUTF8 else {
        refuse("Its name is not in UTF-8; rename it to take it.")
        continue
      }
      switch entry.kind {
      case .directory:
        if excluded != nil && FileIdentity(path: path) == excluded { continue }
        do throws(FileError) {
          let inner = try Files.entries(in: path)
          look(through: inner, of: name + "/", category: Category.named(entry.name) ?? category, into: &findings)
        } catch {
          refuse("The folder can't be read: \(error.reason).")
        }
      case .file: findings.append(Finding(path: path, name: name, outcome: .photo(category)))
      case .symbolicLink:
        do throws(FileError) {
          guard let target = try FileStatus(path: path) else {
            refuse("It is a link to a file that isn't there.")
            continue
          }
          if target.isFile {
            findings.append(Finding(path: path, name: name, outcome: .photo(category)))
          } else if !target.isDirectory {
            refuse("It is no file that could be read.")
          }
        } catch {
          refuse("It is a link that can't be followed: \(error.reason).")
        }
      case .other: refuse("It is no file that could be read.")
      }
    }
  }

  /// What systems and programs leave beside photos: never photos, and not worth a word.
  private static func isPassedOver(_ name: String) -> Bool {
    name.hasPrefix(".") || ["thumbs.db", "desktop.ini", "@eadir", "__macosx"].contains(name.lowercased())
  }

  private static func lastName(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}

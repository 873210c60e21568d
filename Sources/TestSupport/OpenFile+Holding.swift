private import Foundation
package import Platform

extension OpenFile {
  /// A file without a name that holds `bytes`, at its end.
  package static func holding(_ bytes: [UInt8]) throws -> OpenFile {
    let file = try OpenFile.temporary(in: FileManager.default.temporaryDirectory.path)
    try file.write(bytes)
    return file
  }
}

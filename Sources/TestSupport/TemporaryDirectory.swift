private import Foundation

/// A folder of a test's own, deleted with everything in it when the last reference goes away.
package final class TemporaryDirectory: Sendable {
  package let path: String

  package init() throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("cupboard-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    // A folder left in /tmp harms nobody, and a deinit can't report it.
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of something in it.
  package func path(_ name: String) -> String { "\(path)/\(name)" }
}

private import Foundation

/// A file system of a test's own in memory, of a given size, which can be filled and made read-only.
package final class TemporaryFileSystem: Sendable {
  private let folder: TemporaryDirectory

  /// Whether this process may mount one, which needs root and isn't allowed in every container.
  package static let canMount = (try? TemporaryFileSystem(kilobytes: 64)) != nil
  /// Why a test that needs one is skipped.
  package static let reason = "a full or read-only disk is a file system that only root can mount"

  /// Where it is mounted.
  package var path: String { folder.path }

  package init(kilobytes: Int) throws {
    folder = try TemporaryDirectory()
    try Self.run("mount", "-t", "tmpfs", "-o", "size=\(kilobytes)k", "none", folder.path)
  }

  deinit {
    // A lazy unmount waits for open files by itself; one that fails leaves a mount in a test machine's /tmp.
    try? Self.run("umount", "--lazy", folder.path)
  }

  package func path(_ name: String) -> String { folder.path(name) }

  /// From now on nothing in it can be written. No file may be open for writing.
  package func makeReadOnly() throws { try Self.run("mount", "-o", "remount,ro", folder.path) }

  private static func run(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableNotLoadable) }
  }
}

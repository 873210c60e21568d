import Foundation
import TestSupport
import Testing

@testable import Cupboard

@Suite struct SettingsSourcesTests {
  let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  private func write(_ text: String, to name: String) throws -> String {
    let path = folder.path(name)
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  @Test func `the usual file is read when it is there`() throws {
    let environment = ["XDG_CONFIG_HOME": folder.path]
    #expect(try Settings(flags: [], environment: environment)[Options.listen].port == 8080)
    _ = try write("listen = :9", to: "cupboard/cupboard.conf")
    #expect(try Settings(flags: [], environment: environment)[Options.listen].port == 9)
  }

  @Test func `a named file counts instead of the usual one`() throws {
    _ = try write("listen = :9", to: "cupboard/cupboard.conf")
    let named = try write("workers = 3", to: "named.conf")
    let environment = ["XDG_CONFIG_HOME": folder.path, "CUPBOARD_CONFIG": named]
    let settings = try Settings(flags: [], environment: environment)
    #expect(settings[Options.listen].port == 8080)
    #expect(settings[Options.workers] == 3)
    #expect(settings[Options.config] == named)
  }

  @Test func `a named file that isn't there is an error`() throws {
    let flags = [SaidOption(name: "config", text: folder.path("none"), origin: .flag)]
    let expected = UsageError(
      "The configuration file \(folder.path("none")) can't be read: No such file or directory.")
    #expect(throws: expected) { try Settings(flags: flags, environment: [:]) }
  }
}

import Foundation
import TestSupport

/// The program `cupboard` that was built with these tests, run in a home folder of its own.
final class BuiltProgram: Sendable {
  /// What a run left behind.
  struct Outcome: Sendable {
    /// The exit code; the negative number of the signal that ended it.
    let code: Int32
    let output: String
    let errors: String
  }

  let home: TemporaryDirectory
  /// The data folder, which isn't there before the first run.
  let data: String

  init() throws {
    home = try TemporaryDirectory()
    data = home.path("data")
  }

  /// The executable, in the folder of the test bundle that runs this.
  static var path: String {
    get throws {
      let bundle = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      return (bundle as NSString).deletingLastPathComponent + "/cupboard"
    }
  }

  /// Runs it to its end.
  func run(_ arguments: String..., input: String = "", environment: [String: String] = [:]) async throws -> Outcome {
    try await start(arguments, input: input, environment: environment).outcome()
  }

  /// Starts it.
  func start(
    _ arguments: [String], input: String = "", environment: [String: String] = [:], through: [String] = []
  ) throws -> RunningProgram {
    var variables = ["HOME": home.path, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "CUPBOARD_DATA": data]
    if let libraries = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] {
      variables["LD_LIBRARY_PATH"] = libraries
    }
    variables.merge(environment) { $1 }
    return try RunningProgram(
      command: through + [Self.path] + arguments, environment: variables, input: input, folder: home)
  }
}

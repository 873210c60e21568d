import Foundation
import Platform
import TestSupport

/// A process of the program. It is killed when the last reference goes away.
final class RunningProgram: Sendable {
  private let process: Process
  private let end: AsyncStream<Int32>
  private let output: String
  private let errors: String
  private let folder: TemporaryDirectory

  init(command: [String], environment: [String: String], input: String, folder: TemporaryDirectory) throws {
    self.folder = folder
    let number = UInt64.random(in: 0 ... .max)
    (output, errors) = (folder.path("output-\(number)"), folder.path("errors-\(number)"))
    // Files rather than pipes: nothing has to read them, and they can be looked at while it runs.
    for (path, text) in [(output, ""), (errors, ""), (folder.path("input-\(number)"), input)] {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    process.environment = environment
    process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: folder.path("input-\(number)")))
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: errors))
    let (end, continuation) = AsyncStream<Int32>.makeStream()
    process.terminationHandler = { process in
      let status = process.terminationStatus
      continuation.yield(process.terminationReason == .exit ? status : -status)
      continuation.finish()
    }
    try process.run()
    self.process = process
    self.end = end
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  func signal(_ number: Int32) { kill(process.processIdentifier, number) }

  /// What it has printed so far.
  var printed: String { get throws { try String(contentsOfFile: output, encoding: .utf8) } }

  /// What it has said on standard error so far.
  var said: String { get throws { try String(contentsOfFile: errors, encoding: .utf8) } }

  /// Waits until it has ended.
  func outcome() async throws -> BuiltProgram.Outcome {
    var code: Int32 = .min
    for await status in end { code = status }
    return BuiltProgram.Outcome(code: code, output: try printed, errors: try said)
  }

  /// Waits until it has printed a text that `find` finds something in. The suite's time limit ends it when it never does.
  func waitFor<Found>(_ find: (String) -> Found?) async throws -> Found {
    while true {
      if let found = find(try printed) { return found }
      guard process.isRunning else { throw Ended(said: try said) }
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  /// It ended before it printed what was waited for.
  struct Ended: Error { let said: String }
}

private import Foundation

extension Command {
  /// It finishes what is under way when it is asked to stop.
  var stopsGracefully: Bool {
    switch self {
    case .serve, .import, .backup, .restore, .doctor, .rebuild: true
    case .accountAdd, .accountPassword, .accountList, .accountErase, .version, .storybook, .decodeWorker: false
    }
  }

  /// Does it. What it throws is a sentence for the person who asked.
  func run(_ invocation: Invocation) async throws -> ExitCode {
    if self == .version {
      Output.line("cupboard \(programVersion)")
      return .success
    }
    let settings = try Settings(
      flags: invocation.options, environment: needsNoSettings ? [:] : ProcessInfo.processInfo.environment)
    _ = settings
    throw UsageError("\(rawValue) is not there yet.")
  }
}

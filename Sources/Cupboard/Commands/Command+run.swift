private import Closet
private import Foundation
private import Web

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
    var environment = needsNoSettings ? [:] : ProcessInfo.processInfo.environment
    // A service may be started without the variable; the system knows the folder all the same.
    if environment["HOME", default: ""].isEmpty { environment["HOME"] = NSHomeDirectory() }
    let settings = try Settings(flags: invocation.options, environment: environment)
    let operand = invocation.operands.first ?? ""
    switch self {
    case .accountAdd: return try await AccountCommands(settings: settings).add(operand)
    case .accountPassword: return try await AccountCommands(settings: settings).setPassword(operand)
    case .accountList: return try await AccountCommands(settings: settings).list()
    case .accountErase: return try await AccountCommands(settings: settings).erase(operand)
    case .backup: return try await BackupCommand(settings: settings).run(to: operand)
    case .restore: return try await RestoreCommand(settings: settings).run(from: operand)
    case .version:
      Output.line("cupboard \(programVersion)")
      return .success
    case .storybook:
      let count = try Storybook { SampleWardrobe.garments(describedIn: $0) }.write(to: operand)
      Output.notice("Wrote \(count) files to \(operand.forTerminal).")
      return .success
    case .doctor: return try await DoctorCommand(settings: settings).run()
    case .serve: return try await ServeCommand(settings: settings).run()
    case .import: return try await ImportCommand(settings: settings).run(from: operand)
    case .rebuild: return try await RebuildCommand(settings: settings).run()
    case .decodeWorker: throw UsageError("decode-worker is started by the program itself, and takes no options.")
    }
  }
}

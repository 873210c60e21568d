private import Glibc
private import Imaging

/// The program: reads what it is asked, does it, and tells how it went by its exit code.
@main enum Program {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    // A worker limits itself before there is a second thread, and knows nothing of settings and signals.
    if arguments == [Command.decodeWorker.rawValue] { exit(DecodeWorker.run()) }
    StopSignals.hold()
    let terminal = TerminalMode()
    // `main` is on the main actor, whose thread waits for signals: the work must not be.
    let task = Task { @concurrent in exit(await run(arguments).rawValue) }
    let signal = StopSignals.wait()
    // The first signal asks, as far as a command listens; the second one, or the first for any other command, ends it.
    task.cancel()
    if !stopsGracefully(arguments) { stopAtOnce(signal, terminal) }
    stopAtOnce(StopSignals.wait(), terminal)
  }

  /// Does what the arguments ask, and says on standard error in one sentence why it couldn't.
  private static func run(_ arguments: [String]) async -> ExitCode {
    do {
      let invocation = try Invocation(arguments: arguments)
      switch invocation.purpose {
      case .help(let topic):
        Output.raw(HelpText.text(topic), toStandardError: arguments.isEmpty)
        return arguments.isEmpty ? .usage : .success
      case .run(let command):
        return try await command.run(invocation)
      }
    } catch {
      // What failed since the program was asked to stop is no failure to explain.
      Output.notice("cupboard: \(Task.isCancelled ? "Stopped as asked." : Sentence.about(error))")
      return error is UsageError ? .usage : .failure
    }
  }

  private static func stopsGracefully(_ arguments: [String]) -> Bool {
    guard let invocation = try? Invocation(arguments: arguments) else { return false }  // it was reported already
    guard case .run(let command) = invocation.purpose else { return false }
    return command.stopsGracefully
  }

  private static func stopAtOnce(_ signal: Int32, _ terminal: TerminalMode?) -> Never {
    terminal?.apply()
    if Terminal.isStandardErrorTerminal { Output.notice("") }  // the prompt is not to stand behind a bar
    _exit(128 + signal)
  }
}

/// How the program ends.
enum ExitCode: Int32 {
  case success = 0
  /// It did not work, or not wholly.
  case failure = 1
  /// The command line, the environment or the configuration file is wrong.
  case usage = 2
}

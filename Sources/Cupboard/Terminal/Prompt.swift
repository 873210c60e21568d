import Platform

/// Asks the person at the terminal, or reads what a script sends.
struct Prompt {
  let blocking: BlockingPool

  /// A new password: asked twice without showing it; the first line of the input when that is no terminal.
  ///
  /// Throws `UsageError` when the two differ and when there is no input.
  func newPassword(for name: String) async throws -> String {
    guard Terminal.isStandardInputTerminal else {
      guard let line = await line("") else { throw UsageError("There is no password in the input.") }
      return line
    }
    let first = await hiddenLine("Password for \(name.forTerminal): ")
    let second = await hiddenLine("Once more: ")
    guard let first, let second else { throw UsageError("There is no password in the input.") }
    guard first == second else { throw UsageError("The two passwords differ; nothing was changed.") }
    return first
  }

  /// Whether the answer to a question is the word `answer`; no answer when the input is no terminal.
  func confirms(_ question: String, answer: String) async -> Bool {
    guard Terminal.isStandardInputTerminal else { return false }
    return await line(question) == answer
  }

  private func hiddenLine(_ question: String) async -> String? {
    let mode = TerminalMode()
    mode?.withoutEcho.apply()
    let line = await line(question)
    mode?.apply()
    Output.raw("\n", toStandardError: true)
    return line
  }

  private func line(_ question: String) async -> String? {
    if !question.isEmpty { Output.raw(question, toStandardError: true) }
    return await blocking.run { readLine() }
  }
}

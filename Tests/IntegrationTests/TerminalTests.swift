import Foundation
import TestSupport
import Testing

/// On a terminal that `script` (of Debian's bsdutils) makes.
@Suite(.timeLimit(.minutes(5))) struct TerminalTests {
  let program: BuiltProgram

  init() throws { program = try BuiltProgram() }

  private func runOnTerminal(_ arguments: String, input: String = "") throws -> RunningProgram {
    try RunningProgram(
      command: ["/usr/bin/script", "-qec", "stty cols 60; \(try BuiltProgram.path) \(arguments)", "/dev/null"],
      environment: ["HOME": program.home.path, "PATH": "/usr/bin:/bin", "CUPBOARD_DATA": program.data], input: input,
      folder: program.home)
  }

  @Test func `an import draws a bar over itself and takes it away at the end`() async throws {
    let folder = program.home.path("photos")
    try DrawnPhoto.write(0..<3, to: folder)
    try Data().write(to: URL(fileURLWithPath: "\(folder)/empty.jpg"))
    let outcome = try await runOnTerminal("import \(folder)").outcome()
    #expect(outcome.code == 1)
    let drawings = outcome.output.components(separatedBy: "\r").filter { $0.hasPrefix("Import  [") }
    #expect(drawings.first?.contains("]  0/4  0%") == true)
    #expect(drawings.last?.contains("]  4/4  100%") == true)
    #expect(drawings.allSatisfy { $0.prefix { $0 != "\u{1b}" }.count < 60 })
    #expect(outcome.output.contains("\rempty.jpg: This is an empty file, not a photo that can be opened.\u{1b}[K\r\n"))
    let summary = "Imported 3 photos, refused 1. No folder names the category of 3, which went to “top”."
    #expect(outcome.output.hasSuffix("\r\u{1b}[K\(summary)\r\n"))
  }

  @Test func `a log has no control characters`() async throws {
    let folder = program.home.path("photos")
    try DrawnPhoto.write(0..<3, to: folder)
    let outcome = try await program.run("import", folder)
    #expect(!(outcome.output + outcome.errors).unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
  }
}

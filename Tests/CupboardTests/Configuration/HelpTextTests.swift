import Testing

@testable import Cupboard

@Suite struct HelpTextTests {
  static let topics = [HelpTopic.program, .group("account")] + Command.allCases.map { HelpTopic.command($0) }

  @Test(arguments: topics) func `help fits into 80 columns and ends with one line end`(topic: HelpTopic) {
    let text = HelpText.text(topic)
    for line in text.split(separator: "\n") {
      #expect(line.columns <= 80, "\(line)")
      #expect(line.last != " ", "\(line)")
    }
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
  }

  @Test func `the program's help names every command that is not hidden`() {
    let text = HelpText.text(.program)
    for command in Command.allCases { #expect(text.contains("\n  \(command.rawValue)") != command.isHidden) }
  }

  @Test func `a command's help names the options it takes and no others`() {
    for command in Command.allCases {
      let text = HelpText.text(.command(command))
      for option in Options.all {
        let isNamed = text.split(separator: "\n").contains { $0.hasPrefix("  --\(option.name) ") }
        #expect(isNamed == option.commands.contains(command), "\(command) \(option.name)")
      }
    }
  }

  @Test func `columns are aligned`() {
    let table = HelpText.table([("a", "one"), ("long", String(repeating: "word ", count: 30))])
    let lines = table.split(separator: "\n")
    #expect(lines[0] == "  a     one")
    #expect(lines[1].hasPrefix("  long  word word"))
    #expect(lines.dropFirst(2).allSatisfy { $0.hasPrefix("        word") })
  }
}

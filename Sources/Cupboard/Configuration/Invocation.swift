/// What a command line says, its words taken apart.
struct Invocation: Equatable {
  /// What is to be done.
  enum Purpose: Equatable {
    case run(Command)
    /// Explain the program, or the commands that begin with a word, or one command.
    case help(HelpTopic)
  }

  var purpose: Purpose
  /// What follows the command, one for each of its `operands`.
  var operands: [String] = []
  /// The options, the last one counting when one is said twice.
  var options: [SaidOption] = []

  /// Reads the words after the program's name. Throws for what the program or the command doesn't take.
  init(arguments: [String]) throws(UsageError) {
    var (words, options, wantsHelp) = try Self.takeApart(arguments)
    if words.first == "help" {
      words.removeFirst()
      wantsHelp = true
    }
    let (topic, operands) = try Self.topic(of: words, wantsHelp: wantsHelp)
    guard !wantsHelp, case .command(let command) = topic else {
      purpose = .help(topic)
      return
    }
    purpose = .run(command)
    self.operands = operands
    self.options = options
    try Self.check(operands, of: command)
    for option in options { try Self.check(option, of: command) }
  }

  private static func takeApart(
    _ arguments: [String]
  ) throws(UsageError) -> (words: [String], options: [SaidOption], wantsHelp: Bool) {
    var (words, options, wantsHelp) = ([String](), [SaidOption](), false)
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        words += rest
        break
      }
      if argument == "--help" || argument == "-h" {
        wantsHelp = true
      } else if argument == "--version" {
        words.insert("version", at: 0)
      } else if argument.hasPrefix("--") {
        let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let option = try known(String(parts[0]))
        var text = parts.count > 1 ? String(parts[1]) : nil
        if text == nil, option.placeholder == nil { text = "yes" }
        if text == nil, let next = rest.first, !next.hasPrefix("--") {
          text = next
          rest.removeFirst()
        }
        guard let text else {
          throw UsageError("--\(option.name) needs a value: --\(option.name) \(option.placeholder!).")
        }
        options.append(SaidOption(name: option.name, text: text, origin: .flag))
      } else if argument.hasPrefix("-"), argument.count > 1 {
        throw UsageError("There is no option \(argument.forTerminal); options have two dashes and a whole word.")
      } else {
        words.append(argument)
      }
    }
    return (words, options, wantsHelp)
  }

  private static func known(_ name: String) throws(UsageError) -> any OptionDescribing {
    if let option = Options.all.first(where: { $0.name == name }) { return option }
    let near = Suggestion.nearest(to: name, among: Options.all.map(\.name) + ["help", "version"])
    throw UsageError("There is no option --\(name.forTerminal)" + (near.map { "; did you mean --\($0)?" } ?? "."))
  }

  private static func topic(
    of words: [String], wantsHelp: Bool
  ) throws(UsageError) -> (HelpTopic, operands: [String]) {
    guard let first = words.first else { return (.program, []) }
    if let command = Command(rawValue: first) { return (.command(command), Array(words.dropFirst())) }
    let group = Command.group(first)
    guard !group.isEmpty else {
      let firstWords = Command.allCases.filter { !$0.isHidden }.map { $0.words[0] } + ["help"]
      let near = Suggestion.nearest(to: first, among: firstWords)
      throw UsageError("There is no command “\(first.forTerminal)”" + (near.map { "; did you mean \($0)?" } ?? "."))
    }
    guard words.count > 1 else {
      if wantsHelp { return (.group(first), []) }
      throw UsageError("\(first) needs one of \(group.map { $0.words[1] }.joined(separator: ", ")) after it.")
    }
    if let command = Command(rawValue: "\(first) \(words[1])") { return (.command(command), Array(words.dropFirst(2))) }
    let near = Suggestion.nearest(to: words[1], among: group.map { $0.words[1] })
    throw UsageError(
      "There is no command “\(first) \(words[1].forTerminal)”" + (near.map { "; did you mean \(first) \($0)?" } ?? "."))
  }

  private static func check(_ operands: [String], of command: Command) throws(UsageError) {
    let wanted = command.operands
    guard operands.count <= wanted.count else {
      throw UsageError("\(command.rawValue) can't use “\(operands[wanted.count].forTerminal)”.")
    }
    guard operands.count == wanted.count else {
      throw UsageError("\(command.rawValue) needs a \(wanted[operands.count]) after it.")
    }
    guard !operands.contains("") else { throw UsageError("The \(wanted[0]) of \(command.rawValue) can't be empty.") }
  }

  private static func check(_ option: SaidOption, of command: Command) throws(UsageError) {
    let commands = Options.all.first { $0.name == option.name }?.commands ?? []
    guard commands.contains(command) else { throw UsageError("\(command.rawValue) has no option --\(option.name).") }
  }
}

/// What help is asked about.
enum HelpTopic: Equatable {
  case program
  /// The commands that begin with this word.
  case group(String)
  case command(Command)
}

/// The help, as text that fits into 80 columns.
enum HelpText {
  static let width = 80

  static func text(_ topic: HelpTopic) -> String {
    switch topic {
    case .program: program
    case .group(let word): group(Command.group(word), word: word)
    case .command(let command): text(of: command)
    }
  }

  private static var program: String {
    let commands = Command.allCases.filter { !$0.isHidden }.map { ($0.usage, $0.summary) }
    return """
      cupboard \(programVersion): pictures of your things, on your own server

      Usage: cupboard COMMAND [OPTIONS]

      \(table(commands))

      cupboard COMMAND --help explains a command and its options.

      \(wrapped("Each option can also be said in the environment, as CUPBOARD_ and its name in capitals "
        + "(CUPBOARD_PUBLIC_URL for --public-url), and in a file of lines “name = value”: --config, or "
        + "~/.config/cupboard/cupboard.conf. The command line counts before the environment, and that before the file."))

      Exit codes: 0 all went well, 1 it did not, 2 the command line was wrong.

      """
  }

  private static func group(_ commands: [Command], word: String) -> String {
    """
    Usage: cupboard \(word) COMMAND [OPTIONS]

    \(table(commands.map { ($0.usage, $0.summary) }))

    cupboard \(word) COMMAND --help explains a command and its options.

    """
  }

  private static func text(of command: Command) -> String {
    let options = Options.all.filter { $0.commands.contains(command) }
    var paragraphs = ["cupboard \(command.rawValue): \(command.summary)"]
    paragraphs.append("Usage: cupboard \(command.usage)\(options.isEmpty ? "" : " [OPTIONS]")")
    paragraphs += command.details.map { wrapped($0) }
    if !options.isEmpty {
      let rows = options.map { option in
        let form = "--\(option.name)" + (option.placeholder.map { " \($0)" } ?? "")
        return (form, option.help + (option.defaultWords.map { " (default: \($0))" } ?? ""))
      }
      paragraphs.append(table(rows + [("--help", "print this")]))
    }
    return paragraphs.joined(separator: "\n\n") + "\n"
  }

  /// Two columns, the second one wrapped beside the first.
  static func table(_ rows: [(String, String)]) -> String {
    let column = (rows.map(\.0.count).max() ?? 0) + 4
    return rows.map { name, words in
      let lines = lines(of: words, width: width - column)
      let start = "  " + name + String(repeating: " ", count: column - name.count - 2)
      return start + lines.joined(separator: "\n" + String(repeating: " ", count: column))
    }.joined(separator: "\n")
  }

  /// A paragraph in lines of at most 80 columns.
  static func wrapped(_ text: String) -> String { lines(of: text, width: width).joined(separator: "\n") }

  private static func lines(of text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if line.isEmpty {
        line = String(word)
      } else if line.columns + 1 + word.columns <= width {
        line += " \(word)"
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    return lines + [line]
  }
}

extension Command {
  /// Its words and operands, such as `account add NAME`.
  fileprivate var usage: String { (words + operands).joined(separator: " ") }
}

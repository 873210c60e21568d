/// Something that can be said as `--name`, as `CUPBOARD_NAME` in the environment, and as `name = …` in the file.
struct Option<Value: Sendable>: OptionDescribing {
  let name: String
  let placeholder: String?
  let commands: Set<Command>
  let help: String
  let defaultWords: String?
  /// The value when nobody says any, by the environment's variables.
  private let standard: @Sendable ([String: String]) -> Value
  private let reading: @Sendable (String) throws(ValueError) -> Value

  /// An option with a value. `placeholder` stands for it in the help; `defaultWords` says there what the default is.
  init(
    _ name: String, _ placeholder: String, for commands: Set<Command>, help: String, defaultWords: String? = nil,
    standard: @escaping @Sendable ([String: String]) -> Value,
    reading: @escaping @Sendable (String) throws(ValueError) -> Value
  ) {
    self.name = name
    self.placeholder = placeholder
    self.commands = commands
    self.help = help
    self.defaultWords = defaultWords
    self.standard = standard
    self.reading = reading
  }

  func value(of text: String) throws(ValueError) -> any Sendable { try reading(text) }

  func defaultValue(in environment: [String: String]) -> any Sendable { standard(environment) }
}

extension Option<Bool> {
  /// A switch: off unless it is said.
  init(_ name: String, for commands: Set<Command>, help: String) {
    self.name = name
    placeholder = nil
    self.commands = commands
    self.help = help
    defaultWords = nil
    standard = { _ in false }
    reading = { text throws(ValueError) in
      switch text.lowercased() {
      case "yes", "true", "on", "1": true
      case "no", "false", "off", "0": false
      default: throw ValueError("say yes or no")
      }
    }
  }
}

/// An option of any type of value, as parsing and the help see it.
protocol OptionDescribing: Sendable {
  var name: String { get }
  /// What stands for the value in the help; nil for a switch, which needs none.
  var placeholder: String? { get }
  /// The commands that take it.
  var commands: Set<Command> { get }
  /// What it does, in one line.
  var help: String { get }
  /// The default, as the help tells it.
  var defaultWords: String? { get }

  func value(of text: String) throws(ValueError) -> any Sendable
  func defaultValue(in environment: [String: String]) -> any Sendable
}

extension OptionDescribing {
  /// Its variable in the environment, such as `CUPBOARD_PUBLIC_URL` for `public-url`.
  var variable: String { "CUPBOARD_" + String(name.uppercased().map { $0 == "-" ? "_" : $0 }) }
}

/// Why a text is no value of an option: what to write instead, as the end of a sentence.
struct ValueError: Error, Equatable {
  let advice: String

  init(_ advice: String) { self.advice = advice }
}

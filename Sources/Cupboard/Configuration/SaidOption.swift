/// An option as it was said, and where.
struct SaidOption: Equatable, Sendable {
  /// Where an option was said. Later cases are weaker.
  enum Origin: Equatable, Sendable {
    case flag
    case environment
    case file(path: String, line: Int)
  }

  let name: String
  let text: String
  let origin: Origin

  /// How the place is called in a sentence, such as `--listen` or `listen in /etc/cupboard.conf, line 3`.
  var place: String {
    switch origin {
    case .flag: "--\(name)"
    case .environment: "CUPBOARD_" + String(name.uppercased().map { $0 == "-" ? "_" : $0 })
    case .file(let path, let line): "“\(name)” in \(path.forTerminal), line \(line),"
    }
  }
}

extension SaidOption {
  /// What the environment says. Throws for a variable of ours that no option has; an empty one says nothing.
  static func options(inEnvironment environment: [String: String]) throws(UsageError) -> [SaidOption] {
    var said: [SaidOption] = []
    let prefix = "CUPBOARD_"
    for (variable, text) in environment.sorted(by: { $0.key < $1.key }) where variable.hasPrefix(prefix) {
      guard let option = Options.all.first(where: { $0.variable == variable }) else {
        // Compared as options' names: the common beginning would make everything seem near.
        let name = String(variable.dropFirst(prefix.count).lowercased().map { $0 == "_" ? "-" : $0 })
        let near = Suggestion.nearest(to: name, among: Options.all.map(\.name))
        let meant = Options.all.first { $0.name == near }?.variable
        throw UsageError(
          "The environment has \(variable.forTerminal), which is no setting"
            + (meant.map { "; did you mean \($0)?" } ?? "."))
      }
      if !text.isEmpty { said.append(SaidOption(name: option.name, text: text, origin: .environment)) }
    }
    return said
  }

  /// What a configuration file says: a line `name = value` each, blank ones and those that begin with `#` left out.
  ///
  /// The value is the rest of the line without the spaces around it; a switch may stand without one.
  static func options(inFile text: String, path: String) throws(UsageError) -> [SaidOption] {
    var said: [SaidOption] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let line = (index == 0 && line.first == "\u{FEFF}" ? line.dropFirst() : line).trimmed
      if line.isEmpty || line.hasPrefix("#") { continue }
      let place = "\(path.forTerminal), line \(index + 1)"
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts[0].trimmed
      guard let option = Options.all.first(where: { $0.name == name && $0.name != Options.config.name }) else {
        let near = Suggestion.nearest(to: name, among: Options.all.map(\.name).filter { $0 != Options.config.name })
        throw UsageError(
          "\(place): there is no setting “\(name.forTerminal)”" + (near.map { "; did you mean \($0)?" } ?? "."))
      }
      guard parts.count > 1 || option.placeholder == nil else {
        throw UsageError("\(place): write “\(name) = \(option.placeholder!)”.")
      }
      guard !said.contains(where: { $0.name == name }) else { throw UsageError("\(place): “\(name)” is there twice.") }
      let value = parts.count > 1 ? parts[1].trimmed : "yes"
      said.append(SaidOption(name: name, text: value, origin: .file(path: path, line: index + 1)))
    }
    return said
  }
}

extension Substring {
  /// Without white space at either end.
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start[..<(start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex)])
  }
}

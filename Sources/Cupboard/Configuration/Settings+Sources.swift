private import Platform

extension Settings {
  /// The settings of a run: flags before environment before file before defaults.
  ///
  /// The file is the one that `--config` or `CUPBOARD_CONFIG` names, or the usual one if it is there.
  init(flags: [SaidOption], environment: [String: String]) throws(UsageError) {
    let variables = try SaidOption.options(inEnvironment: environment)
    let named = (flags.last { $0.name == Options.config.name } ?? variables.last { $0.name == Options.config.name })?
      .text
    let usual = XDGFolders(environment).configuration + "/cupboard/cupboard.conf"
    let text = try Self.text(of: named ?? usual, mayBeMissing: named == nil)
    let lines = try SaidOption.options(inFile: text, path: named ?? usual)
    try self.init(said: [flags, variables, lines], environment: environment)
  }

  private static func text(of path: String, mayBeMissing: Bool) throws(UsageError) -> String {
    do throws(FileError) {
      return String(decoding: try OpenFile(path: path).readAll(), as: UTF8.self)
    } catch {
      if mayBeMissing && error.isMissing { return "" }
      throw UsageError("The configuration file \(path.forTerminal) can't be read: \(error.reason).")
    }
  }
}

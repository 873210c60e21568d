/// The value of every option, by what was said on the command line, in the environment and in the file.
struct Settings: Sendable {
  private let values: [String: any Sendable]

  /// The values that hold: the first source in which an option is said counts, and the default when it is said in none.
  ///
  /// Every value that was said must be readable, also one that another source overrides. Throws else, naming the place.
  init(said sources: [[SaidOption]], environment: [String: String]) throws(UsageError) {
    var values: [String: any Sendable] = [:]
    for option in Options.all { values[option.name] = option.defaultValue(in: environment) }
    for said in sources.reversed().joined() {
      guard let option = Options.all.first(where: { $0.name == said.name }) else { continue }
      do throws(ValueError) { values[said.name] = try option.value(of: said.text) } catch {
        throw UsageError("\(said.place) can't be “\(said.text.forTerminal)”: \(error.advice).")
      }
    }
    self.values = values
    try checkTogether()
  }

  subscript<Value>(option: Option<Value>) -> Value {
    guard let value = values[option.name] as? Value else { preconditionFailure("--\(option.name) is not in the table") }
    return value
  }

  private func checkTogether() throws(UsageError) {
    let (certificate, key) = (self[Options.tlsCertificate], self[Options.tlsKey])
    if certificate != nil && key == nil { throw UsageError("--tls-cert needs --tls-key too.") }
    if certificate == nil && key != nil { throw UsageError("--tls-key needs --tls-cert too.") }
  }
}

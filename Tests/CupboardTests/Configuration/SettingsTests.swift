import Testing

@testable import Cupboard

@Suite struct SettingsTests {
  @Test func `a flag counts before the environment, that before the file, and that before the default`() throws {
    let flags = [SaidOption(name: "listen", text: ":1", origin: .flag)]
    let variables = try SaidOption.options(inEnvironment: ["CUPBOARD_LISTEN": ":2", "CUPBOARD_DATA": "/env"])
    let file = try SaidOption.options(inFile: "listen = :3\ndata = /file\nlog-level = error", path: "f")
    let settings = try Settings(said: [flags, variables, file], environment: [:])
    #expect(settings[Options.listen].port == 1)
    #expect(settings[Options.data] == "/env")
    #expect(settings[Options.logLevel] == .error)
    #expect(settings[Options.sample] == false)
  }

  @Test func `the last of two equal flags counts`() throws {
    let flags = try Invocation(arguments: ["serve", "--listen", ":1", "--listen", ":2"]).options
    #expect(try Settings(said: [flags], environment: [:])[Options.listen].port == 1 + 1)
  }

  @Test func `every option can be said in all three ways`() throws {
    for option in Options.all {
      let flags = [SaidOption(name: option.name, text: "1", origin: .flag)]
      let variables = try SaidOption.options(inEnvironment: [option.variable: "1"])
      #expect(variables.map(\.name) == flags.map(\.name))
      if option.name == "config" { continue }  // a file that names another one would lead in circles
      #expect(try SaidOption.options(inFile: "\(option.name) = 1", path: "f").map(\.name) == flags.map(\.name))
    }
  }

  @Test(arguments: [
    ("CUPBOARD_LITSEN", "The environment has CUPBOARD_LITSEN, which is no setting; did you mean CUPBOARD_LISTEN?"),
    ("CUPBOARD_XYZZY", "The environment has CUPBOARD_XYZZY, which is no setting."),
  ])
  func `an unknown variable is refused`(variable: String, sentence: String) {
    #expect(throws: UsageError(sentence)) { try SaidOption.options(inEnvironment: [variable: "1"]) }
  }

  @Test func `an empty variable says nothing, and others are not ours`() throws {
    #expect(try SaidOption.options(inEnvironment: ["CUPBOARD_LISTEN": "", "PATH": "/bin", "CUPBOARDS": "1"]).isEmpty)
  }

  @Test func `a file has comments, blank lines, any line ends, and values with spaces`() throws {
    let text = "\u{FEFF}# ours\r\n\r\n  data =  /my data = x  \r\nsample\n# json = no\n"
    let said = try SaidOption.options(inFile: text, path: "f")
    #expect(said.map(\.name) == ["data", "sample"])
    #expect(said.map(\.text) == ["/my data = x", "yes"])
    #expect(said.map(\.origin) == [.file(path: "f", line: 3), .file(path: "f", line: 4)])
  }

  @Test(arguments: [
    ("listn = 1", "f, line 1: there is no setting “listn”; did you mean listen?"),
    ("\ndata", "f, line 2: write “data = DIR”."),
    ("data = 1\ndata = 2", "f, line 2: “data” is there twice."),
    ("config = /x", "f, line 1: there is no setting “config”."),
    ("= 3", "f, line 1: there is no setting “”."),
  ])
  func `a wrong line of a file is named`(text: String, sentence: String) {
    #expect(throws: UsageError(sentence)) { try SaidOption.options(inFile: text, path: "f") }
  }

  @Test(arguments: [
    (SaidOption(name: "listen", text: "nowhere", origin: .environment), "CUPBOARD_LISTEN can't be “nowhere”: "),
    (SaidOption(name: "workers", text: "0", origin: .flag), "--workers can't be “0”: say a number from 1 to 256."),
    (
      SaidOption(name: "json", text: "maybe", origin: .file(path: "f", line: 3)),
      "“json” in f, line 3, can't be “maybe”: say yes or no."
    ),
    (SaidOption(name: "data", text: "", origin: .flag), "--data can't be “”: it can't be empty."),
    (SaidOption(name: "data", text: "~/x", origin: .flag), "--data can't be “~/x”: write the whole path, "),
    (SaidOption(name: "tls-cert", text: "c", origin: .flag), "--tls-cert needs --tls-key too."),
    (SaidOption(name: "tls-key", text: "c", origin: .flag), "--tls-key needs --tls-cert too."),
  ])
  func `a wrong value is refused where it was said`(said: SaidOption, sentence: String) {
    let error = #expect(throws: UsageError.self) { try Settings(said: [[said]], environment: [:]) }
    #expect(error?.sentence.hasPrefix(sentence) == true, "\(error?.sentence ?? "")")
  }

  @Test func `the data folder follows the XDG specification`() throws {
    func data(_ environment: [String: String]) throws -> String {
      try Settings(said: [], environment: environment)[Options.data]
    }
    #expect(try data(["HOME": "/h"]) == "/h/.local/share/cupboard")
    #expect(try data(["HOME": "/h", "XDG_DATA_HOME": "/x"]) == "/x/cupboard")
    #expect(try data(["HOME": "/h", "XDG_DATA_HOME": "relative"]) == "/h/.local/share/cupboard")
    #expect(try data(["HOME": "/h", "XDG_DATA_HOME": ""]) == "/h/.local/share/cupboard")
  }

  @Test func `names of options are unique, and so are their variables`() {
    #expect(Set(Options.all.map(\.name)).count == Options.all.count)
    #expect(Set(Options.all.map(\.variable)).count == Options.all.count)
    #expect(Options.all.first { $0.name == "public-url" }?.variable == "CUPBOARD_PUBLIC_URL")
  }
}

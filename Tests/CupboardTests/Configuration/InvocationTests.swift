import Testing

@testable import Cupboard

@Suite struct InvocationTests {
  @Test func `a command takes its operands and options in any order`() throws {
    let expected = [
      SaidOption(name: "data", text: "/d", origin: .flag), SaidOption(name: "json", text: "yes", origin: .flag),
    ]
    for arguments in [
      ["import", "photos", "--data", "/d", "--json"], ["--data=/d", "import", "--json", "photos"],
      ["import", "--data", "/d", "--json", "--", "photos"],
    ] {
      let invocation = try Invocation(arguments: arguments)
      #expect(invocation.purpose == .run(.import))
      #expect(invocation.operands == ["photos"])
      #expect(invocation.options == expected)
    }
  }

  @Test func `after two dashes everything is an operand`() throws {
    #expect(try Invocation(arguments: ["import", "--", "--json"]).operands == ["--json"])
  }

  @Test func `a value may hold an equals sign, and may be empty`() throws {
    #expect(try Invocation(arguments: ["serve", "--data=a=b"]).options.first?.text == "a=b")
    #expect(try Invocation(arguments: ["serve", "--data="]).options.first?.text == "")
  }

  @Test func `a switch never takes the next word`() throws {
    let invocation = try Invocation(arguments: ["import", "--dry-run", "no"])
    #expect(invocation.operands == ["no"])
    #expect(try Invocation(arguments: ["import", "x", "--dry-run=no"]).options.first?.text == "no")
  }

  @Test(arguments: [
    (["srve"], "There is no command “srve”; did you mean serve?"),
    (["xyzzy"], "There is no command “xyzzy”."),
    (["serve", "--listn", ":1"], "There is no option --listn; did you mean --listen?"),
    (["serve", "--xyzzy"], "There is no option --xyzzy."),
    (["serve", "-l"], "There is no option -l; options have two dashes and a whole word."),
    (["serve", "--listen"], "--listen needs a value: --listen ADDRESS[:PORT]."),
    (["serve", "--listen", "--json"], "--listen needs a value: --listen ADDRESS[:PORT]."),
    (["serve", "x"], "serve can't use “x”."),
    (["import"], "import needs a FOLDER after it."),
    (["import", ""], "The FOLDER of import can't be empty."),
    (["import", "a", "--listen", ":1"], "import has no option --listen."),
    (["account"], "account needs one of add, password, list, erase after it."),
    (["account", "ad", "x"], "There is no command “account ad”; did you mean account add?"),
    (["\u{1b}[31m"], "There is no command “\\u{1b}[31m”."),
  ])
  func `what is wrong is said in a sentence`(arguments: [String], sentence: String) {
    #expect(throws: UsageError(sentence)) { try Invocation(arguments: arguments) }
  }

  @Test(arguments: [
    ([], HelpTopic.program), (["help"], .program), (["--help"], .program), (["-h"], .program),
    (["account", "--help"], .group("account")), (["help", "account", "add"], .command(.accountAdd)),
    (["import", "--help"], .command(.import)), (["import", "--json", "-h"], .command(.import)),
  ])
  func `help is found in every way of asking`(arguments: [String], topic: HelpTopic) throws {
    #expect(try Invocation(arguments: arguments).purpose == .help(topic))
  }

  @Test func `the version is a command and an option`() throws {
    #expect(try Invocation(arguments: ["version"]).purpose == .run(.version))
    #expect(try Invocation(arguments: ["--version"]).purpose == .run(.version))
  }

  @Test func `random words never crash it`() {
    var generator = SystemRandomNumberGenerator()
    let words =
      ["--", "-", "--=", "---", "=", "", "--data", "--json", "import", "account", "help", "\u{0}", "e\u{301}", "🧥"]
      + Options.all.map { "--\($0.name)=" } + Command.allCases.flatMap(\.words)
    for _ in 0..<2000 {
      let arguments = (0..<Int.random(in: 0..<6, using: &generator)).map { _ in words.randomElement(using: &generator)!
      }
      do {
        let invocation = try Invocation(arguments: arguments)
        if case .run(let command) = invocation.purpose { #expect(invocation.operands.count == command.operands.count) }
      } catch {
        #expect(error.sentence.hasSuffix(".") || error.sentence.hasSuffix("?"))
      }
    }
  }
}

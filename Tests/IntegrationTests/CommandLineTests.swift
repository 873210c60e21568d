import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct CommandLineTests {
  let program: BuiltProgram

  init() throws { program = try BuiltProgram() }

  @Test func `the version is printed`() async throws {
    let outcome = try await program.run("version")
    #expect(outcome.code == 0)
    #expect(outcome.output.hasPrefix("cupboard "))
    #expect(outcome.errors.isEmpty)
  }

  @Test func `help goes to the output, and to the errors when nothing was asked`() async throws {
    let asked = try await program.run("--help")
    #expect(asked.code == 0)
    #expect(asked.output.contains("Usage: cupboard COMMAND"))
    let silent = try await program.run()
    #expect(silent.code == 2)
    #expect(silent.output.isEmpty)
    #expect(silent.errors == asked.output)
  }

  @Test(arguments: [
    (["serve", "--lisen", ":1"], "cupboard: There is no option --lisen; did you mean --listen?\n"),
    (["imprt", "x"], "cupboard: There is no command “imprt”; did you mean import?\n"),
    (["serve", "--listen", "nowhere"], "cupboard: --listen can't be “nowhere”: "),
    (
      ["doctor", "--config", "/none"],
      "cupboard: The configuration file /none can't be read: No such file or directory.\n"
    ),
    (["restore", "/none"], "cupboard: There is no file /none.\n"),
  ])
  func `what isn't understood is one sentence and exit code 2`(arguments: [String], sentence: String) async throws {
    let outcome = try await program.start(arguments).outcome()
    #expect(outcome.code == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix(sentence))
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test func `an unknown variable is refused, but not by version and help`() async throws {
    let environment = ["CUPBOARD_LISEN": ":1"]
    let outcome = try await program.run("doctor", environment: environment)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("did you mean CUPBOARD_LISTEN?"))
    #expect(try await program.run("version", environment: environment).code == 0)
    #expect(try await program.run("serve", "--help", environment: environment).code == 0)
  }

  @Test(arguments: ["doctor", "backup", "account list"]) func `what needs data doesn't make a folder`(
    command: String
  ) async throws {
    let arguments =
      command.split(separator: " ").map(String.init) + (command == "backup" ? [program.home.path("b")] : [])
    let outcome = try await program.start(arguments).outcome()
    #expect(outcome.code == 1)
    #expect(outcome.errors == "cupboard: There is no data folder \(program.data); --data says where it is.\n")
  }
}

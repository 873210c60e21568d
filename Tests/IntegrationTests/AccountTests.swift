import Testing

@Suite(.timeLimit(.minutes(5))) struct AccountTests {
  let program: BuiltProgram

  init() throws { program = try BuiltProgram() }

  @Test func `accounts are added, listed, changed and erased`() async throws {
    #expect(try await program.run("account", "add", "Ann", input: "correct horse\n").code == 0)
    #expect(try await program.run("account", "add", "Bo", input: "battery staple\n").code == 0)
    let list = try await program.run("account", "list").output.split(separator: "\n")
    #expect(list.count == 2)
    #expect(list[0].hasPrefix("Ann  password, administrator, since "))
    #expect(list[1].hasPrefix("Bo   password, since "))
    #expect(try await program.run("account", "password", "ann", input: "another horse\n").code == 0)
    #expect(try await program.run("account", "erase", "bo", "--yes").code == 0)
    #expect(try await program.run("account", "list", "--json").output.contains("\"name\" : \"Ann\""))
    #expect(try await program.run("account", "list").output.split(separator: "\n").count == 1)
  }

  @Test func `nothing is erased without a word`() async throws {
    _ = try await program.run("account", "add", "Ann", input: "correct horse\n")
    let outcome = try await program.run("account", "erase", "Ann")
    #expect(outcome.code == 1)
    #expect(outcome.errors == "cupboard: Nothing was erased; --yes erases without asking.\n")
    #expect(try await program.run("account", "list").output.hasPrefix("Ann"))
  }

  @Test func `what can't be an account is said in a sentence`() async throws {
    let short = try await program.run("account", "add", "Ann", input: "short\n")
    #expect(short.code == 1)
    #expect(short.errors == "cupboard: A password needs at least 8 characters, and not only spaces.\n")
    let none = try await program.run("account", "add", "Ann")
    #expect(none.errors == "cupboard: There is no password in the input.\n")
    let name = try await program.run("account", "add", " \u{1b} ", input: "correct horse\n")
    #expect(name.errors == "cupboard: A name can't hold control characters or line breaks.\n")
    _ = try await program.run("account", "add", "Ann", input: "correct horse\n")
    let twice = try await program.run("account", "add", "ANN", input: "correct horse\n")
    #expect(twice.errors == "cupboard: There is already an account called ANN.\n")
    let unknown = try await program.run("account", "password", "Bo", input: "correct horse\n")
    #expect(unknown.code == 1)
    #expect(unknown.errors == "cupboard: There is no account Bo.\n")
  }
}

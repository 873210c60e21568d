import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct ServeTests {
  let program: BuiltProgram

  init() throws { program = try BuiltProgram() }

  private func serve(_ arguments: String...) async throws -> (RunningProgram, port: String) {
    let server = try program.start(["serve", "--listen", "127.0.0.1:0"] + arguments)
    let port = try await server.waitFor { printed -> String? in
      guard let line = printed.split(separator: "\n").first, printed.contains("\n") else { return nil }
      return line.split(separator: ":").last.map(String.init)
    }
    return (server, port)
  }

  /// The status and the body of what curl gets.
  private func get(_ address: String, _ options: String...) async throws -> (status: String, body: String) {
    let curl = try RunningProgram(
      command: ["/usr/bin/curl", "-sk", "-w", "\n%{http_code}", address] + options, environment: [:], input: "",
      folder: program.home)
    let lines = try await curl.outcome().output.split(separator: "\n", omittingEmptySubsequences: false)
    return (String(lines.last ?? ""), lines.dropLast().joined(separator: "\n"))
  }

  @Test func `the first start prints a link that logs in, and an account with a password ends that`() async throws {
    let (server, port) = try await serve()
    let link = try await server.waitFor { printed -> String? in
      printed.split(separator: "\n").first { $0.contains("/welcome?token=") }?.split(separator: " ").last.map(
        String.init)
    }
    #expect(link.hasPrefix("http://localhost:\(port)/welcome?token="))
    let address = link.replacingOccurrences(of: "localhost", with: "127.0.0.1")
    #expect(try await get(address).status == "200")
    #expect(try await get(address + "x").status != "200")
    server.signal(SIGTERM)
    #expect(try await server.outcome().code == 0)

    #expect(try await program.run("account", "password", "owner", input: "correct horse\n").code == 0)
    let (again, _) = try await serve()
    again.signal(SIGINT)
    let outcome = try await again.outcome()
    #expect(outcome.code == 0)
    #expect(!outcome.output.contains("welcome"))
  }

  @Test func `a port in use is one sentence`() async throws {
    let (server, port) = try await serve()
    let other = try await program.run("serve", "--listen", "127.0.0.1:\(port)")
    #expect(other.code == 1)
    let words =
      "cupboard: The server can't start: port \(port) is in use by another program; choose another with --listen "
    #expect(other.errors == "\(words)127.0.0.1:\(try #require(Int(port)) + 1).\n")
    #expect(other.output.isEmpty)
    server.signal(SIGTERM)
    #expect(try await server.outcome().code == 0)
  }

  @Test func `an address of another machine is one sentence`() async throws {
    let outcome = try await program.run("serve", "--listen", "203.0.113.7:0")
    #expect(outcome.code == 1)
    #expect(outcome.errors == "cupboard: The server can't start: 203.0.113.7 is not an address of this machine.\n")
  }

  @Test func `a certificate that can't be read is one sentence`() async throws {
    let outcome = try await program.run(
      "serve", "--listen", "127.0.0.1:0", "--tls-cert", "/none.pem", "--tls-key", "/none.key")
    #expect(outcome.code == 1)
    #expect(outcome.errors.hasPrefix("cupboard: The server can't start: the TLS certificate"))
    #expect(outcome.errors.contains("/none.pem: No such file or directory"))
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test func `with a certificate it speaks https`() async throws {
    let (certificate, key) = (program.home.path("cert.pem"), program.home.path("key.pem"))
    let openssl = try RunningProgram(
      command: [
        "/usr/bin/openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
        "-subj", "/CN=localhost", "-keyout", key, "-out", certificate,
      ], environment: [:], input: "", folder: program.home)
    #expect(try await openssl.outcome().code == 0)
    let (server, port) = try await serve("--tls-cert", certificate, "--tls-key", key)
    #expect(try server.printed.contains("https://localhost:\(port)"))
    #expect(try await get("https://127.0.0.1:\(port)/login").status == "200")
    server.signal(SIGTERM)
    #expect(try await server.outcome().code == 0)
  }

  @Test func `a second signal stops it at once`() async throws {
    let (server, _) = try await serve()
    server.signal(SIGTERM)
    server.signal(SIGINT)
    // Whether the first one was enough is a matter of who is faster.
    #expect([0, 128 + SIGINT, 128 + SIGTERM].contains(try await server.outcome().code))
  }

  @Test func `each request is a line in the log, without its query, and none at the level error`() async throws {
    let (server, port) = try await serve()
    _ = try await get("http://127.0.0.1:\(port)/login?next=%2Fsecret")
    server.signal(SIGTERM)
    let outcome = try await server.outcome()
    #expect(outcome.errors.contains(" GET /login 200 "))
    #expect(!outcome.errors.contains("secret"))
    let (quiet, quietPort) = try await serve("--log-level", "error")
    _ = try await get("http://127.0.0.1:\(quietPort)/login")
    quiet.signal(SIGTERM)
    #expect(try await quiet.outcome().errors == "Stopping.\n")
  }

  @Test func `settings of the environment and the file count`() async throws {
    let file = program.home.path("cupboard.conf")
    try "public-url = https://closet.example.org\nlog-level = error\n".write(
      toFile: file, atomically: true, encoding: .utf8)
    let server = try program.start(
      ["serve"], environment: ["CUPBOARD_LISTEN": "127.0.0.1:0", "CUPBOARD_CONFIG": file])
    let line = try await server.waitFor { $0.contains("\n") ? $0 : nil }
    #expect(line.hasPrefix("Cupboard is at https://closet.example.org\n"))
    server.signal(SIGTERM)
    #expect(try await server.outcome().code == 0)
  }
}

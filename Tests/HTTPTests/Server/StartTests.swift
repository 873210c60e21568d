import HTTP
import Platform
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct StartTests {
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  private func server(
    port: Int = 0, address: String = "127.0.0.1", encryption: HTTPServer.Encryption? = nil
  ) throws -> HTTPServer {
    try HTTPServer(
      .init(address: address, port: port, temporaryDirectory: folder.path, encryption: encryption),
      responder: Closures { Response(text: "\($0.isSecure)", type: "text/plain") })
  }

  @Test func `a port in use is told`() throws {
    let first = try server()
    try first.start()
    let port = first.port
    let error = #expect(throws: HTTPServerError.portInUse(port)) { try server(port: port).start() }
    #expect(error?.description == "port \(port) is in use by another program")
  }

  @Test(arguments: ["192.0.2.1", "no-such-name.invalid", "300.1.1.1", ""])
  func `an address of another machine, or of none, is told`(address: String) throws {
    #expect(throws: HTTPServerError.addressNotAvailable(address)) { try server(address: address).start() }
  }

  @Test(arguments: ["127.0.0.1", "0.0.0.0", "localhost", "::"]) func `an address of this machine is taken`(
    address: String
  ) async throws {
    let server = try server(address: address)
    try server.start()
    guard address != "localhost" else { return }  // which of its addresses it is differs
    #expect(try await TestClient(.socket(server)).get("/").text == "false")
  }

  @Test func `a port is free again as soon as the server has stopped`() async throws {
    let first = try server()
    try first.start()
    let port = first.port
    _ = try await TestClient(.socket(first)).get("/")
    await first.stop()
    let second = try server(port: port)
    try second.start()
    #expect(try await TestClient(.socket(second)).get("/").status == .ok)
  }

  @Test func `a certificate that is not there is told`() throws {
    let encryption = HTTPServer.Encryption(certificate: folder.path("none.pem"), key: folder.path("none.key"))
    let error = try #require(throws: HTTPServerError.self) { try server(encryption: encryption).start() }
    #expect(error.description.contains("none.pem: No such file or directory"))
  }

  @Test func `a certificate that is none is told`() throws {
    for name in ["c", "k"] { try Files.replace(folder.path(name), with: Array("nonsense".utf8), durable: false) }
    let encryption = HTTPServer.Encryption(certificate: folder.path("c"), key: folder.path("k"))
    #expect(throws: HTTPServerError.unreadableCertificate("not in PEM, or they do not belong together")) {
      try server(encryption: encryption).start()
    }
  }

  @Test(.enabled(if: Certificate.canBeMade, "the openssl program is not installed"))
  func `requests are answered over TLS`() async throws {
    let certificate = try await Certificate(in: folder)
    let server = try server(encryption: certificate.encryption)
    try server.start()
    let answer = try await OpenSSL.run(
      "s_client", "-quiet", "-connect", "127.0.0.1:\(server.port)", "-servername", "localhost",
      input: "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(answer.hasSuffix("\r\n\r\ntrue"))
    // What is no TLS gets no answer.
    let plain = try RawSocket(port: server.port)
    try await plain.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
    #expect(try await !plain.receiveAll().contains("HTTP/1.1 200"))
  }

  @Test(
    .enabled(if: Certificate.canBeMade, "the openssl program is not installed"),
    arguments: [("-tls1", false), ("-tls1_1", false), ("-tls1_2", true), ("-tls1_3", true)])
  func `TLS is 1.2 or later`(version: String, isSpoken: Bool) async throws {
    let certificate = try await Certificate(in: folder)
    let server = try server(encryption: certificate.encryption)
    try server.start()
    let output = try? await OpenSSL.run(  // fails when the version is refused, which is what is asked
      "s_client", "-quiet", version, "-cipher", "ALL:@SECLEVEL=0", "-connect", "127.0.0.1:\(server.port)",
      input: "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    #expect(output?.hasPrefix("HTTP/1.1 200 OK\r\n") ?? false == isSpoken)
  }

  @Test(.enabled(if: Certificate.canBeMade, "the openssl program is not installed"))
  func `a key that belongs to another certificate is told`() async throws {
    let otherFolder = try TemporaryDirectory()
    let (one, other) = (try await Certificate(in: folder), try await Certificate(in: otherFolder))
    let encryption = HTTPServer.Encryption(certificate: one.encryption.certificate, key: other.encryption.key)
    #expect(throws: HTTPServerError.unreadableCertificate("not in PEM, or they do not belong together")) {
      try server(encryption: encryption).start()
    }
  }
}

import HTTP
import Platform
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(2))) struct LimitsTests {
  private static func answer(_ request: Request) -> Response { Response(text: "answered", type: "text/plain") }

  @Test(arguments: [
    "", "GET / HTTP/1.1\r\nHost: h\r\nX: a", "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 9\r\n\r\nabc",
  ])
  func `a connection on which nothing moves is closed`(bytes: String) async throws {
    let server = try TestServer(configure: { $0.idleTimeout = 1 }) { Self.answer($0) }
    #expect(try await !server.raw(bytes).contains("answered"))
  }

  @Test(arguments: ["GET / HTTP/1.1\r\nHost: h\r\nX: ", "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 9999\r\n\r\n"])
  func `a request that comes byte by byte is cut off`(start: String) async throws {
    let server = try TestServer(configure: { $0.requestTimeout = 1 }) { Self.answer($0) }
    let socket = try RawSocket(port: server.server.port)
    try await socket.send(start)
    await #expect(throws: RawSocket.Failure.self) {
      while true {
        try await socket.send("a")
        try await Task.sleep(for: .milliseconds(20))  // the pace of such a client: faster, it would end the head
      }
    }
  }

  @Test func `an answer may take longer than a request`() async throws {
    let (requests, sent) = AsyncStream.makeStream(of: Void.self)
    let (late, cutOff) = AsyncStream.makeStream(of: Void.self)
    let server = try TestServer(configure: { $0.requestTimeout = 4 }) { request in
      sent.yield()
      for await _ in late { break }
      return Self.answer(request)
    }
    async let text = server.client.get("/").text
    for await _ in requests { break }
    // Begun after the request was there, and over before its answer comes.
    #expect(try await server.raw("GET / HTTP/1.1\r\n") == "")
    cutOff.yield()
    #expect(try await text == "answered")
  }

  @Test func `an address has no more than its connections`() async throws {
    let server = try TestServer(configure: { $0.connectionsPerAddress = 2 }) { Self.answer($0) }
    let clients = [server.client, server.client]
    for client in clients { #expect(try await client.get("/").text == "answered") }
    // Closed without an answer, or reset if the bytes came after that.
    let answer = try? await server.raw("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
    #expect(answer ?? "" == "")
    for client in clients { #expect(try await client.get("/").text == "answered") }
  }

  @Test(arguments: [true, false])
  func `a body over the limit is refused, and the client that sends it all the same reads why`(
    tellsLength: Bool
  ) async throws {
    let server = try TestServer { Self.answer($0) }
    let socket = try RawSocket(port: server.server.port)
    let piece = [UInt8](repeating: 120, count: 64 << 10)
    let count = tellsLength ? 320 : 20  // without a length, no more is heard out than the limit again
    let framing = tellsLength ? "Content-Length: \(count * piece.count)" : "Transfer-Encoding: chunked"
    try await socket.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Type: a/b\r\n\(framing)\r\n\r\n")
    for _ in 0..<count { try await socket.send(tellsLength ? piece : Array("10000\r\n".utf8) + piece + [13, 10]) }
    if !tellsLength { try await socket.send("0\r\n\r\n") }
    socket.finishSending()
    let answer = try await socket.receiveAll()
    #expect(answer.hasPrefix("HTTP/1.1 413 "), "\(answer)")
  }

  @Test func `a body without end is cut off`() async throws {
    let server = try TestServer { Self.answer($0) }
    let socket = try RawSocket(port: server.server.port)
    try await socket.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Type: a/b\r\nTransfer-Encoding: chunked\r\n\r\n")
    let piece = Array("10000\r\n".utf8) + [UInt8](repeating: 120, count: 64 << 10) + [13, 10]
    await #expect(throws: RawSocket.Failure.self) {
      while true { try await socket.send(piece) }
    }
  }

  @Test func `an upload of 200 MB goes to a temporary file`() async throws {
    let limits = BodyLimits(total: 300 << 20, file: 300 << 20)
    let server = try TestServer(limits: limits) { request in
      guard case .form(let form) = request.body, case .received(.file(let file)) = form.files.first?.outcome else {
        return Response(.badRequest)
      }
      return Response(text: "\((try? file.count()) ?? -1)", type: "text/plain")  // what can't be measured is -1 long
    }
    let socket = try RawSocket(port: server.server.port)
    let head = "--B\r\nContent-Disposition: form-data; name=\"f\"; filename=\"f\"\r\n\r\n"
    let tail = "\r\n--B--\r\n"
    let piece = (0..<(1 << 20)).map { UInt8(truncatingIfNeeded: $0) }
    try await socket.send(
      "POST / HTTP/1.1\r\nHost: h\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=B\r\n"
        + "Content-Length: \(head.utf8.count + 200 * piece.count + tail.utf8.count)\r\n\r\n\(head)")
    for _ in 0..<200 { try await socket.send(piece) }
    try await socket.send(tail)
    #expect(try await socket.receiveAll().hasSuffix("\r\n\r\n\(200 << 20)"))
  }
}

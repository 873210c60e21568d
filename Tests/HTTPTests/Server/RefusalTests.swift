import HTTP
import TestSupport
import Testing

/// Requests that two readers could take differently: what is sent, and that the answer is a refusal and the last.
@Suite(.timeLimit(.minutes(1))) struct RefusalTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let status: Int
    let bytes: String

    init(_ name: String, _ bytes: String, _ status: Int = 400) {
      testDescription = name
      self.status = status
      self.bytes = bytes
    }
  }

  static let cases: [Case] = [
    Case(
      "length and chunks",
      "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
    Case(
      "chunks and length",
      "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n"),
    Case("two lengths", "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd"),
    Case("the same length twice", "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\nContent-Length: 3\r\n\r\nabc"),
    Case("a list of lengths", "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 3, 3\r\n\r\nabc"),
    Case("a length with a sign", "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: +3\r\n\r\nabc"),
    Case("a negative length", "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: -3\r\n\r\nabc"),
    Case("a length in hexadecimal", "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 0x3\r\n\r\nabc"),
    Case("a length that is no number", "GET / HTTP/1.1\r\nHost: h\r\nContent-Length: abc\r\n\r\n"),
    Case("an empty length", "GET / HTTP/1.1\r\nHost: h\r\nContent-Length:\r\n\r\n"),
    Case("a length over 64 bits", "GET / HTTP/1.1\r\nHost: h\r\nContent-Length: 99999999999999999999\r\n\r\n", 413),
    Case("another coding", "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: gzip\r\n\r\nabc"),
    Case(
      "another coding first", "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n"),
    Case(
      "a coding that looks like chunks", "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n"),
    Case(
      "chunks twice",
      "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
    Case("chunks in HTTP/1.0", "POST / HTTP/1.0\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
    Case("a space before the colon", "GET / HTTP/1.1\r\nHost: h\r\nX-Name : v\r\n\r\n"),
    Case("a space before the colon of Content-Length", "POST / HTTP/1.1\r\nHost: h\r\nContent-Length : 3\r\n\r\nabc"),
    Case("a line without a colon", "GET / HTTP/1.1\r\nHost: h\r\nnonsense\r\n\r\n"),
    Case("a field without a name", "GET / HTTP/1.1\r\nHost: h\r\n: v\r\n\r\n"),
    Case("a name with other characters", "GET / HTTP/1.1\r\nHost: h\r\nX(Y): v\r\n\r\n"),
    Case("no Host", "GET / HTTP/1.1\r\nAccept: */*\r\n\r\n"),
    Case("two Hosts", "GET / HTTP/1.1\r\nHost: h\r\nHost: h\r\n\r\n"),
    Case("a Host with a path", "GET / HTTP/1.1\r\nHost: h/x\r\n\r\n"),
    Case("a Host with a user", "GET / HTTP/1.1\r\nHost: u@h\r\n\r\n"),
    Case("a folded line", "GET / HTTP/1.1\r\nHost: h\r\nX: a\r\n b\r\n\r\n"),
    Case("a folded line with a tab", "GET / HTTP/1.1\r\nHost: h\r\nX: a\r\n\tb\r\nY: c\r\n\r\n"),
    Case("a first line that is folded", "GET / HTTP/1.1\r\n X: a\r\nHost: h\r\n\r\n"),
    Case("a carriage return alone in a value", "GET / HTTP/1.1\r\nHost: h\r\nX: a\rY: b\r\n\r\n"),
    Case("a carriage return alone before a name", "GET / HTTP/1.1\r\nHost: h\r\n\rX: y\r\n\r\n"),
    Case("a carriage return alone in the first line", "GET /\r HTTP/1.1\r\nHost: h\r\n\r\n"),
    Case("line feeds alone", "GET / HTTP/1.1\nHost: h\n\n"),
    Case("one line feed alone", "GET / HTTP/1.1\r\nHost: h\nX: y\r\n\r\n"),
    Case("a line feed alone at the end", "GET / HTTP/1.1\r\nHost: h\r\n\n"),
    Case("a NUL in a value", "GET / HTTP/1.1\r\nHost: h\r\nX: a\0b\r\n\r\n"),
    Case("a NUL at the end of a value", "GET / HTTP/1.1\r\nHost: h\r\nX: a\0\r\n\r\n"),
    Case("a NUL in a name", "GET / HTTP/1.1\r\nHost: h\r\nX\0Y: a\r\n\r\n"),
    Case("a NUL in the target", "GET /a\0b HTTP/1.1\r\nHost: h\r\n\r\n"),
    Case("a NUL in the query", "GET /a?b\0c HTTP/1.1\r\nHost: h\r\n\r\n"),
    Case("a control character in a value", "GET / HTTP/1.1\r\nHost: h\r\nX: a\u{1}b\r\n\r\n"),
    Case("a target with a space", "GET /a b HTTP/1.1\r\nHost: h\r\n\r\n"),
    Case("two spaces before the target", "GET  / HTTP/1.1\r\nHost: h\r\n\r\n"),
    Case("a space after the version", "GET / HTTP/1.1 \r\nHost: h\r\n\r\n"),
    Case("no version", "GET /\r\nHost: h\r\n\r\n"),
    Case("a version in lower case", "GET / http/1.1\r\nHost: h\r\n\r\n"),
    Case("a later version", "GET / HTTP/2.0\r\nHost: h\r\n\r\n", 505),
    Case("an absolute target", "GET http://h/ HTTP/1.1\r\nHost: h\r\n\r\n"),
    Case("a target for proxies", "GET h:443 HTTP/1.1\r\nHost: h\r\n\r\n"),
    Case("a target that is a star", "OPTIONS * HTTP/1.1\r\nHost: h\r\n\r\n"),
    Case("a fragment", "GET /a#b HTTP/1.1\r\nHost: h\r\n\r\n"),
    Case("a bare letter outside ASCII", "GET /옷 HTTP/1.1\r\nHost: h\r\n\r\n"),
    Case("a cut percent-encoding", "GET /a%2 HTTP/1.1\r\nHost: h\r\n\r\n"),
    Case("a wrong percent-encoding", "GET /a%zz HTTP/1.1\r\nHost: h\r\n\r\n"),
    Case("a percent-encoding that is not UTF-8", "GET /%ff HTTP/1.1\r\nHost: h\r\n\r\n"),
    Case("a percent-encoding longer than it has to be", "GET /%c0%af HTTP/1.1\r\nHost: h\r\n\r\n"),
    Case("a percent-encoded NUL", "GET /%00 HTTP/1.1\r\nHost: h\r\n\r\n"),
    Case("a query that is not UTF-8", "GET /?a=%ff HTTP/1.1\r\nHost: h\r\n\r\n"),
    Case("an unknown method", "BREW / HTTP/1.1\r\nHost: h\r\n\r\n", 501),
    Case("a method in lower case", "get / HTTP/1.1\r\nHost: h\r\n\r\n", 501),
    Case("a tunnel", "CONNECT h:443 HTTP/1.1\r\nHost: h\r\n\r\n", 501),
    Case("too long a target", "GET /\(String(repeating: "a", count: 17_000)) HTTP/1.1\r\nHost: h\r\n\r\n", 414),
    Case("far too long a target", "GET /\(String(repeating: "a", count: 60_000)) HTTP/1.1\r\nHost: h\r\n\r\n", 414),
    Case(
      "a target of too many arguments", "GET /?\(String(repeating: "a&", count: 9000)) HTTP/1.1\r\nHost: h\r\n\r\n", 414
    ),
    Case("too long a field", "GET / HTTP/1.1\r\nHost: h\r\nX: \(String(repeating: "a", count: 17_000))\r\n\r\n", 431),
    Case(
      "far too long a field", "GET / HTTP/1.1\r\nHost: h\r\nX: \(String(repeating: "a", count: 60_000))\r\n\r\n", 431),
    Case("too many fields", "GET / HTTP/1.1\r\nHost: h\r\n\(String(repeating: "a: b\r\n", count: 4000))\r\n", 431),
    Case("a length over the limit", "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1048577\r\n\r\n", 413),
  ]

  /// A good request that follows: an answer to it would show that the connection went on.
  private static let next = "GET /next HTTP/1.1\r\nHost: h\r\n\r\n"

  @Test(arguments: cases) func `is refused, and the connection closed`(sent: Case) async throws {
    let server = try TestServer { Response(text: "answered \($0.path)", type: "text/plain") }
    let answer = try await server.raw(sent.bytes + Self.next)
    #expect(answer.hasPrefix("HTTP/1.1 \(sent.status) "), "\(answer.prefix(300))")
    #expect(!answer.contains("answered"))
    #expect(answer.contains("Connection: close\r\n"))
  }

  @Test(
    arguments: [
      "GET / HTTP/1.1\r\nHost: h\r\n\r\n", "\r\nGET / HTTP/1.1\r\nHost: h\r\n\r\n", "GET / HTTP/1.0\r\n\r\n",
      "GET /?a?b&&c HTTP/1.1\r\nHost: [::1]:8080\r\n\r\n",
      "GET / HTTP/1.1\r\nhOST:h\r\nX:\r\nY: \t \r\nZ:\ta b \r\n\r\n",
      "GET /?\(String(repeating: "a&", count: 7000)) HTTP/1.1\r\nHost: h\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: h\r\nCookie: a=b; c=\"d\"\r\nCookie: e=f\r\nX: 옷\r\n\r\n",
      "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n",
      "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: Chunked\r\n\r\n3;x=y\r\nabc\r\n0\r\nX: y\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: h\r\nX: \(String(repeating: "a", count: 16_000))\r\n\r\n",
    ], [0, 1, 700])
  func `good requests are answered, whole or in pieces`(bytes: String, piece: Int) async throws {
    let server = try TestServer { Response(text: "answered \($0.path)", type: "text/plain") }
    let socket = try RawSocket(port: server.server.port)
    let bytes = Array(bytes.utf8)
    let piece = piece == 0 ? bytes.count : piece == 1 ? max(1, bytes.count / 300) : piece
    for start in stride(from: 0, to: bytes.count, by: piece) {
      try await socket.send(Array(bytes[start..<min(start + piece, bytes.count)]))
    }
    try await socket.send("GET /last HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n")
    let answer = try await socket.receiveAll()
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"), "\(answer)")
    #expect(answer.contains("answered /"))
  }

  @Test func `the connection is closed after a body in chunks`() async throws {
    let server = try TestServer { Response(text: "answered \($0.path)", type: "text/plain") }
    let answer = try await server.raw(
      "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n" + Self.next)
    #expect(answer.hasSuffix("answered /"))
  }
}

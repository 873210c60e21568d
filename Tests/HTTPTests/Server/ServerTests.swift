import HTTP
import Platform
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct ServerTests {
  private static func echo(_ request: Request) -> Response {
    Response(text: "\(request.method.rawValue) \(request.path)", type: "text/plain")
  }

  @Test(arguments: Way.allCases) func `an answer comes at once or later, with its body or, for HEAD, without`(
    way: Way
  ) async throws {
    let client = try way.client(
      Closures(immediate: { $0.path == "/now" ? Self.echo($0) : nil }, respond: { Self.echo($0) }))
    for path in ["/now", "/later"] {
      #expect(try await client.get(path).text == "GET \(path)")
      #expect(try await client.head(path).body.isEmpty)
      #expect(try await client.send(.delete, path).text == "DELETE \(path)")
    }
  }

  @Test func `a HEAD tells the length of what a GET sends`() async throws {
    let server = try TestServer { Response(text: $0.path, type: "text/plain") }
    #expect(try await server.client.head("/three").headers["Content-Length"] == "6")
  }

  @Test func `a 304 tells the length of what a GET sends, and a 204 none`() async throws {
    let server = try TestServer {
      $0.path == "/none" ? Response(.noContent) : Response(headers: ["ETag": "\"a\""], body: .bytes([1, 2, 3]))
    }
    let get = "HTTP/1.1\r\nHost: h\r\nIf-None-Match: \"a\"\r\nConnection: close\r\n\r\n"
    let notModified = try await server.raw("GET / \(get)")
    #expect(notModified.hasPrefix("HTTP/1.1 304 "))
    #expect(notModified.contains("Content-Length: 3\r\n") && notModified.hasSuffix("\r\n\r\n"))
    let noContent = try await server.raw("GET /none \(get)")
    #expect(noContent.hasPrefix("HTTP/1.1 204 ") && !noContent.contains("Content-Length"))
  }

  @Test(arguments: Way.allCases) func `a request tells its parts`(way: Way) async throws {
    let client = try way.client(
      Closures { request in
        let query = request.query.fields.map { "\($0.name)=\($0.value)" }.joined(separator: ",")
        let cookie = request.cookie("b") ?? "none"
        return Response(
          text: "\(request.path) \(query) \(request.headers["x-one"] ?? "") \(cookie) \(request.isSecure)"
            + " \(request.remoteAddress)", type: "text/plain; charset=utf-8")
      })
    client.cookies = ["a": "1", "b": "2"]
    let response = try await client.get("/%EC%98%B7?q=%EC%98%B7+a&r", headers: ["X-One": "1"])
    #expect(response.text == "/%EC%98%B7 q=옷 a,r= 1 2 false 127.0.0.1")
  }

  @Test(arguments: Way.allCases) func `cookies are kept, changed and deleted`(way: Way) async throws {
    let client = try way.client(
      Closures { request in
        var response = Response.seeOther("/")
        if request.path == "/in" {
          response.set(SetCookie("s", "1", isSecure: false))
          response.set(SetCookie("t", "2", isSecure: false))
        } else {
          response.set(SetCookie("s", "", maxAge: 0, isSecure: false))
        }
        return response
      })
    #expect(try await client.get("/in").status == .seeOther)
    #expect(client.cookies == ["s": "1", "t": "2"])
    _ = try await client.get("/out")
    #expect(client.cookies == ["t": "2"])
  }

  @Test(arguments: Way.allCases) func `a body that is no form comes as it was sent`(way: Way) async throws {
    let client = try way.client(
      Closures(limits: BodyLimits(total: 200_000, file: 0)) { request in
        guard case .content(let content, let type) = request.body else { return Response(.badRequest) }
        let place = if case .bytes = content { "memory" } else { "file" }
        let count = (try? content.readAll().count) ?? -1  // a file that can't be read shows as a negative length
        return Response(text: "\(type) \(count) \(place)", type: "text/plain")
      })
    for (count, answer) in [(65_536, "a/b 65536 memory"), (65_537, "a/b 65537 file"), (200_000, "a/b 200000 file")] {
      let body = TestBody.bytes([UInt8](repeating: 1, count: count), type: "a/b")
      #expect(try await client.send(.post, "/", body: body).text == answer)
    }
    let long = TestBody.bytes([UInt8](repeating: 1, count: 200_001), type: "a/b")
    #expect(try await client.send(.put, "/", body: long).status == .contentTooLarge)
  }

  @Test func `one connection serves request after request, and requests sent ahead`() async throws {
    let server = try TestServer { Self.echo($0) }
    let get = "GET /a HTTP/1.1\r\nHost: h\r\n\r\n"
    let post = "POST /b HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\n\r\nabc"
    let answer = try await server.raw(get + post + get + "GET /c HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n")
    let bodies = answer.split(separator: "HTTP/1.1 200 OK\r\n").map { $0.split(separator: "\r\n\r\n").last ?? "" }
    #expect(bodies == ["GET /a", "POST /b", "GET /a", "GET /c"])
  }

  @Test func `an answer with a line break in a field is not sent`() async throws {
    let server = try TestServer { _ in Response(headers: ["Location": "/\r\nSet-Cookie: evil=1"]) }
    let response = try await server.client.get("/")
    #expect(response.status == .internalServerError)
    #expect(response.headers["Set-Cookie"] == nil)
  }

  @Test func `200 connections wait at the same time`() async throws {
    let gate = Gate(count: 200)
    let server = try TestServer { request in
      await gate.pass()
      return Self.echo(request)
    }
    let answers = try await withThrowingTaskGroup(of: String.self) { group in
      for number in 0..<200 { group.addTask { try await server.client.get("/\(number)").text } }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(answers == Set((0..<200).map { "GET /\($0)" }))
  }

  @Test func `a file is sent whole, however long`() async throws {
    let folder = try TemporaryDirectory()
    let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 13) }
    try Files.replace(folder.path("f"), with: bytes, durable: false)
    let file = try OpenFile(path: folder.path("f"))
    let server = try TestServer { _ in Response(body: .file(file, count: bytes.count)) }
    let client = server.client
    for _ in 0..<2 { #expect(try await client.get("/").body == bytes) }
  }

  @Test func `one line is logged for each request, without its query`() async throws {
    let (lines, continuation) = AsyncStream.makeStream(of: String.self)
    let server = try TestServer(log: RequestLog { continuation.yield($0) }) { Self.echo($0) }
    _ = try await server.client.get("/pictures/1?k=secret")
    _ = try await server.raw("GET /x HTTP/1.1\r\n\r\n")
    _ = try await server.raw("GET /y HTTP/1.1\r\nHost: h\r\nnonsense\r\n\r\n")
    _ = try await server.raw("A\u{1B}[2JB /z\u{1B}]0;title\u{7}옷\r HTTP/1.1\r\nHost: h\r\n\r\n")
    var iterator = lines.makeAsyncIterator()
    let first = try #require(await iterator.next()).split(separator: " ")
    #expect(first[1...4] == ["GET", "/pictures/1", "200", "15"])
    #expect(first[0].utf8.count == 36 && first.last == "ms")
    #expect(try #require(await iterator.next()).contains(" GET /x 400 "))
    #expect(try #require(await iterator.next()).contains(" /y 400 "))
    let hostile = try #require(await iterator.next())
    #expect(hostile.contains("/z%1B]0;title%07%EC%98%B7"), "\(hostile)")
    #expect(hostile.utf8.allSatisfy { (0x20...0x7e).contains($0) }, "\(hostile)")
  }
}

import HTTP
import TestSupport
import Testing

/// What happens when a client or the server leaves before the answer.
@Suite(.timeLimit(.minutes(1))) struct LeavingTests {
  /// A server whose handler tells that it began, and then whether it was cancelled.
  private static func waiting(
    _ events: AsyncStream<String>.Continuation
  ) throws -> TestServer {
    try TestServer { request in
      if request.path == "/now" { return Response(text: "now", type: "text/plain") }
      events.yield("began")
      // Ends early, by throwing, only when the task is cancelled.
      try? await Task.sleep(for: .seconds(600))
      events.yield(Task.isCancelled ? "cancelled" : "ended")
      return Response(text: "late", type: "text/plain")
    }
  }

  @Test(arguments: [true, false]) func `the work for a client that leaves is cancelled`(closes: Bool) async throws {
    let (events, continuation) = AsyncStream.makeStream(of: String.self)
    let server = try Self.waiting(continuation)
    var iterator = events.makeAsyncIterator()
    var socket: RawSocket? = try RawSocket(port: server.server.port)
    try await socket?.send("GET /wait HTTP/1.1\r\nHost: h\r\n\r\n")
    #expect(await iterator.next() == "began")
    socket?.finishSending()
    if closes { socket = nil }
    #expect(await iterator.next() == "cancelled")
    #expect(try await socket?.receiveAll() ?? "" == "")
    #expect(try await server.client.get("/now").text == "now")
  }

  @Test func `the work for one of many clients is cancelled, and the others go on`() async throws {
    let (events, continuation) = AsyncStream.makeStream(of: String.self)
    let gate = Gate(count: 2)
    let server = try TestServer { request in
      if request.path == "/stay" {
        await gate.pass()
        return Response(text: "stayed", type: "text/plain")
      }
      continuation.yield("began")
      try? await Task.sleep(for: .seconds(600))  // as above
      continuation.yield(Task.isCancelled ? "cancelled" : "ended")
      return Response()
    }
    var iterator = events.makeAsyncIterator()
    async let stayed = server.client.get("/stay").text
    var socket: RawSocket? = try RawSocket(port: server.server.port)
    try await socket?.send("GET /leave HTTP/1.1\r\nHost: h\r\n\r\n")
    #expect(await iterator.next() == "began")
    socket = nil
    #expect(await iterator.next() == "cancelled")
    await gate.pass()
    #expect(try await stayed == "stayed")
  }

  @Test func `a server that stops finishes what is under way, and accepts nothing more`() async throws {
    let gate = Gate(count: 2)
    let (events, continuation) = AsyncStream.makeStream(of: String.self)
    let server = try TestServer { _ in
      continuation.yield("began")
      await gate.pass()
      return Response(text: "finished", type: "text/plain")
    }
    var iterator = events.makeAsyncIterator()
    let port = server.server.port
    let socket = try RawSocket(port: port)
    try await socket.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
    #expect(await iterator.next() == "began")
    async let stopped: Void = server.server.stop(within: .seconds(50))
    // Until a connection is refused: the failure is what is waited for.
    while (try? RawSocket(port: port)) != nil { await Task.yield() }
    await gate.pass()
    let answer = try await socket.receiveAll()
    #expect(answer.hasSuffix("finished"))
    #expect(answer.contains("Connection: close\r\n"))
    await stopped
    #expect(server.server.port == 0)
  }

  @Test func `work that goes on past the deadline is cancelled, and its late answer dropped`() async throws {
    let (events, continuation) = AsyncStream.makeStream(of: String.self)
    let gate = Gate(count: 2)
    let server = try TestServer { _ in
      continuation.yield("began")
      await gate.pass()  // deaf to being cancelled
      continuation.yield(Task.isCancelled ? "cancelled" : "ended")
      return Response(text: "late", type: "text/plain")
    }
    var iterator = events.makeAsyncIterator()
    let socket = try RawSocket(port: server.server.port)
    try await socket.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
    #expect(await iterator.next() == "began")
    await server.server.stop(within: .zero)
    #expect(try await socket.receiveAll() == "")
    await gate.pass()
    #expect(await iterator.next() == "cancelled")
  }

  @Test(arguments: [true, false]) func `a server stops in the midst of many requests`(stops: Bool) async throws {
    for _ in 0..<5 {
      let (events, continuation) = AsyncStream.makeStream(of: Void.self)
      var server: TestServer? = try TestServer { _ in
        continuation.yield()
        await Task.yield()
        return Response(text: "answered", type: "text/plain")
      }
      try await withThrowingTaskGroup { group in
        for _ in 0..<20 {
          let socket = try RawSocket(port: try #require(server).server.port)
          group.addTask {
            // Ends by the error, or the end of what comes, when the server closes the connection.
            try? await socket.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
            while let bytes = try? await socket.receive(), !bytes.isEmpty {
              try? await socket.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
            }
          }
        }
        var iterator = events.makeAsyncIterator()
        for _ in 0..<100 { await iterator.next() }
        if stops { await server?.server.stop(within: .zero) }
        server = nil
      }
    }
  }

  @Test func `stopping twice, or before the start, does nothing`() async throws {
    let folder = try TemporaryDirectory()
    let server = try HTTPServer(
      .init(port: 0, temporaryDirectory: folder.path), responder: Closures { _ in Response() })
    await server.stop()
    try server.start()
    await server.stop()
    await server.stop()
    #expect(server.port == 0)
  }
}

import HTTP
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct ServerTests {
  struct Echo: Responder {
    func bodyLimits(for method: HTTPMethod, path: String) -> BodyLimits { .form }
    func immediateResponse(to request: Request) -> Response? {
      request.path == "/now" ? Response(text: "now", type: "text/plain") : nil
    }
    func respond(to request: Request) async -> Response {
      Response(text: "\(request.method) \(request.path) \(request.query.fields.count)", type: "text/plain")
    }
  }

  @Test(arguments: ["/now", "/later?a=1&b=2"]) func `a request is answered`(target: String) async throws {
    let folder = try TemporaryDirectory()
    let server = try HTTPServer(.init(port: 0, temporaryDirectory: folder.path), responder: Echo())
    try server.start()
    let socket = try RawSocket(port: server.port)
    try await socket.send("GET \(target) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    let answer = try await socket.receiveAll()
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(answer.hasSuffix(target == "/now" ? "\r\n\r\nnow" : "\r\n\r\nget /later 2"))
    await server.stop()
    #expect(server.port == 0)
  }
}

import HTTP
import TestSupport

/// A server on a free port that answers with closures, until the last of it and its clients goes away.
struct TestServer: Sendable {
  let server: HTTPServer

  init(
    limits: BodyLimits = .form, configure: (inout HTTPServer.Configuration) -> Void = { _ in },
    log: RequestLog? = nil, immediate: @escaping @Sendable (Request) -> Response? = { _ in nil },
    respond: @escaping @Sendable (Request) async -> Response
  ) throws {
    let folder = try TemporaryDirectory()
    var configuration = HTTPServer.Configuration(port: 0, temporaryDirectory: folder.path)
    configure(&configuration)
    server = try HTTPServer(
      configuration, responder: Closures(limits: limits, immediate: immediate, respond: respond, folder: folder),
      log: log)
    try server.start()
  }

  var client: TestClient { TestClient(.socket(server)) }

  /// Sends exact bytes and gives all that comes until the server closes.
  func raw(_ bytes: String) async throws -> String {
    let socket = try RawSocket(port: server.port)
    try await socket.send(bytes)
    return try await socket.receiveAll()
  }
}

/// A responder made of closures.
struct Closures: Responder {
  var limits = BodyLimits.form
  var immediate: @Sendable (Request) -> Response? = { _ in nil }
  var respond: @Sendable (Request) async -> Response
  /// Kept as long as the responder.
  var folder: TemporaryDirectory?

  func bodyLimits(for request: Request) -> BodyLimits { limits }
  func immediateResponse(to request: Request) -> Response? { immediate(request) }
  func respond(to request: Request) async -> Response { await respond(request) }
}

/// Whom a test's client asks.
enum Way: CaseIterable, Sendable { case inProcess, socket }

extension Way {
  /// A client of this kind.
  func client(_ responder: Closures) throws -> TestClient {
    switch self {
    case .inProcess: TestClient(.inProcess(responder))
    case .socket:
      try TestServer(limits: responder.limits, immediate: responder.immediate, respond: responder.respond).client
    }
  }
}

package import HTTP
private import Platform
private import Synchronization

/// A browser for tests: keeps cookies, follows no redirect, and asks a responder directly or over a real socket.
package final class TestClient: Sendable {
  /// Whom it asks.
  package enum Target: Sendable {
    /// The responder, without a server; conditions and ranges are applied as the server does.
    case inProcess(any Responder)
    /// A server that has started, over one connection that is kept open.
    case socket(HTTPServer)
    /// A server of another process on this machine, likewise.
    case port(Int)
  }

  private struct State {
    var cookies: [String: String] = [:]
    var connection: ClientConnection?
  }

  private let target: Target
  private let state = Mutex(State())

  package init(_ target: Target) { self.target = target }

  /// The cookies that it holds, by name.
  package var cookies: [String: String] {
    get { state.withLock { $0.cookies } }
    set { state.withLock { $0.cookies = newValue } }
  }

  package func get(_ target: String, headers: HTTPFields = [:]) async throws -> TestResponse {
    try await send(.get, target, headers: headers)
  }

  package func head(_ target: String, headers: HTTPFields = [:]) async throws -> TestResponse {
    try await send(.head, target, headers: headers)
  }

  /// Sends a form without files, as a page does.
  package func post(_ target: String, form: FormFields, headers: HTTPFields = [:]) async throws -> TestResponse {
    try await send(.post, target, headers: headers, body: .form(form))
  }

  /// Sends a form with files, as a page does.
  package func post(
    _ target: String, fields: FormFields = FormFields(), files: [TestFile], headers: HTTPFields = [:]
  ) async throws -> TestResponse {
    try await send(.post, target, headers: headers, body: .multipart(fields, files))
  }

  /// Sends any request. `Host`, `Cookie` and what tells of the body are added.
  package func send(
    _ method: HTTPMethod, _ target: String, headers: HTTPFields = [:], body: TestBody = .empty
  ) async throws -> TestResponse {
    var headers = headers
    let cookies = cookies.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    if !cookies.isEmpty { headers.append("Cookie", cookies.joined(separator: "; ")) }
    let response =
      switch self.target {
      case .inProcess(let responder): try await responder.answer(method, target, headers: headers, body: body)
      case .socket(let server): try await exchange(method, target, headers: headers, body: body, port: server.port)
      case .port(let port): try await exchange(method, target, headers: headers, body: body, port: port)
      }
    for cookie in response.headers.values("Set-Cookie") { keep(cookie) }
    return response
  }

  private func exchange(
    _ method: HTTPMethod, _ target: String, headers: HTTPFields, body: TestBody, port: Int
  ) async throws -> TestResponse {
    // Taken out while it is in use, so that requests made at the same time have one each.
    let kept = state.withLock { $0.connection.take() }
    let connection = try kept ?? ClientConnection(port: port)
    let response = try await connection.send(method, target, headers: headers, body: body)
    if response.headers["Connection"]?.equalsIgnoringCase("close") != true {
      state.withLock { $0.connection = connection }
    }
    return response
  }

  private func keep(_ cookie: String) {
    let parts = cookie.split(separator: ";").map { $0.drop { $0 == " " } }
    guard let pair = parts.first?.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false), pair.count == 2
    else { return }
    let isGone = parts.contains("Max-Age=0")
    state.withLock { $0.cookies[String(pair[0])] = isGone ? nil : String(pair[1]) }
  }
}

/// What came back.
package struct TestResponse: Sendable {
  package let status: HTTPStatus
  package let headers: HTTPFields
  /// What was sent of the body: nothing for a HEAD.
  package let body: [UInt8]

  package var text: String { String(decoding: body, as: UTF8.self) }
}

/// A file that a test sends with a form.
package struct TestFile: Sendable {
  package let field: String
  package let name: String
  package let bytes: [UInt8]

  package init(field: String, name: String, bytes: [UInt8]) {
    self.field = field
    self.name = name
    self.bytes = bytes
  }
}

/// The body of a test's request.
package enum TestBody: Sendable {
  case empty
  case bytes([UInt8], type: String)
  case form(FormFields)
  case multipart(FormFields, [TestFile])
}

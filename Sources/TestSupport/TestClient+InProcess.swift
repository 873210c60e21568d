import HTTP
import Platform

extension Responder {
  /// Answers as the server would, without one.
  func answer(
    _ method: HTTPMethod, _ target: String, headers: HTTPFields, body: TestBody
  ) async throws -> TestResponse {
    let response = try await response(method, target, headers: headers, body: body)
    return TestResponse(
      status: response.status, headers: response.headers,
      body: method == .head || response.status == .notModified ? [] : try response.body.read())
  }

  private func response(
    _ method: HTTPMethod, _ target: String, headers: HTTPFields, body: TestBody
  ) async throws -> Response {
    let parsed: RequestTarget
    do throws(HTTPError) { parsed = try RequestTarget(target) } catch { return refusal(error, of: nil) }
    var request = Request(method: method, path: parsed.path, query: parsed.query, headers: headers)
    request.headers["Host"] = request.headers["Host"] ?? "localhost"
    let encoded = body.encoded
    do throws(HTTPError) {
      let receiver = try BodyReceiver(
        length: encoded?.bytes.count ?? 0, type: encoded?.type, limits: bodyLimits(for: request),
        temporaryDirectory: "/tmp")
      unsafe (encoded?.bytes ?? []).withUnsafeBytes { _ = unsafe receiver.receive($0) }
      request.body = try receiver.finish()
    } catch {
      return refusal(error, of: request)
    }
    if let response = immediateResponse(to: request) { return response.applyingConditions(of: request) }
    return await respond(to: request).applyingConditions(of: request)
  }
}

extension ResponseBody {
  fileprivate func read() throws -> [UInt8] {
    switch self {
    case .empty: []
    case .bytes(let bytes): bytes
    case .file(let file, let offset, let count): try file.read(count: count, at: offset)
    }
  }
}

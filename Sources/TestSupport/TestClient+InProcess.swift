import HTTP
import Platform

extension Responder {
  /// Answers as the server would, without one.
  func answer(
    _ method: HTTPMethod, _ target: String, headers: HTTPFields, body: TestBody
  ) async throws -> TestResponse {
    let response = try await response(method, target, headers: headers, body: body)
    return TestResponse(
      status: response.status, headers: response.headers, body: method == .head ? [] : try response.body.read())
  }

  private func response(
    _ method: HTTPMethod, _ target: String, headers: HTTPFields, body: TestBody
  ) async throws -> Response {
    let parsed: RequestTarget
    do throws(HTTPError) { parsed = try RequestTarget(target) } catch { return refusal(error, of: nil) }
    let limits = bodyLimits(for: method, path: parsed.path)
    var request = Request(method: method, path: parsed.path, query: parsed.query, headers: headers)
    request.headers["Host"] = request.headers["Host"] ?? "localhost"
    if let encoded = body.encoded, encoded.bytes.count > limits.total {
      return refusal(.contentTooLarge(limit: limits.total), of: request)
    }
    request.body = body.received(limits)
    if let response = immediateResponse(to: request) { return response.applyingConditions(of: request) }
    return await respond(to: request).applyingConditions(of: request)
  }
}

extension TestBody {
  /// The body as the server would hand it on.
  fileprivate func received(_ limits: BodyLimits) -> RequestBody {
    switch self {
    case .empty: .empty
    case .bytes(let bytes, let type): .content(.bytes(bytes), type: type)
    case .form(let fields): .form(FormData(fields: fields))
    case .multipart(let fields, let files):
      .form(
        FormData(
          fields: fields,
          files: files.map { file in
            UploadedFile(
              field: file.field, name: file.name,
              outcome: file.bytes.count > limits.file ? .tooLarge(limit: limits.file) : .received(.bytes(file.bytes)))
          }))
    }
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

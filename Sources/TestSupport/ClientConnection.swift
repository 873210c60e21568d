import HTTP

/// One connection of a test client: writes requests and reads their answers, one after the other.
final class ClientConnection: Sendable {
  private let socket: RawSocket

  /// What came is not an answer.
  struct Malformed: Error { let head: String }

  init(port: Int) throws { socket = try RawSocket(port: port) }

  func send(
    _ method: HTTPMethod, _ target: String, headers: HTTPFields, body: TestBody
  ) async throws -> TestResponse {
    var head = "\(method.rawValue) \(target) HTTP/1.1\r\n"
    if headers["Host"] == nil { head += "Host: localhost\r\n" }
    for field in headers.fields { head += "\(field.name): \(field.value)\r\n" }
    let encoded = body.encoded
    if let encoded { head += "Content-Type: \(encoded.type)\r\nContent-Length: \(encoded.bytes.count)\r\n" }
    try await socket.send(Array("\(head)\r\n".utf8) + (encoded?.bytes ?? []))
    return try await read(hasBody: method != .head)
  }

  private func read(hasBody: Bool) async throws -> TestResponse {
    var bytes: [UInt8] = []
    var end: Int?
    while end == nil {
      let more = try await socket.receive()
      guard !more.isEmpty else { throw Malformed(head: String(decoding: bytes, as: UTF8.self)) }
      bytes += more
      end = bytes.firstIndex(ofBlankLine: 0)
    }
    let lines = String(decoding: bytes[..<end!], as: UTF8.self).split(separator: "\r\n")
    guard let code = lines.first?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
      throw Malformed(head: lines.first.map(String.init) ?? "")
    }
    var headers = HTTPFields()
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { throw Malformed(head: String(line)) }
      headers.append(String(parts[0]), String(parts[1].drop { $0 == " " }))
    }
    var content = Array(bytes[end!...].dropFirst(4))
    let count = hasBody && code != 304 && code != 204 ? headers["Content-Length"].flatMap { Int($0) } ?? 0 : 0
    while content.count < count {
      let more = try await socket.receive()
      guard !more.isEmpty else { throw Malformed(head: "closed after \(content.count) of \(count) bytes") }
      content += more
    }
    return TestResponse(status: HTTPStatus(code), headers: headers, body: content)
  }
}

extension [UInt8] {
  /// Where `\r\n\r\n` begins.
  fileprivate func firstIndex(ofBlankLine start: Int) -> Int? {
    let blankLine = Array("\r\n\r\n".utf8)
    return indices.dropFirst(start).first { self[$0...].starts(with: blankLine) }
  }
}

extension TestBody {
  /// Its bytes as they are sent, and their type; nil for none.
  var encoded: (bytes: [UInt8], type: String)? {
    switch self {
    case .empty: return nil
    case .bytes(let bytes, let type): return (bytes, type)
    case .form(let fields): return (Array(fields.urlEncoded.utf8), "application/x-www-form-urlencoded")
    case .multipart(let fields, let files):
      let boundary = "----test-boundary-7MA4YWxkTrZu0gW"
      var bytes: [UInt8] = []
      func part(_ disposition: String, _ content: some Sequence<UInt8>) {
        bytes += "--\(boundary)\r\nContent-Disposition: form-data; \(disposition)\r\n\r\n".utf8
        bytes += content
        bytes += "\r\n".utf8
      }
      for field in fields.fields { part("name=\"\(field.name)\"", field.value.utf8) }
      for file in files {
        part("name=\"\(file.field)\"; filename=\"\(file.name)\"\r\nContent-Type: application/octet-stream", file.bytes)
      }
      bytes += "--\(boundary)--\r\n".utf8
      return (bytes, "multipart/form-data; boundary=\(boundary)")
    }
  }
}

package import Platform

/// What a client asked: complete, its body read, its lengths within the limits.
package struct Request: Sendable {
  /// Identifies the request in the log and on error pages.
  package var id: String
  package var method: HTTPMethod
  /// The path as it was sent, still percent-encoded, without the query.
  package var path: String
  /// The fields of the query string, percent-decoded.
  package var query: FormFields
  package var headers: HTTPFields
  package var body: RequestBody
  /// The address that the connection came from, such as `192.168.1.20`; a proxy's if one stands before us.
  package var remoteAddress: String
  /// The connection is encrypted by this server itself.
  package var isSecure: Bool

  package init(
    id: String = "test", method: HTTPMethod, path: String, query: FormFields = FormFields(), headers: HTTPFields = [:],
    body: RequestBody = .empty, remoteAddress: String = "127.0.0.1", isSecure: Bool = false
  ) {
    self.id = id
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
    self.body = body
    self.remoteAddress = remoteAddress
    self.isSecure = isSecure
  }

  /// The value of a cookie; nil when it was not sent.
  package func cookie(_ name: String) -> String? {
    for field in headers.values("Cookie") {
      for pair in field.split(separator: ";") {
        let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { continue }
        if parts[0].drop(while: { $0 == " " }) == name { return String(parts[1]) }
      }
    }
    return nil
  }
}

/// The body of a request, by how it was sent.
package enum RequestBody: Sendable {
  case empty
  /// A body of any other type, up to 64 KB, or in a temporary file.
  case content(Content, type: String)
  /// A form, `application/x-www-form-urlencoded` or `multipart/form-data`.
  case form(FormData)
}

/// Bytes that came in: small ones in memory, others in a temporary file that is gone when the request is.
package enum Content: Sendable {
  case bytes([UInt8])
  case file(OpenFile)

  /// All of it in memory.
  package func readAll() throws(FileError) -> [UInt8] {
    switch self {
    case .bytes(let bytes): bytes
    case .file(let file): try file.readAll()
    }
  }
}

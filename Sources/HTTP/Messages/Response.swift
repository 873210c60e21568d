package import Platform

/// What the server answers.
package struct Response: Sendable {
  package var status: HTTPStatus
  package var headers: HTTPFields
  package var body: ResponseBody

  package init(_ status: HTTPStatus = .ok, headers: HTTPFields = [:], body: ResponseBody = .empty) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Text of that type, such as `text/html; charset=utf-8`.
  package init(_ status: HTTPStatus = .ok, text: String, type: String) {
    self.init(status, headers: ["Content-Type": type], body: .bytes(Array(text.utf8)))
  }

  /// Sends the browser to `location` with a GET, as after a form was taken (RFC 9110, section 15.4.4).
  package static func seeOther(_ location: String) -> Response {
    Response(.seeOther, headers: ["Location": location])
  }
}

/// The body of a response.
package enum ResponseBody: Sendable {
  case empty
  case bytes([UInt8])
  /// A file, or `count` bytes of it from `offset`, sent by the kernel.
  case file(OpenFile, offset: Int = 0, count: Int)

  package var count: Int {
    switch self {
    case .empty: 0
    case .bytes(let bytes): bytes.count
    case .file(_, _, let count): count
    }
  }
}

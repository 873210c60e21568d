/// The first lines of a request, as they were sent; `init` refuses those that two readers could take differently.
///
/// The rules are those of RFC 9112 where it says that a server must refuse, and the stricter choice where it leaves
/// one.
struct RequestHead {
  let method: HTTPMethod
  let target: RequestTarget
  let headers: HTTPFields
  /// The length of the body; nil when it comes in chunks.
  let contentLength: Int?

  init(method: String, target: String, version: String, headers: HTTPFields) throws(HTTPError) {
    guard version == "HTTP/1.1" || version == "HTTP/1.0" else { throw .badRequest("an unknown version of HTTP") }
    guard let known = HTTPMethod(rawValue: method) else { throw .notImplemented }
    self.method = known
    self.target = try RequestTarget(target)
    self.headers = headers
    for field in headers.fields where !field.name.utf8.allSatisfy(\.isTokenCharacter) || field.name.isEmpty {
      throw .badRequest("a header field whose name is no token")
    }
    for field in headers.fields where field.value.utf8.contains(where: { $0 < 0x20 && $0 != 0x09 || $0 == 0x7f }) {
      throw .badRequest("a control character in a header field")
    }
    let hosts = headers.values("Host")
    guard hosts.count == 1 || (hosts.isEmpty && version == "HTTP/1.0") else {
      throw .badRequest("no Host, or more than one")
    }
    guard hosts.allSatisfy({ $0.utf8.allSatisfy(\.isHostCharacter) }) else { throw .badRequest("a malformed Host") }
    contentLength = try Self.contentLength(headers, version: version)
  }

  private static func contentLength(_ headers: HTTPFields, version: String) throws(HTTPError) -> Int? {
    let lengths = headers.values("Content-Length")
    let codings = headers.values("Transfer-Encoding")
    if !codings.isEmpty {
      guard codings.count == 1, codings[0].equalsIgnoringCase("chunked"), version == "HTTP/1.1" else {
        throw .badRequest("a Transfer-Encoding other than chunked")
      }
      guard lengths.isEmpty else { throw .badRequest("both Content-Length and Transfer-Encoding") }
      return nil
    }
    guard lengths.count <= 1 else { throw .badRequest("more than one Content-Length") }
    guard let length = lengths.first else { return 0 }
    guard !length.isEmpty, length.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let count = Int(length) else {
      throw .badRequest("a malformed Content-Length")
    }
    return count
  }
}

extension UInt8 {
  /// A character that may stand in the name of a header field (RFC 9110, section 5.6.2).
  fileprivate var isTokenCharacter: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "!#$%&'*+-.^_`|~".utf8.contains(self)
    }
  }

  /// A character of a name or address with a port; what is left out could end one in another reader's eyes.
  fileprivate var isHostCharacter: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~:[]%!$&'()*+,;=".utf8.contains(self)
    }
  }
}

/// A cookie for the browser to keep, as `Set-Cookie` carries it (RFC 6265, section 4.1).
package struct SetCookie: Sendable, Hashable {
  /// When the browser sends it with requests that another site's page starts.
  package enum SameSite: String, Sendable {
    case strict = "Strict"
    case lax = "Lax"
  }

  package var name: String
  package var value: String
  package var path: String
  /// How long it is kept, in seconds; nil until the browser ends, 0 to delete it.
  package var maxAge: Int?
  /// Scripts don't see it.
  package var isHTTPOnly: Bool
  package var sameSite: SameSite
  /// Sent over TLS only.
  package var isSecure: Bool

  /// A name or value with characters that a cookie can't hold (spaces, quotes, `,`, `;`, `\`, and what is not ASCII) is
  /// a mistake in the program, and stops it: encode it first.
  package init(
    _ name: String, _ value: String, path: String = "/", maxAge: Int? = nil, isHTTPOnly: Bool = true,
    sameSite: SameSite = .lax, isSecure: Bool
  ) {
    precondition(!name.isEmpty && name.utf8.allSatisfy { Self.isAllowed($0) && $0 != UInt8(ascii: "=") })
    precondition(value.utf8.allSatisfy(Self.isAllowed))
    self.name = name
    self.value = value
    self.path = path
    self.maxAge = maxAge
    self.isHTTPOnly = isHTTPOnly
    self.sameSite = sameSite
    self.isSecure = isSecure
  }

  /// The value of the header field.
  package var text: String {
    var text = "\(name)=\(value); Path=\(path)"
    if let maxAge { text += "; Max-Age=\(maxAge)" }
    if isSecure { text += "; Secure" }
    if isHTTPOnly { text += "; HttpOnly" }
    return text + "; SameSite=\(sameSite.rawValue)"
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    (0x21..<0x7f).contains(byte) && !"\",;\\".utf8.contains(byte)
  }
}

extension Response {
  /// Has the browser keep a cookie.
  package mutating func set(_ cookie: SetCookie) { headers.append("Set-Cookie", cookie.text) }
}

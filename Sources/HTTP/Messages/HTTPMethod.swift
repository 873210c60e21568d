/// The methods that this server answers (RFC 9110, section 9).
package enum HTTPMethod: String, Sendable, Hashable, CaseIterable {
  case get = "GET"
  case head = "HEAD"
  case post = "POST"
  case put = "PUT"
  case patch = "PATCH"
  case delete = "DELETE"
  case options = "OPTIONS"

  /// Asks for nothing to change, so no form token is needed (RFC 9110, section 9.2.1).
  package var isSafe: Bool { self == .get || self == .head || self == .options }
}

private import Accounts

/// The address under which people reach the server: what links on paper and in mail begin with.
struct PublicURL: Sendable, Hashable, CustomStringConvertible {
  /// Scheme, host and port, without a slash at the end.
  let description: String

  var isSecure: Bool { description.hasPrefix("https:") }

  init(_ description: String) { self.description = description }

  /// Reads `http://…` or `https://…` with a host and perhaps a port, and nothing after it but a slash.
  init(reading text: String) throws(ValueError) {
    let advice = ValueError("write http:// or https:// and a name, such as https://closet.example.org")
    let lowered = text.lowercased()
    guard let scheme = ["http://", "https://"].first(where: { lowered.hasPrefix($0) }) else { throw advice }
    var authority = lowered.dropFirst(scheme.count)
    if authority.hasSuffix("/") { authority.removeLast() }
    if authority.contains("/") { throw ValueError("it must be the root of a site, without a path") }
    var host = authority
    if let colon = authority.lastIndex(of: ":"), !authority.hasSuffix("]") {
      host = authority[..<colon]
      guard let port = UInt16(authority[authority.index(after: colon)...]), port > 0 else {
        throw ValueError("its port is a number from 1 to 65535")
      }
    }
    let isVersion6 =
      host.hasPrefix("[") && host.hasSuffix("]") && host.contains(":") && NetworkAddress(host) != nil
    let isName =
      !host.isEmpty && host.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == ".") }
    guard isVersion6 || isName else { throw advice }
    description = scheme + authority
  }
}

/// The proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed. Anyone else could write anything there.
package struct TrustedProxies: Sendable, Hashable {
  private let ranges: [AddressRange]

  /// Believes the proxies in these ranges; without any, nobody.
  package init(_ ranges: [AddressRange] = []) { self.ranges = ranges }

  /// Believes the proxies in these ranges, each as `AddressRange` reads it. Throws `.invalidAddressRange`.
  package init(parsing texts: [String]) throws(AccountsError) {
    var ranges: [AddressRange] = []
    for text in texts { ranges.append(try AddressRange(text)) }
    self.ranges = ranges
  }

  /// Whether the connection from `remote` is a believed proxy's.
  package func contains(_ remote: String) -> Bool {
    guard let address = NetworkAddress(remote) else { return false }
    return ranges.contains { $0.contains(address) }
  }

  /// The address of the client: the last one that no believed proxy has, reading from the connection backwards.
  ///
  /// `forwardedFor` are the values of all `X-Forwarded-For` fields in order, each a list with commas. What a client wrote
  /// there itself stands before what the proxies added, so it is never reached.
  package func clientAddress(remote: String, forwardedFor: [String]) -> String {
    guard var client = NetworkAddress(remote) else { return remote }
    let hops = forwardedFor.flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
    for hop in hops.reversed() {
      guard ranges.contains(where: { $0.contains(client) }),
        let address = NetworkAddress(String(hop).trimmed)
      else { break }
      client = address
    }
    return client.description
  }

  /// Whether the client's own connection is encrypted: `isSecure` says it of the connection to us.
  package func isSecure(_ isSecure: Bool, remote: String, forwardedProto: String?) -> Bool {
    guard let forwardedProto, contains(remote) else { return isSecure }
    return forwardedProto.lowercased() == "https"
  }
}

private import Glibc

/// An IPv4 or IPv6 address. IPv4 is held as IPv6 does (`::ffff:192.0.2.1`, RFC 4291, section 2.5.5.2).
package struct NetworkAddress: Sendable, Hashable {
  let bits: UInt128

  init(bits: UInt128) { self.bits = bits }

  /// The address written in `text`, with or without a zone (`fe80::1%eth0`), brackets or port; nil for anything else.
  package init?(_ text: some StringProtocol) {
    guard text.utf8.count <= 80 else { return nil }
    var host = Substring(text)
    if host.first == "[" {
      guard let end = host.firstIndex(of: "]"), Self.isPort(host[host.index(after: end)...]) else { return nil }
      host = host[host.index(after: host.startIndex)..<end]
    } else if let colon = host.firstIndex(of: ":"), host.contains("."), host.lastIndex(of: ":") == colon {
      guard Self.isPort(host[colon...]) else { return nil }
      host = host[..<colon]
    }
    guard host.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f }) else { return nil }  // C would stop at a zero byte
    if host.contains(":"), let zone = host.firstIndex(of: "%") { host = host[..<zone] }
    guard let bits = Self.parse(String(host)) else { return nil }
    self.bits = bits
  }

  /// It is of IPv4.
  package var isIPv4: Bool { bits >> 32 == 0xffff }

  /// The network that one subscriber has: the address itself, or the /64 of IPv6, in which anyone changes at will.
  package var subscriber: NetworkAddress { isIPv4 ? self : NetworkAddress(bits: (bits >> 64) << 64) }

  private static func isPort(_ text: Substring) -> Bool {
    text.isEmpty || (text.first == ":" && UInt16(text.dropFirst()) != nil)
  }

  private static func parse(_ host: String) -> UInt128? {
    var bytes = [UInt8](repeating: 0, count: 16)
    if host.contains(":") {
      guard unsafe inet_pton(AF_INET6, host, &bytes) == 1 else { return nil }
      return bytes.reduce(0) { $0 << 8 | UInt128($1) }
    }
    guard unsafe inet_pton(AF_INET, host, &bytes) == 1 else { return nil }
    return 0xffff << 32 | bytes.prefix(4).reduce(0) { $0 << 8 | UInt128($1) }
  }
}

extension NetworkAddress: CustomStringConvertible {
  /// The shortest usual form, such as `192.0.2.1` or `2001:db8::1` (RFC 5952).
  package var description: String {
    let bytes = (0..<16).map { UInt8(truncatingIfNeeded: bits >> (120 - 8 * $0)) }
    if isIPv4 { return bytes.suffix(4).map(String.init).joined(separator: ".") }
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    _ = unsafe inet_ntop(AF_INET6, bytes, &text, socklen_t(text.count))
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

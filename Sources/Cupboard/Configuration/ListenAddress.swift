private import Accounts

/// Where the server listens: an address of this machine and a port.
struct ListenAddress: Sendable, Hashable, CustomStringConvertible {
  static let usualPort: UInt16 = 8080

  /// An IPv4 or IPv6 address in digits, without brackets.
  var host: String
  /// 0 lets the system choose a free one.
  var port: UInt16

  init(host: String, port: UInt16) {
    self.host = host
    self.port = port
  }

  /// Reads `address`, `address:port`, `:port` (every address of this machine) or `port`; IPv6 addresses with a port
  /// stand in brackets, `[::1]:8080`. `localhost` is 127.0.0.1.
  init(reading text: String) throws(ValueError) {
    let advice = ValueError("write an address of this machine, such as 0.0.0.0 or [::1]:8080, or :8080")
    var (hostText, portText): (Substring, Substring?) = (text[...], nil)
    if text.hasPrefix("[") {
      guard let end = text.firstIndex(of: "]") else { throw advice }
      hostText = text[text.index(after: text.startIndex)..<end]
      let rest = text[text.index(after: end)...]
      guard rest.isEmpty || rest.hasPrefix(":") else { throw advice }
      portText = rest.isEmpty ? nil : rest.dropFirst()
      guard hostText.contains(":") else { throw advice }
    } else if text.count(where: { $0 == ":" }) == 1, let colon = text.firstIndex(of: ":") {
      (hostText, portText) = (text[..<colon], text[text.index(after: colon)...])
      if hostText.isEmpty { hostText = "0.0.0.0" }
    } else if !text.isEmpty, text.allSatisfy({ $0.isASCII && $0.isNumber }) {
      (hostText, portText) = ("127.0.0.1", text[...])
    }
    if hostText == "localhost" { hostText = "127.0.0.1" }
    guard NetworkAddress(hostText) != nil, !hostText.contains("%") else { throw advice }
    host = String(hostText)
    port = Self.usualPort
    if let portText {
      guard portText.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
        let number = UInt16(portText)
      else { throw ValueError("a port is a number from 0 to 65535") }
      port = number
    }
  }

  /// Only this machine can reach it.
  var isLoopback: Bool { host.hasPrefix("127.") || host == "::1" }

  /// Every address of this machine is meant.
  var isEveryAddress: Bool { host == "0.0.0.0" || host == "::" }

  /// As it stands in an address for a browser, such as `[::1]:8080`.
  var description: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
}

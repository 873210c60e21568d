private import Glibc

/// An IPv4 or IPv6 address.
struct NetworkAddress: Sendable, Hashable {
  /// 4 or 16 bytes, the highest first. An IPv4 address written as IPv6 (`::ffff:…`) has 4.
  let bytes: [UInt8]

  var isVersion6: Bool { bytes.count == 16 }

  /// The address that `text` writes in digits; nil for anything else.
  init?(_ text: String) {
    var (four, six) = (in_addr(), in6_addr())
    if unsafe inet_pton(AF_INET, text, &four) == 1 {
      bytes = unsafe withUnsafeBytes(of: &four) { unsafe Array($0) }
    } else if unsafe inet_pton(AF_INET6, text, &six) == 1 {
      let all = unsafe withUnsafeBytes(of: &six) { unsafe Array($0) }
      let isMapped = all.prefix(10).allSatisfy { $0 == 0 } && all[10] == 255 && all[11] == 255
      bytes = isMapped ? Array(all.suffix(4)) : all
    } else {
      return nil
    }
  }
}

/// A range of addresses: those that share the first bits.
struct Network: Sendable, Hashable {
  let base: NetworkAddress
  /// How many bits are shared.
  let prefix: Int

  /// Reads addresses and networks such as `10.0.0.0/8`, separated by commas or spaces.
  static func list(reading text: String) throws(ValueError) -> [Network] {
    var networks: [Network] = []
    for item in text.split(whereSeparator: { $0 == "," || $0 == " " }) { networks.append(try Network(reading: item)) }
    return networks
  }

  init(reading text: some StringProtocol) throws(ValueError) {
    let advice = ValueError("write addresses or networks, such as 127.0.0.1, 10.0.0.0/8")
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let base = NetworkAddress(String(parts[0])) else { throw advice }
    let bits = base.bytes.count * 8
    guard let prefix = parts.count > 1 ? Int(parts[1]) : bits, (0...bits).contains(prefix) else { throw advice }
    self.base = base
    self.prefix = prefix
  }

  func contains(_ address: NetworkAddress) -> Bool {
    guard address.bytes.count == base.bytes.count else { return false }
    return zip(address.bytes, base.bytes).enumerated().allSatisfy { index, pair in
      let bits = min(max(prefix - index * 8, 0), 8)
      return (pair.0 ^ pair.1) >> UInt8(8 - bits) == 0 || bits == 0
    }
  }
}

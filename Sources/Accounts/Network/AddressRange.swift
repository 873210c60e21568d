/// A run of network addresses with the same first bits, such as `10.0.0.0/8` or `::1` (RFC 4632).
package struct AddressRange: Sendable, Hashable {
  private let first: NetworkAddress
  /// How many of the 128 bits are the same.
  private let length: Int

  /// The range written as an address, or as an address, a slash and the number of bits. Throws `.invalidAddressRange`.
  package init(_ text: String) throws(AccountsError) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let address = NetworkAddress(parts[0]), !parts[0].contains("["), !parts[0].contains("%") else {
      throw .invalidAddressRange(text, reason: "\(parts[0]) is no IPv4 or IPv6 address")
    }
    let bits = address.isIPv4 && !parts[0].contains(":") ? 32 : 128
    var length = bits
    if parts.count == 2 {
      guard parts[1].utf8.allSatisfy({ (48...57).contains($0) }), let number = Int(parts[1]), number <= bits else {
        throw .invalidAddressRange(text, reason: "the number after the slash is from 0 to \(bits)")
      }
      length = number
    }
    self.length = length + 128 - bits
    first = address
    guard address.bits & ~Self.mask(self.length) == 0 else {
      let start = NetworkAddress(bits: address.bits & Self.mask(self.length))
      throw .invalidAddressRange(text, reason: "the range starts at \(start)")
    }
  }

  package func contains(_ address: NetworkAddress) -> Bool { address.bits & Self.mask(length) == first.bits }

  private static func mask(_ length: Int) -> UInt128 { length == 0 ? 0 : UInt128.max << (128 - length) }
}

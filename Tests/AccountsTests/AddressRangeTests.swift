import Accounts
import Testing

@Suite struct AddressRangeTests {
  @Test(arguments: [
    ("10.0.0.0/8", "10.255.255.255", true), ("10.0.0.0/8", "11.0.0.0", false), ("10.0.0.0/8", "9.255.255.255", false),
    ("192.168.1.5", "192.168.1.5", true), ("192.168.1.5", "192.168.1.4", false),
    ("192.168.1.4/31", "192.168.1.5", true), ("192.168.1.4/31", "192.168.1.6", false),
    ("0.0.0.0/0", "8.8.8.8", true), ("0.0.0.0/0", "2001:db8::1", false),
    ("::/0", "2001:db8::1", true), ("::/0", "8.8.8.8", true),
    ("::1", "::1", true), ("::1", "127.0.0.1", false), ("fd00::/8", "fdff::1", true), ("fd00::/8", "fe00::1", false),
    ("10.0.0.0/8", "::ffff:10.1.2.3", true), ("::ffff:10.0.0.0/104", "10.1.2.3", true),
  ])
  func `a range holds what its first bits are the same of`(range: String, address: String, isHeld: Bool) throws {
    #expect(try AddressRange(range).contains(#require(NetworkAddress(address))) == isHeld)
  }

  @Test(arguments: [
    "", "/", "10.0.0.0/", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/+8", "10.0.0.0/8/8", "10.0.0.0/8 ", "::/129",
    "10.0.0/8", "localhost", "10.0.0.0/255.0.0.0", "[::1]/128", "fe80::1%eth0",
  ])
  func `a text that is no range is refused, naming it`(text: String) {
    let error = #expect(throws: AccountsError.self) { try AddressRange(text) }
    guard case .invalidAddressRange(text, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(arguments: [("10.0.0.1/8", "10.0.0.0"), ("2001:db8::1/64", "2001:db8::"), ("192.168.1.5/30", "192.168.1.4")])
  func `bits beyond the length are a slip of the pen, and the start is told`(text: String, start: String) {
    #expect(throws: AccountsError.invalidAddressRange(text, reason: "the range starts at \(start)")) {
      try AddressRange(text)
    }
  }
}

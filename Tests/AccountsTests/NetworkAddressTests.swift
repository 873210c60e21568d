import Accounts
import Testing

@Suite struct NetworkAddressTests {
  @Test(arguments: [
    ("192.168.1.20", "192.168.1.20"), ("::ffff:192.168.1.20", "192.168.1.20"), ("192.168.1.20:8080", "192.168.1.20"),
    ("2001:DB8:0:0::1", "2001:db8::1"), ("[2001:db8::1]:443", "2001:db8::1"), ("[::1]", "::1"), ("::", "::"),
    ("fe80::1%eth0", "fe80::1"),
  ])
  func `an address has one form however it was written`(written: String, form: String) throws {
    #expect(try #require(NetworkAddress(written)).description == form)
  }

  @Test(arguments: [
    "", "unknown", "_hidden", "1.2.3", "1.2.3.4.5", "256.1.1.1", "1.2.3.4:99999", "1.2.3.4:", "::1::", "[::1", "[::1]x",
    "1.2.3.4%eth0", " 1.2.3.4", "1.2.3.4\u{0}", "localhost", "12345::", "０.0.0.0",
    String(repeating: "1", count: 10_000),
  ])
  func `anything else is none`(text: String) {
    #expect(NetworkAddress(text) == nil)
  }

  @Test func `a subscriber of IPv6 has a network of 64 bits`() throws {
    let first = try #require(NetworkAddress("2001:db8:1:2:3:4:5:6"))
    #expect(first.subscriber == NetworkAddress("2001:db8:1:2::"))
    #expect(NetworkAddress("192.0.2.1")?.subscriber == NetworkAddress("192.0.2.1"))
  }

  @Test func `what is written is read back`() throws {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<1000 {
      let groups = (0..<8).map { _ in
        String(Bool.random() ? 0 : UInt16.random(in: 0 ... .max, using: &generator), radix: 16)
      }
      let address = try #require(NetworkAddress(groups.joined(separator: ":")))
      #expect(NetworkAddress(address.description) == address)
    }
  }
}

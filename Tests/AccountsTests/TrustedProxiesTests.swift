import Accounts
import Testing

@Suite struct TrustedProxiesTests {
  let proxies = try! TrustedProxies(parsing: ["127.0.0.1", "::1", "10.0.0.0/8"])

  @Test(arguments: [
    // remote, X-Forwarded-For, client
    ("203.0.113.9", [], "203.0.113.9"),
    ("203.0.113.9", ["198.51.100.1"], "203.0.113.9"),  // nobody's proxy says something
    ("127.0.0.1", [], "127.0.0.1"),
    ("127.0.0.1", ["198.51.100.1"], "198.51.100.1"),
    ("::1", ["2001:db8::7"], "2001:db8::7"),
    ("127.0.0.1", ["1.1.1.1, 198.51.100.1"], "198.51.100.1"),  // the client made up the first
    ("127.0.0.1", ["1.1.1.1", "198.51.100.1"], "198.51.100.1"),
    ("127.0.0.1", ["198.51.100.1, 10.1.1.1"], "198.51.100.1"),  // two proxies
    ("127.0.0.1", ["198.51.100.1,10.1.1.1 ,\t10.2.2.2"], "198.51.100.1"),
    ("127.0.0.1", ["10.3.3.3, 10.1.1.1"], "10.3.3.3"),  // a client in the proxies' own network
    ("127.0.0.1", ["198.51.100.1, unknown"], "127.0.0.1"),  // as far as it can be believed
    ("127.0.0.1", ["198.51.100.1, unknown, 10.1.1.1"], "10.1.1.1"),
    ("127.0.0.1", [""], "127.0.0.1"),
    ("127.0.0.1", ["198.51.100.1:51812"], "198.51.100.1"),
    ("127.0.0.1", ["[2001:db8::7]:443"], "2001:db8::7"),
    ("::ffff:127.0.0.1", ["198.51.100.1"], "198.51.100.1"),
    ("a socket", ["198.51.100.1"], "a socket"),
  ])
  func `the client is the last that is no proxy of ours`(remote: String, forwarded: [String], client: String) {
    #expect(proxies.clientAddress(remote: remote, forwardedFor: forwarded) == client)
  }

  @Test func `whoever is no proxy of ours can't change what we take for their address`() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      let remote = "203.0.113.\(UInt8.random(in: 0 ... .max, using: &generator))"
      #expect(proxies.clientAddress(remote: remote, forwardedFor: randomFields(&generator)) == remote)
    }
  }

  @Test func `whatever a client sends, behind a proxy of ours it has its own address`() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      let client = "203.0.113.\(UInt8.random(in: 0 ... .max, using: &generator))"
      var fields = randomFields(&generator)
      // A proxy adds the address to the last field, or a field of its own.
      if let last = fields.indices.last, Bool.random(using: &generator) {
        fields[last] += ", \(client)"
      } else {
        fields.append(client)
      }
      #expect(proxies.clientAddress(remote: "10.0.0.2", forwardedFor: fields) == client)
    }
  }

  @Test func `without proxies nobody is believed`() {
    #expect(TrustedProxies().clientAddress(remote: "127.0.0.1", forwardedFor: ["1.1.1.1"]) == "127.0.0.1")
    #expect(!TrustedProxies().isSecure(false, remote: "127.0.0.1", forwardedProto: "https"))
  }

  @Test(arguments: [
    (false, "127.0.0.1", "https", true), (false, "127.0.0.1", "HTTPS", true), (true, "127.0.0.1", "http", false),
    (false, "127.0.0.1", nil, false), (true, "127.0.0.1", nil, true), (false, "203.0.113.9", "https", false),
    (true, "203.0.113.9", "http", true),
  ])
  func `only a proxy of ours says how the client is connected`(own: Bool, remote: String, said: String?, secure: Bool) {
    #expect(proxies.isSecure(own, remote: remote, forwardedProto: said) == secure)
  }

  @Test func `a range that is none is refused`() {
    #expect(throws: AccountsError.self) { try TrustedProxies(parsing: ["127.0.0.1", "proxy"]) }
  }

  private func randomFields(_ generator: inout SystemRandomNumberGenerator) -> [String] {
    let pieces = ["127.0.0.1", "10.1.1.1", "8.8.8.8", "::1", "unknown", "", " ", "[::1]:80", "2001:db8::1", ",", "x"]
    return (0..<Int.random(in: 0..<4, using: &generator)).map { _ in
      (0..<Int.random(in: 0..<5, using: &generator)).map { _ in pieces.randomElement(using: &generator)! }
        .joined(separator: ", ")
    }
  }
}

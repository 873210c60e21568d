import Accounts
import Testing

@testable import Cupboard

@Suite struct AddressTests {
  @Test(arguments: [
    ("127.0.0.1", "127.0.0.1:8080"), ("127.0.0.1:80", "127.0.0.1:80"), ("0.0.0.0", "0.0.0.0:8080"),
    (":9000", "0.0.0.0:9000"), ("9000", "127.0.0.1:9000"), ("localhost", "127.0.0.1:8080"),
    ("localhost:0", "127.0.0.1:0"), ("::1", "[::1]:8080"), ("[::1]", "[::1]:8080"), ("[::]:443", "[::]:443"),
    ("fe80::1", "[fe80::1]:8080"),
  ])
  func `addresses to listen at are read`(text: String, address: String) throws {
    #expect(try ListenAddress(reading: text).description == address)
  }

  @Test(arguments: [
    "", ":", "x", "example.org", "127.0.0.1:", "127.0.0.1:x", "127.0.0.1:65536", "127.0.0.1:-1", "127.0.0.1:+1", "[::1",
    "[::1]x", "[127.0.0.1]:1", "1.2.3", "99999999", "http://localhost",
  ])
  func `what is no address to listen at is refused`(text: String) {
    #expect(throws: ValueError.self) { try ListenAddress(reading: text) }
  }

  @Test func `an address knows who can reach it`() {
    #expect(ListenAddress(host: "127.0.0.1", port: 1).isLoopback)
    #expect(ListenAddress(host: "::1", port: 1).isLoopback)
    #expect(!ListenAddress(host: "0.0.0.0", port: 1).isLoopback)
    #expect(ListenAddress(host: "::", port: 1).isEveryAddress)
  }

  @Test(arguments: [
    ("http://localhost:8080", "http://localhost:8080"), ("HTTPS://Closet.Example.org/", "https://closet.example.org"),
    ("http://[::1]:80/", "http://[::1]:80"), ("https://192.168.1.5", "https://192.168.1.5"),
  ])
  func `public addresses are read`(text: String, url: String) throws {
    #expect(try PublicURL(reading: text).description == url)
  }

  @Test(arguments: [
    "", "closet.example.org", "ftp://x", "http://", "http:///", "http://x/closet", "http://x:0", "http://x:99999",
    "http://x?y", "http://user@x", "http://x y", "http://x\"y", "http://[::1", "http://[x]", "http://옷장",
  ])
  func `what is no public address is refused`(text: String) {
    #expect(throws: ValueError.self) { try PublicURL(reading: text) }
  }

  @Test func `trusted proxies are a list with commas or spaces`() throws {
    let said = [SaidOption(name: "trusted-proxies", text: "127.0.0.1, ::1 10.0.0.0/8", origin: .flag)]
    let proxies = try Settings(said: [said], environment: [:])[Options.trustedProxies]
    for address in ["127.0.0.1", "::1", "10.20.30.40"] { #expect(proxies.contains(address)) }
    #expect(!proxies.contains("11.0.0.1"))
    #expect(throws: UsageError.self) {
      try Settings(said: [[SaidOption(name: "trusted-proxies", text: "10.0.0.1/8", origin: .flag)]], environment: [:])
    }
  }
}

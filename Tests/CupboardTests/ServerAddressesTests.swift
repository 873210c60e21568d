import Testing

@testable import Cupboard

@Suite struct ServerAddressesTests {
  let interfaces = ["192.168.1.20", "10.0.0.5"]

  private func addresses(
    _ listen: String, isEncrypted: Bool = false, publicURL: String? = nil
  ) throws -> ServerAddresses {
    ServerAddresses(
      listen: try ListenAddress(reading: listen), isEncrypted: isEncrypted,
      publicURL: try publicURL.map { try PublicURL(reading: $0) }, interfaces: interfaces)
  }

  @Test func `a server for its own machine alone is at localhost, and hints at nothing`() throws {
    for listen in ["127.0.0.1:80", "[::1]:80"] {
      let found = try addresses(listen)
      #expect(found.publicURL.description == "http://localhost:80")
      #expect(found.hints.isEmpty)
    }
  }

  @Test func `a server for the network is at the machine's addresses`() throws {
    let found = try addresses(":8080")
    #expect(found.publicURL.description == "http://192.168.1.20:8080")
    #expect(found.hints == ["http://192.168.1.20:8080", "http://10.0.0.5:8080"])
    #expect(try addresses("10.0.0.5:1", isEncrypted: true).publicURL.description == "https://10.0.0.5:1")
    #expect(try addresses("[fd00::1]:1").hints == ["http://[fd00::1]:1"])
  }

  @Test func `a public address counts before all others`() throws {
    let found = try addresses(":8080", publicURL: "https://closet.example.org")
    #expect(found.publicURL.description == "https://closet.example.org")
    #expect(found.hints.count == 2)
  }

  @Test func `without any interface it is at localhost`() throws {
    let found = ServerAddresses(
      listen: try ListenAddress(reading: ":80"), isEncrypted: false, publicURL: nil, interfaces: [])
    #expect(found.publicURL.description == "http://localhost:80")
  }
}

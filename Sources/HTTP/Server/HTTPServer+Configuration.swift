extension HTTPServer {
  /// Where a server listens, and the limits it keeps.
  package struct Configuration: Sendable {
    /// A numeric address of this machine; `0.0.0.0` and `::` are all of them.
    package var address: String
    /// 0 takes any port that is free.
    package var port: Int
    package var encryption: Encryption?
    /// The folder for bodies that are too long for memory.
    package var temporaryDirectory: String
    /// The longest request line and header fields together, in bytes.
    package var headerBytes = 16 << 10
    package var connections = 1000
    package var connectionsPerAddress = 200
    /// A connection on which nothing moves for so long is closed; whole seconds.
    package var idleTimeout = 30
    /// A request that takes longer to come in is cut off; whole seconds, and one more for each KB of its body.
    package var requestTimeout = 60
    package var threads = 2

    package init(
      address: String = "127.0.0.1", port: Int, temporaryDirectory: String, encryption: Encryption? = nil
    ) {
      self.address = address
      self.port = port
      self.temporaryDirectory = temporaryDirectory
      self.encryption = encryption
    }
  }

  /// The files, in PEM, that TLS needs.
  package struct Encryption: Sendable {
    /// The path of the certificate, followed by those that vouch for it.
    package var certificate: String
    /// The path of its private key.
    package var key: String

    package init(certificate: String, key: String) {
      self.certificate = certificate
      self.key = key
    }
  }
}

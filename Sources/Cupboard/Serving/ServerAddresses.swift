/// What people type to reach the server.
struct ServerAddresses: Equatable {
  /// What links begin with.
  let publicURL: PublicURL
  /// For other machines of the network, such as a phone.
  let hints: [String]

  /// The addresses of a server that listens at `listen`, on a machine with these `interfaces`.
  ///
  /// Without a public address of its own it is reached by its name here, or by the machine's first address.
  init(listen: ListenAddress, isEncrypted: Bool, publicURL: PublicURL?, interfaces: [String]) {
    let scheme = isEncrypted ? "https://" : "http://"
    func url(_ host: String) -> String { "\(scheme)\(ListenAddress(host: host, port: listen.port))" }

    let reachable = listen.isEveryAddress ? interfaces : listen.isLoopback ? [] : [listen.host]
    hints = reachable.map(url)
    self.publicURL =
      publicURL ?? PublicURL(listen.isLoopback ? url("localhost") : hints.first ?? url("localhost"))
  }
}

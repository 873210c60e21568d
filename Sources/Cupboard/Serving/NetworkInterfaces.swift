private import Glibc

/// The addresses under which other machines can reach this one.
enum NetworkInterfaces {
  /// The IPv4 addresses of the interfaces that are up, this machine's own loop left out.
  ///
  /// IPv6 is left out: its addresses are long to type, and every home network has IPv4.
  static func addresses() -> [String] {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard unsafe getifaddrs(&list) == 0 else { return [] }  // only hints are made of it
    defer { unsafe freeifaddrs(list) }
    var addresses: [String] = []
    var next = unsafe list
    while let interface = unsafe next?.pointee {
      unsafe next = interface.ifa_next
      let flags = unsafe interface.ifa_flags
      guard flags & UInt32(IFF_UP) != 0, flags & UInt32(IFF_LOOPBACK) == 0,
        let address = unsafe interface.ifa_addr, unsafe address.pointee.sa_family == sa_family_t(AF_INET)
      else { continue }
      var text = [CChar](repeating: 0, count: Int(INET_ADDRSTRLEN))
      unsafe address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { pointer in
        var number = unsafe pointer.pointee.sin_addr
        _ = unsafe inet_ntop(AF_INET, &number, &text, socklen_t(text.count))
      }
      addresses.append(String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
    }
    return addresses
  }
}

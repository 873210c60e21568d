private import Glibc

/// A socket that listens at an address, closed by whoever took its descriptor.
struct ListeningSocket {
  let descriptor: Int32
  /// The port that it has: the one asked for, or one that was free when 0 was.
  let port: Int

  /// Listens at `address`, a numeric IPv4 or IPv6 address or a name of this machine.
  init(address: String, port: Int) throws(HTTPServerError) {
    var hints = unsafe addrinfo()
    unsafe hints.ai_flags = AI_PASSIVE
    unsafe hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var list: UnsafeMutablePointer<addrinfo>?
    guard unsafe getaddrinfo(address, String(port), &hints, &list) == 0, let first = unsafe list?.pointee else {
      throw .addressNotAvailable(address)
    }
    defer { unsafe freeaddrinfo(list) }
    let descriptor = unsafe socket(first.ai_family, first.ai_socktype | Int32(SOCK_CLOEXEC.rawValue), first.ai_protocol)
    guard descriptor >= 0 else { throw .system("open a socket", code: errno) }
    // A port whose old connections still linger can be taken again at once.
    var yes: Int32 = 1
    unsafe setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    guard unsafe bind(descriptor, first.ai_addr, first.ai_addrlen) == 0, listen(descriptor, SOMAXCONN) == 0 else {
      let code = errno
      close(descriptor)
      switch code {
      case EADDRINUSE: throw .portInUse(port)
      case EACCES: throw .portNotPermitted(port)
      case EADDRNOTAVAIL: throw .addressNotAvailable(address)
      default: throw .system("listen at \(address) port \(port)", code: code)
      }
    }
    self.descriptor = descriptor
    self.port = Self.port(of: descriptor)
  }

  private static func port(of descriptor: Int32) -> Int {
    var address = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    return unsafe withUnsafeMutableBytes(of: &address) { bytes in
      unsafe getsockname(descriptor, bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self), &length)
      // The port has the same place in the addresses of both families.
      return Int(UInt16(bigEndian: unsafe bytes.load(fromByteOffset: 2, as: UInt16.self)))
    }
  }
}

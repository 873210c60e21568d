private import Glibc

/// Why a server could not start.
package enum HTTPServerError: Error, Equatable, CustomStringConvertible {
  /// Another program listens at that port.
  case portInUse(Int)
  /// The port is kept for programs with more rights, as those below 1024 are.
  case portNotPermitted(Int)
  /// The address is not one of this machine's.
  case addressNotAvailable(String)
  /// The operating system refused something else; what was being done, and its `errno`.
  case system(String, code: Int32)
  /// The certificate or its key can't be read, is not in PEM, or they don't belong together; the reason in words.
  case unreadableCertificate(String)
  /// libmicrohttpd refused something else; in its words.
  case refused(String)

  package var description: String {
    switch self {
    case .portInUse(let port): "port \(port) is in use by another program"
    case .portNotPermitted(let port): "port \(port) needs more rights; choose one from 1024 up"
    case .addressNotAvailable(let address): "\(address) is not an address of this machine"
    case .system(let operation, let code): "cannot \(operation): \(unsafe String(cString: strerror(code)))"
    case .unreadableCertificate(let reason): "the TLS certificate or its key: \(reason)"
    case .refused(let reason): "the server could not start: \(reason)"
    }
  }
}

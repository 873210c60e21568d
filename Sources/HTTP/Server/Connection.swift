private import CMicroHTTPD
private import Glibc
private import Synchronization

/// One client's connection, from accepting it to closing it.
final class Connection: Sendable {
  /// Given once in the life of the server.
  let number: UInt64
  let descriptor: Int32
  /// The numeric address of the other side.
  let remoteAddress: String

  private struct State {
    var hasLeft = false
    var pending: PendingAnswer?
    /// The request that is expected or coming in; nil while one is answered.
    var arrival: Arrival? = Arrival()
    var isRefused = false
  }

  private let state = Mutex(State())

  init(number: UInt64, handle: OpaquePointer) {
    self.number = number
    descriptor = unsafe cmicrohttpd_descriptor(handle)
    remoteAddress = unsafe Self.text(of: cmicrohttpd_address(handle))
  }

  /// Makes `pending` what is abandoned when the client leaves; at once if it has left.
  func await(_ pending: PendingAnswer) {
    let hasLeft = state.withLock { state in
      state.pending = pending
      return state.hasLeft
    }
    if hasLeft { pending.abandon() }
  }

  /// The answer came.
  func clear() { state.withLock { $0.pending = nil } }

  /// The answer was sent; the connection is free for the next request.
  func expectRequest() {
    state.withLock { state in
      state.pending = nil
      state.arrival = Arrival()
    }
  }

  /// More of the body came.
  func receive(_ count: Int) { state.withLock { $0.arrival?.receive(count) } }

  /// As much of the request is there as is needed to answer it.
  func requestArrived() { state.withLock { $0.arrival = nil } }

  /// Cuts a request off that takes too long to come in, so that libmicrohttpd finds its connection closed.
  func tick(timeout: Int) {
    let isLate = state.withLock { $0.arrival?.tick(timeout: timeout) ?? false }
    if isLate { shutdown(descriptor, Int32(SHUT_RDWR)) }
  }

  /// A request was refused whose body may still be coming.
  var isRefused: Bool {
    get { state.withLock { $0.isRefused } }
    set { state.withLock { $0.isRefused = newValue } }
  }

  /// The other side hung up.
  func clientLeft() {
    let pending = state.withLock { state in
      state.hasLeft = true
      return state.pending
    }
    pending?.abandon()
  }

  private static func text(of address: UnsafePointer<sockaddr>) -> String {
    let isVersion6 = unsafe Int32(address.pointee.sa_family) == AF_INET6
    let length = isVersion6 ? MemoryLayout<sockaddr_in6>.size : MemoryLayout<sockaddr_in>.size
    let text = unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(NI_MAXHOST)) { buffer in
      let code = unsafe getnameinfo(
        address, socklen_t(length), buffer.baseAddress, socklen_t(buffer.count), nil, 0, NI_NUMERICHOST)
      return code == 0 ? unsafe String(cString: buffer.baseAddress!) : ""
    }
    // An IPv4 client of a socket for both families is the same client.
    return text.hasPrefix("::ffff:") && text.contains(".") ? String(text.dropFirst(7)) : text
  }
}

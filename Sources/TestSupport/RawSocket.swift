private import Glibc
private import Platform

/// A connection to this machine for sending exact bytes and seeing exactly what comes back.
package final class RawSocket: Sendable {
  private let descriptor: Int32
  // Blocking calls have no place on the pool that the answers are made on.
  private let pool = BlockingPool(threads: 1, name: "raw-socket")

  /// The call that failed, with its `errno`.
  package struct Failure: Error, Equatable {
    package let operation: String
    package let code: Int32
  }

  /// Connects to 127.0.0.1. A read that gets nothing for 30 s fails, so that no test waits for ever.
  package init(port: Int) throws(Failure) {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { throw Failure(operation: "socket", code: errno) }
    var limit = timeval(tv_sec: 30, tv_usec: 0)
    unsafe setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var yes: Int32 = 1
    unsafe setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    let code = unsafe withUnsafeBytes(of: &address) { bytes in
      unsafe connect(
        descriptor, bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count))
    }
    guard code == 0 else {
      let code = errno
      Glibc.close(descriptor)
      throw Failure(operation: "connect", code: code)
    }
  }

  deinit { Glibc.close(descriptor) }

  package func send(_ text: String) async throws(Failure) { try await send(Array(text.utf8)) }

  package func send(_ bytes: [UInt8]) async throws(Failure) {
    let descriptor = descriptor
    try await pool.run { () throws(Failure) in
      var sent = 0
      while sent < bytes.count {
        let count = unsafe bytes.withUnsafeBytes { bytes in
          unsafe Glibc.send(descriptor, bytes.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
        }
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { throw Failure(operation: "send", code: errno) }
        sent += count
      }
    }
  }

  /// The next bytes, up to 64 KB; none when the other side closed.
  package func receive() async throws(Failure) -> [UInt8] {
    let descriptor = descriptor
    return try await pool.run { () throws(Failure) in
      var failure: Failure?
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 64 << 10) { buffer, count in
        var received = -1
        repeat {
          received = unsafe recv(descriptor, buffer.baseAddress!, buffer.count, 0)
        } while received < 0 && errno == EINTR
        if received < 0 { failure = Failure(operation: "recv", code: errno) }
        count = max(0, received)
      }
      if let failure { throw failure }
      return bytes
    }
  }

  /// All that comes until the other side closes.
  package func receiveAll() async throws(Failure) -> String {
    var all: [UInt8] = []
    while true {
      let bytes = try await receive()
      if bytes.isEmpty { return String(decoding: all, as: UTF8.self) }
      all += bytes
    }
  }

  /// Says that nothing more will be sent, as a client that leaves does.
  package func finishSending() { shutdown(descriptor, Int32(SHUT_WR)) }
}

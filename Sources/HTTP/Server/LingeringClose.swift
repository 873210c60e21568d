private import Glibc
import Platform
private import Synchronization

/// Closes the connections of clients that still send what was refused, in a way that lets them read why.
///
/// A socket that is closed with bytes unread resets the connection, and the client may lose the answer. So one more
/// descriptor of it is held, and what comes is thrown away until the client stops; a few at a time, and not for ever.
final class LingeringClose: Sendable {
  private static let maximum = 16

  private let count = Mutex(0)

  /// Holds the socket open after libmicrohttpd has closed its own descriptor of it.
  func take(_ socket: Int32) {
    let mayTake = count.withLock { count in
      guard count < Self.maximum else { return false }
      count += 1
      return true
    }
    guard mayTake else { return }
    let copy = fcntl(socket, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { return count.withLock { $0 -= 1 } }
    let file = OpenFile(adopting: copy)
    Thread.start(name: "http-linger") {
      Self.drain(file.descriptor)
      self.count.withLock { $0 -= 1 }
    }
  }

  /// Reads until the client stops or is silent for 20 seconds, but no longer than a minute.
  private static func drain(_ socket: Int32) {
    var buffer = [UInt8](repeating: 0, count: 256 << 10)
    let start = ContinuousClock().now
    while start.duration(to: ContinuousClock().now) < .seconds(60) {
      var ready = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&ready, 1, 20_000) == 1, unsafe recv(socket, &buffer, buffer.count, 0) > 0 else { return }
    }
  }
}

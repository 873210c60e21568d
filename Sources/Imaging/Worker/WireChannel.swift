private import CSandbox
private import Glibc
import Platform

/// A socket over which messages go, each with its length in front, and perhaps an open file beside it.
///
/// All calls block their thread, until `deadline` where there is one.
final class WireChannel: Sendable {
  /// The longest message in bytes.
  static let longestMessage = 256 << 20

  private let socket: OpenFile

  /// A channel over a connected socket, which is closed with the channel's last use.
  init(_ socket: OpenFile) {
    self.socket = socket
    _ = fcntl(socket.descriptor, F_SETFL, O_NONBLOCK)
  }

  /// Two connected sockets, which no program started by this one inherits.
  static func pair() throws(FileError) -> (OpenFile, OpenFile) {
    var descriptors: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard unsafe socketpair(AF_UNIX, type, 0, &descriptors) == 0 else {
      throw FileError("make a pair of sockets for", path: "a decode worker")
    }
    return (OpenFile(adopting: descriptors[0]), OpenFile(adopting: descriptors[1]))
  }

  /// Sends a message, the open file of `descriptor` beside its first byte.
  func send(_ message: [UInt8], descriptor: Int32? = nil, deadline: Deadline? = nil) throws(WireFault) {
    var head = WireWriter(capacity: 4)
    head.write(UInt32(message.count))
    try sendAll(head.bytes, descriptor: descriptor ?? -1, deadline)
    try sendAll(message, descriptor: -1, deadline)
  }

  /// Receives a message, and the file that came beside it.
  func receive(deadline: Deadline? = nil) throws(WireFault) -> (message: [UInt8], file: OpenFile?) {
    var file: OpenFile?
    let head = try receiveAll(4, &file, deadline)
    let count = head.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard count <= Self.longestMessage else { throw .nonsense }
    return (try receiveAll(count, &file, deadline), file)
  }

  private func sendAll(_ bytes: [UInt8], descriptor: Int32, _ deadline: Deadline?) throws(WireFault) {
    var done = 0
    while done < bytes.count {
      let sent = unsafe bytes.withUnsafeBytes { buffer in
        unsafe csandbox_send(
          socket.descriptor, buffer.baseAddress! + done, buffer.count - done, done == 0 ? descriptor : -1)
      }
      if sent > 0 {
        done += sent
      } else if errno == EAGAIN {
        try wait(for: POLLOUT, deadline)
      } else {
        throw .notReceived
      }
    }
  }

  /// Grows with what really comes, since the length announced may be a lie.
  private func receiveAll(_ count: Int, _ file: inout OpenFile?, _ deadline: Deadline?) throws(WireFault) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      var descriptor: Int32 = -1
      var code: Int32 = 0
      let piece = unsafe [UInt8](unsafeUninitializedCapacity: min(count - bytes.count, 1 << 18)) { buffer, filled in
        let received = unsafe csandbox_receive(
          socket.descriptor, buffer.baseAddress, min(buffer.count, count - bytes.count), &descriptor)
        code = received < 0 ? errno : 0
        filled = max(0, received)
      }
      if descriptor >= 0 { file = OpenFile(adopting: descriptor) }
      if code == EAGAIN {
        try wait(for: POLLIN, deadline)
      } else if piece.isEmpty {
        throw .closed
      } else {
        bytes += piece
      }
    }
    return bytes
  }

  private func wait(for events: Int32, _ deadline: Deadline?) throws(WireFault) {
    var request = pollfd(fd: socket.descriptor, events: Int16(events), revents: 0)
    let time = deadline?.millisecondsLeft ?? -1
    guard time != 0 else { throw .late }
    // Interrupted or not, the caller tries again, and comes back here when it was for nothing.
    _ = unsafe poll(&request, 1, time)
  }
}

/// Why a message did not come or go.
enum WireFault: Error {
  /// The other side is gone.
  case closed
  /// The other side was gone before all of the message was sent.
  case notReceived
  /// The deadline passed.
  case late
  /// The message is not what it has to be.
  case nonsense
}

/// A moment by which something has to be done.
struct Deadline: Sendable {
  private let moment: ContinuousClock.Instant

  /// So long from now on.
  init(after duration: Duration) { moment = ContinuousClock.now + duration }

  /// For `poll`: rounded up, and 0 only when the moment has passed.
  var millisecondsLeft: Int32 {
    let (seconds, attoseconds) = (moment - ContinuousClock.now).components
    if seconds < 0 || attoseconds < 0 { return 0 }
    return Int32(clamping: seconds * 1000 + attoseconds / 1_000_000_000_000_000 + 1)
  }
}

private import CMicroHTTPD
private import Glibc
private import Platform
private import Synchronization

/// Notices clients that leave, which libmicrohttpd does not while a connection is suspended.
///
/// One thread waits at an epoll of its own, beside libmicrohttpd's; a connection costs it one call when it is accepted
/// and one when it is closed.
final class HangUpWatcher: Sendable {
  private let epoll: OpenFile
  private let stopping: OpenFile
  private let state: Mutex<State>

  private struct State {
    var connections: [UInt64: Connection] = [:]
    var isClosing = false
  }

  init() throws(HTTPServerError) {
    let epoll = epoll_create1(Int32(EPOLL_CLOEXEC))
    guard epoll >= 0 else { throw .system("watch connections", code: errno) }
    self.epoll = OpenFile(adopting: epoll)
    let stopping = eventfd(0, Int32(EFD_CLOEXEC))
    guard stopping >= 0 else { throw .system("watch connections", code: errno) }
    self.stopping = OpenFile(adopting: stopping)
    state = Mutex(State())
  }

  func start() {
    cmicrohttpd_watch_for_stop(epoll.descriptor, stopping.descriptor)
    Thread.start(name: "http-hang-up") {
      while true {
        let number = cmicrohttpd_wait(self.epoll.descriptor)
        if number == 0 { return }
        self.state.withLock { $0.connections[number] }?.clientLeft()
      }
    }
  }

  /// Ends the thread; the watcher is of no use afterwards.
  func stop() {
    var one: UInt64 = 1
    unsafe write(stopping.descriptor, &one, 8)
  }

  /// Tells `connection` when its client leaves. Its number is not 0.
  func add(_ connection: Connection) {
    let isClosing = state.withLock { state in
      state.connections[connection.number] = connection
      return state.isClosing
    }
    if isClosing { connection.clientLeft() }
    cmicrohttpd_watch(epoll.descriptor, connection.descriptor, connection.number)
  }

  func remove(_ connection: Connection) {
    cmicrohttpd_unwatch(epoll.descriptor, connection.descriptor)
    state.withLock { _ = $0.connections.removeValue(forKey: connection.number) }
  }

  /// Treats every client, and each that still comes, as one that left.
  func hangUpAll() {
    let connections = state.withLock { state in
      state.isClosing = true
      return Array(state.connections.values)
    }
    for connection in connections { connection.clientLeft() }
  }
}

private import CMicroHTTPD
private import Glibc
private import Platform
private import Synchronization

/// Notices what libmicrohttpd does not: clients that leave while their connection is suspended, and those that take for
/// ever to send a request.
///
/// One thread waits at an epoll of its own, beside libmicrohttpd's; a connection costs it one call when it is accepted
/// and one when it is closed.
final class ConnectionWatcher: Sendable {
  private let epoll: OpenFile
  private let stopping: OpenFile
  private let timer: OpenFile
  private let requestTimeout: Int
  private let state: Mutex<State>

  private struct State {
    var connections: [UInt64: Connection] = [:]
    var isClosing = false
  }

  /// What the epoll tells of the two descriptors that are no connections; these are numbered from 1.
  private static let (stop, tick) = (UInt64.min, UInt64.max)

  /// Cuts off requests that take longer to come in than `requestTimeout` seconds.
  init(requestTimeout: Int) throws(HTTPServerError) {
    self.requestTimeout = requestTimeout
    epoll = try Self.adopt(epoll_create1(Int32(EPOLL_CLOEXEC)))
    stopping = try Self.adopt(eventfd(0, Int32(EFD_CLOEXEC)))
    timer = try Self.adopt(cmicrohttpd_timer(UInt64(requestTimeout * 1000 / Arrival.ticksInTimeout)))
    state = Mutex(State())
  }

  private static func adopt(_ descriptor: Int32) throws(HTTPServerError) -> OpenFile {
    guard descriptor >= 0 else { throw .system("watch connections", code: errno) }
    return OpenFile(adopting: descriptor)
  }

  func start() {
    cmicrohttpd_watch_own(epoll.descriptor, stopping.descriptor, Self.stop)
    cmicrohttpd_watch_own(epoll.descriptor, timer.descriptor, Self.tick)
    Thread.start(name: "http-watch") {
      while true {
        switch cmicrohttpd_wait(self.epoll.descriptor) {
        case Self.stop: return
        case Self.tick: self.cutOffLateRequests()
        case let number: self.state.withLock { $0.connections[number] }?.clientLeft()
        }
      }
    }
  }

  /// Ends the thread; the watcher is of no use afterwards.
  func stop() {
    var one: UInt64 = 1
    unsafe write(stopping.descriptor, &one, 8)
  }

  /// Tells `connection` when its client leaves.
  func add(_ connection: Connection) {
    let isClosing = state.withLock { state in
      state.connections[connection.number] = connection
      return state.isClosing
    }
    if isClosing { connection.clientLeft() }
    cmicrohttpd_watch(epoll.descriptor, connection.descriptor, connection.number)
  }

  /// To be called before the connection's descriptor is closed.
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

  private func cutOffLateRequests() {
    var ticks: UInt64 = 0
    unsafe read(timer.descriptor, &ticks, 8)
    // Under the lock, in which no connection is removed: so none of the descriptors is another file's by now.
    state.withLock { state in
      for connection in state.connections.values { connection.tick(timeout: requestTimeout) }
    }
  }
}

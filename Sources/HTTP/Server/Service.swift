import Platform
private import Synchronization

/// What all the connections of one server share.
final class Service: Sendable {
  let configuration: HTTPServer.Configuration
  let responder: any Responder
  let identifiers: any IdentifierSource
  let clock: any WallClock
  let log: RequestLog?
  let watcher: ConnectionWatcher
  let lingering = LingeringClose()

  private struct State {
    var connections: UInt64 = 0
    var exchanges = 0
    var isStopping = false
    var idle: CheckedContinuation<Void, Never>?
    var complaint = ""

    mutating func takeIdle() -> CheckedContinuation<Void, Never>? {
      defer { idle = nil }
      return idle
    }
  }

  private let state = Mutex(State())

  init(
    configuration: HTTPServer.Configuration, responder: any Responder, identifiers: any IdentifierSource,
    clock: any WallClock, log: RequestLog?
  ) throws(HTTPServerError) {
    self.configuration = configuration
    self.responder = responder
    self.identifiers = identifiers
    self.clock = clock
    self.log = log
    watcher = try ConnectionWatcher(requestTimeout: configuration.requestTimeout)
  }

  /// A number for a new connection, from 1.
  func nextConnection() -> UInt64 {
    state.withLock { state in
      state.connections += 1
      return state.connections
    }
  }

  /// What libmicrohttpd said last, for the error when it can't start.
  var complaint: String {
    get { state.withLock { $0.complaint } }
    set { state.withLock { $0.complaint = newValue } }
  }

  /// Answers close their connections, since the server is stopping.
  var isStopping: Bool { state.withLock { $0.isStopping } }

  /// A request has begun to be answered.
  func began() { state.withLock { $0.exchanges += 1 } }

  /// Its answer was sent, or its connection broke.
  func ended() {
    let idle = state.withLock { state in
      state.exchanges -= 1
      return state.exchanges == 0 ? state.takeIdle() : nil
    }
    idle?.resume()
  }

  /// Waits until no request is under way, but no longer than `deadline`.
  func finish(within deadline: Duration) async {
    let timer = Task {
      // Cancelled when all is done before: nobody waits then.
      try? await Task.sleep(for: deadline)
      state.withLock { $0.takeIdle() }?.resume()
    }
    await withCheckedContinuation { continuation in
      let isIdle = state.withLock { state in
        state.isStopping = true
        if state.exchanges > 0 { state.idle = continuation }
        return state.exchanges == 0
      }
      if isIdle { continuation.resume() }
    }
    timer.cancel()
  }
}

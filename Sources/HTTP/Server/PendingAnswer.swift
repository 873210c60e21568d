private import CMicroHTTPD
private import Synchronization

/// The answer to a request whose connection is suspended: it comes once, or the client leaves before it.
@safe final class PendingAnswer: Sendable {
  /// What became of it.
  enum Outcome {
    case answered(Response)
    case abandoned
  }

  private struct State {
    var outcome: Outcome?
    var task: Task<Void, Never>?
  }

  private let state = Mutex(State())
  // Only given to MHD_resume_connection, which any thread may call, and only once: until then the connection lives.
  private nonisolated(unsafe) let connection: OpaquePointer

  /// For a connection that is suspended already.
  init(resuming connection: OpaquePointer) { unsafe self.connection = connection }

  /// Starts the work that ends in `answer`.
  func work(_ body: @escaping @Sendable () async -> Response) {
    let task = Task.detached { self.finish(.answered(await body())) }
    let isAbandoned = state.withLock { state in
      state.task = task
      return state.outcome != nil
    }
    if isAbandoned { task.cancel() }
  }

  /// Cancels the work and closes the connection; what the work still answers is dropped.
  func abandon() {
    finish(.abandoned)
    state.withLock { $0.task }?.cancel()
  }

  /// What came of it; asked on the connection's thread once the connection goes on.
  var outcome: Outcome? { state.withLock { $0.outcome } }

  private func finish(_ outcome: Outcome) {
    state.withLock { state in
      guard state.outcome == nil else { return }
      state.outcome = outcome
      // Within the lock: whoever finds an outcome may rely on it that the connection goes on.
      unsafe MHD_resume_connection(connection)
    }
  }
}

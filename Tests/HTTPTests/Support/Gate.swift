import Synchronization

/// Lets tasks pass when so many have come.
final class Gate: Sendable {
  private struct State {
    var missing: Int
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Mutex<State>

  init(count: Int) { state = Mutex(State(missing: count)) }

  /// Comes to the gate and waits for the others.
  func pass() async {
    await withCheckedContinuation { continuation in
      let released = state.withLock { state in
        state.missing -= 1
        state.waiting.append(continuation)
        guard state.missing <= 0 else { return [] as [CheckedContinuation<Void, Never>] }
        defer { state.waiting = [] }
        return state.waiting
      }
      for continuation in released { continuation.resume() }
    }
  }
}

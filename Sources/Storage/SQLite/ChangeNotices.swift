private import Synchronization

/// Those who wait for changes, and the loop that looks for those of other processes while somebody waits.
final class ChangeNotices: Sendable {
  private struct State {
    var listeners: [Int: AsyncStream<Int64>.Continuation] = [:]
    var nextListener = 0
    var newest: Int64
    var loop: Task<Void, Never>?
    var isFinished = false
  }

  private let state: Mutex<State>

  /// `newest` is the number of the newest change that is known.
  init(newest: Int64) { state = Mutex(State(newest: newest)) }

  /// A stream of the numbers announced from now on; one that is not read in time gives way to a newer one.
  ///
  /// The first listener starts `loop`, and the last that goes away cancels it.
  func stream(lookingWith loop: @escaping @Sendable () async -> Void) -> AsyncStream<Int64> {
    let (stream, continuation) = AsyncStream.makeStream(of: Int64.self, bufferingPolicy: .bufferingNewest(1))
    let listener = state.withLock { state -> Int? in
      guard !state.isFinished else { return nil }
      state.nextListener += 1
      state.listeners[state.nextListener] = continuation
      if state.loop == nil { state.loop = Task { await loop() } }
      return state.nextListener
    }
    if let listener {
      continuation.onTermination = { [weak self] _ in self?.remove(listener) }
    } else {
      continuation.finish()
    }
    return stream
  }

  /// Tells everybody of a change, unless a newer one was told.
  func announce(_ number: Int64) {
    state.withLock { state in
      guard number > state.newest else { return }
      state.newest = number
      for listener in state.listeners.values { listener.yield(number) }
    }
  }

  /// Ends all streams, and those asked for later at once.
  func finish() {
    let listeners = state.withLock { state in
      state.isFinished = true
      state.loop?.cancel()
      return state.listeners.values
    }
    for listener in listeners { listener.finish() }
  }

  private func remove(_ listener: Int) {
    state.withLock { state in
      state.listeners[listener] = nil
      guard state.listeners.isEmpty else { return }
      state.loop?.cancel()
      state.loop = nil
    }
  }
}

private import Synchronization

/// Where tasks wait, while it is closed, until a test lets them through: so that their order is the test's.
public final class Turnstile: Sendable {
  private struct State: Sendable {
    var isOpen: Bool
    var arrivals = 0
    var waiting: [(number: Int, continuation: CheckedContinuation<Bool, Never>)] = []
    var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let state: Mutex<State>

  /// A turnstile that is open or closed.
  public init(isOpen: Bool = true) { state = Mutex(State(isOpen: isOpen)) }

  /// How many tasks have come here so far.
  public var arrivals: Int { state.withLock { $0.arrivals } }

  /// How many tasks wait here now.
  public var waitingCount: Int { state.withLock { $0.waiting.count } }

  /// Lets nobody through from now on.
  public func close() { state.withLock { $0.isOpen = false } }

  /// Lets everyone through, those who wait in the order they came.
  public func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      let waiting = state.waiting
      state.waiting = []
      return waiting
    }
    for task in waiting { task.continuation.resume(returning: true) }
  }

  /// Lets one task through, by its place among those that wait. False when there is none.
  @discardableResult
  public func letOneThrough(at index: Int = 0) -> Bool {
    let task = state.withLock { state in
      state.waiting.indices.contains(index) ? state.waiting.remove(at: index) : nil
    }
    task?.continuation.resume(returning: true)
    return task != nil
  }

  /// Returns when `count` tasks have come here, counting from the beginning.
  public func waitForArrivals(_ count: Int) async {
    await withCheckedContinuation { continuation in
      let isReached = state.withLock { state in
        guard state.arrivals < count else { return true }
        state.watchers.append((count, continuation))
        return false
      }
      if isReached { continuation.resume() }
    }
  }

  /// Waits here while it is closed. False when the task was cancelled meanwhile.
  public func pass() async -> Bool {
    let number = arrive()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let (isOpen, watchers) = state.withLock { state in
          if !state.isOpen { state.waiting.append((number, continuation)) }
          let reached = state.watchers.filter { $0.count <= state.arrivals }
          state.watchers.removeAll { $0.count <= state.arrivals }
          return (state.isOpen, reached)
        }
        for watcher in watchers { watcher.continuation.resume() }
        if isOpen { continuation.resume(returning: true) } else if Task.isCancelled { giveUp(number) }
      }
    } onCancel: {
      giveUp(number)
    }
  }

  private func arrive() -> Int {
    state.withLock {
      $0.arrivals += 1
      return $0.arrivals
    }
  }

  private func giveUp(_ number: Int) {
    let task = state.withLock { state in
      state.waiting.firstIndex { $0.number == number }.map { state.waiting.remove(at: $0) }
    }
    task?.continuation.resume(returning: false)
  }
}

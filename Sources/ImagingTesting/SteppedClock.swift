private import Synchronization

/// A clock that stands until a test moves it, for time limits.
public final class SteppedClock: Clock {
  /// A moment of this clock: the time since it was made.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public let offset: Duration

    /// The moment that much later.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// How much later the other moment is.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Whether the left moment is the earlier one.
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct State: Sendable {
    var now = Instant(offset: .zero)
    var sleepers: [(deadline: Instant, number: Int, continuation: CheckedContinuation<Void, any Error>)] = []
    var numbers = 0
    var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let state = Mutex(State())

  /// A clock that stands at zero.
  public init() {}

  /// The moment it stands at.
  public var now: Instant { state.withLock { $0.now } }

  /// It shows every moment as it was set.
  public var minimumResolution: Duration { .zero }

  /// Moves it on, and wakes those whose time has come.
  public func advance(by duration: Duration) {
    let due = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.deadline <= state.now }
      state.sleepers.removeAll { $0.deadline <= state.now }
      return due
    }
    for sleeper in due { sleeper.continuation.resume() }
  }

  /// Returns when `count` tasks have gone to sleep, counting from the beginning.
  public func waitForSleepers(_ count: Int) async {
    await withCheckedContinuation { continuation in
      let isReached = state.withLock { state in
        guard state.numbers < count else { return true }
        state.watchers.append((count, continuation))
        return false
      }
      if isReached { continuation.resume() }
    }
  }

  /// Waits until the clock is moved to `deadline`. Throws `CancellationError` when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let number = state.withLock { state in
      state.numbers += 1
      return state.numbers
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        let (isDue, watchers) = state.withLock { state in
          let isDue = deadline <= state.now
          if !isDue { state.sleepers.append((deadline, number, continuation)) }
          let reached = state.watchers.filter { $0.count <= state.numbers }
          state.watchers.removeAll { $0.count <= state.numbers }
          return (isDue, reached)
        }
        for watcher in watchers { watcher.continuation.resume() }
        if isDue { continuation.resume() } else if Task.isCancelled { wakeEarly(number) }
      }
    } onCancel: {
      wakeEarly(number)
    }
  }

  private func wakeEarly(_ number: Int) {
    let sleeper = state.withLock { state in
      state.sleepers.firstIndex { $0.number == number }.map { state.sleepers.remove(at: $0) }
    }
    sleeper?.continuation.resume(throwing: CancellationError())
  }
}

private import Synchronization

/// A job that somebody waits for: in the line, with a worker, or done.
///
/// Its waiter is resumed exactly once, whatever comes first: the result, or the cancelling of the task.
final class PendingJob: Sendable {
  private enum State {
    case new
    case waiting(CheckedContinuation<Outcome, Never>)
    case running(CheckedContinuation<Outcome, Never>, WorkerProcess)
    /// It is being ended, and the worker's thread will say so when it is.
    case ending(CheckedContinuation<Outcome, Never>)
    case done
  }

  typealias Outcome = Result<ImageJobResult, ImagingError>

  let job: ImageJob
  private let state = Mutex(State.new)

  init(_ job: ImageJob) { self.job = job }

  /// The task waits from now on. False when it was cancelled before, and has been resumed.
  func wait(_ continuation: CheckedContinuation<Outcome, Never>) -> Bool {
    let isWanted = state.withLock { state in
      guard case .new = state else { return false }
      state = .waiting(continuation)
      return true
    }
    if !isWanted { continuation.resume(returning: .failure(.cancelled)) }
    return isWanted
  }

  /// A worker takes it. False when nobody waits for it any more.
  func start(on worker: WorkerProcess) -> Bool {
    state.withLock { state in
      guard case .waiting(let continuation) = state else { return false }
      state = .running(continuation, worker)
      return true
    }
  }

  /// Another worker takes it over. False when nobody waits for it any more.
  func move(to worker: WorkerProcess) -> Bool {
    state.withLock { state in
      guard case .running(let continuation, _) = state else { return false }
      state = .running(continuation, worker)
      return true
    }
  }

  /// Nobody waits for it any more: a waiting job is over at once, a running one when its worker is dead.
  func cancel() {
    let waiter = state.withLock { state -> CheckedContinuation<Outcome, Never>? in
      switch state {
      case .new:
        state = .done
        return nil
      case .waiting(let continuation):
        state = .done
        return continuation
      case .running(let continuation, let worker):
        state = .ending(continuation)
        worker.kill()
        return nil
      case .ending, .done:
        return nil
      }
    }
    waiter?.resume(returning: .failure(.cancelled))
  }

  /// It is over: as given, or cancelled if that came first.
  func finish(_ outcome: Outcome) {
    let (waiter, isCancelled) = state.withLock { state -> (CheckedContinuation<Outcome, Never>?, Bool) in
      defer { state = .done }
      switch state {
      case .waiting(let continuation), .running(let continuation, _): return (continuation, false)
      case .ending(let continuation): return (continuation, true)
      case .new, .done: return (nil, false)
      }
    }
    waiter?.resume(returning: isCancelled ? .failure(.cancelled) : outcome)
  }
}

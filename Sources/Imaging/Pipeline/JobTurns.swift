private import Synchronization

/// Lets only so many jobs run at once, in the order of a `WaitingLine`.
final class JobTurns: Sendable {
  private struct State: Sendable {
    var line: WaitingLine
    var priorities: [Int: ImagePriority] = [:]
    var continuations: [Int: CheckedContinuation<Bool, Never>] = [:]
  }

  private let state: Mutex<State>
  private let retryAfter: Int

  /// - Parameter retryAfter: the seconds that those who are turned away are told to wait.
  init(width: Int, length: Int, retryAfter: Int) {
    state = Mutex(State(line: WaitingLine(width: width, length: length)))
    self.retryAfter = retryAfter
  }

  /// How many wait for their turn.
  var waitingCount: Int { state.withLock { $0.line.waitingCount } }

  /// Says how urgent the job `id` is, whether or not it waits yet.
  func setPriority(_ priority: ImagePriority, of id: Int) {
    state.withLock {
      $0.priorities[id] = priority
      $0.line.setPriority(priority, of: id)
    }
  }

  /// Forgets what `setPriority` said.
  func forget(_ id: Int) { state.withLock { _ = $0.priorities.removeValue(forKey: id) } }

  /// Does `work` when the turn of the job `id` has come. Throws `.overloaded` at once when too many wait.
  func run<Value>(
    _ id: Int, _ work: () async throws(ImagingError) -> Value
  ) async throws(ImagingError) -> Value {
    let isAdmitted = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        perform(
          state.withLock { state in
            state.continuations[id] = continuation
            return state.line.enter(id, priority: state.priorities[id] ?? .visible)
          })
        if Task.isCancelled { stopWaiting(id) }  // cancelled before it entered, when there was nothing to stop yet
      }
    } onCancel: {
      stopWaiting(id)
    }
    guard isAdmitted else {
      throw Task.isCancelled ? .cancelled : .overloaded(retryAfter: retryAfter)
    }
    defer { perform(state.withLock { $0.line.leave(id) }) }
    return try await work()
  }

  /// Leaves the line; one that was admitted or refused already keeps its answer.
  private func stopWaiting(_ id: Int) {
    let (waiting, actions) = state.withLock { state in
      let waiting = state.continuations.removeValue(forKey: id)
      return (waiting, waiting == nil ? [] : state.line.leave(id))
    }
    waiting?.resume(returning: false)
    perform(actions)
  }

  private func perform(_ actions: [WaitingLine.Action]) {
    for action in actions {
      let (id, isAdmitted) =
        switch action {
        case .admit(let id): (id, true)
        case .refuse(let id): (id, false)
        }
      state.withLock { $0.continuations.removeValue(forKey: id) }?.resume(returning: isAdmitted)
    }
  }
}

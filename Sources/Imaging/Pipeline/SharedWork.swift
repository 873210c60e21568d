private import Synchronization

/// The running nodes by their keys: who asks for what is being made joins it.
///
/// A thin shell around `SharedNode`: it keeps the continuations, the task and the alarm that the node's actions name.
/// Continuations are resumed and tasks cancelled outside its lock.
final class SharedWork<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  typealias Outcome = Result<Value, ImagingError>

  /// The work of a node, known by a number; it has to call `finish` and then `end`.
  typealias Work = @Sendable (_ node: Int) async -> Void

  private struct Node: Sendable {
    let key: Key
    var machine = SharedNode<Value>()
    var continuations: [Int: CheckedContinuation<Outcome, Never>] = [:]
    var task: Task<Void, Never>?
    var alarm: Task<Void, Never>?
    var isForgotten = false
  }

  private struct State: Sendable {
    var nodes: [Int: Node] = [:]
    /// The node to join for each key; others may still be ending.
    var current: [Key: Int] = [:]
    var identifiers = 0
    var joined = 0
  }

  /// What has to be done once the lock is released.
  private struct Effects {
    var completions: [(CheckedContinuation<Outcome, Never>, Outcome)] = []
    var cancelled: [Task<Void, Never>] = []

    func perform() {
      for task in cancelled { task.cancel() }
      for (continuation, outcome) in completions { continuation.resume(returning: outcome) }
    }
  }

  private let state = Mutex(State())
  private let clock: PipelineClock
  private let onPriority: @Sendable (_ node: Int, ImagePriority) -> Void

  /// - Parameter onPriority: told how urgent a node is, under the lock and in order; it must not call back.
  init(clock: PipelineClock, onPriority: @escaping @Sendable (_ node: Int, ImagePriority) -> Void) {
    self.clock = clock
    self.onPriority = onPriority
  }

  /// How many wait for a key.
  func subscriberCount(of key: Key) -> Int {
    state.withLock { state in state.current[key].flatMap { state.nodes[$0] }?.machine.subscriberCount ?? 0 }
  }

  /// How many requests joined work that another had started.
  var joinedCount: Int { state.withLock { $0.joined } }

  /// What `work` makes for `key`, shared with everyone who wants the same meanwhile.
  func value(
    for key: Key, priority: ImagePriority, timeLimit: Duration?, work: @escaping Work
  ) async throws(ImagingError) -> Value {
    let deadline = timeLimit.map { clock.now() + $0 }
    let subscriber = state.withLock { state in
      state.identifiers += 1
      return state.identifiers
    }
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let effects = state.withLock { state in
          join(key, subscriber, priority, deadline, continuation, work, &state)
        }
        effects.perform()
        if Task.isCancelled { leave(key, subscriber) }  // cancelled before it joined, when there was nothing to leave
      }
    } onCancel: {
      leave(key, subscriber)
    }
    return try outcome.get()
  }

  /// The work of a node has ended. `keep` is called under the lock, unless the node was forgotten: keep the value there.
  ///
  /// True unless it was forgotten. Until `end`, whoever asks for the same gets the same outcome.
  func finish(_ node: Int, _ outcome: Outcome, keep: (Value) -> Void) -> Bool {
    let (effects, isWanted) = state.withLock { state in
      guard let isForgotten = state.nodes[node]?.isForgotten else { return (Effects(), false) }
      if !isForgotten, case .success(let value) = outcome { keep(value) }
      let actions = state.nodes[node]?.machine.finish(outcome) ?? []
      if case .failure = outcome { detach(node, &state) }  // an error is told once, not kept
      return (apply(actions, to: node, &state), !isForgotten)
    }
    effects.perform()
    return isWanted
  }

  /// The node is no more. False when it was forgotten since.
  func end(_ node: Int) -> Bool {
    state.withLock { state in
      detach(node, &state)
      let removed = state.nodes.removeValue(forKey: node)
      return !(removed?.isForgotten ?? false)
    }
  }

  /// What is being made for such keys is not to be kept, and who asks from now on starts anew.
  ///
  /// `removeKept` is called under the lock: remove there what `finish` kept.
  func forget(where isDoomed: (Key) -> Bool, removeKept: () -> Void) {
    state.withLock { state in
      for (id, node) in state.nodes where isDoomed(node.key) {
        state.nodes[id]?.isForgotten = true
        detach(id, &state)
      }
      removeKept()
    }
  }

  private func join(
    _ key: Key, _ subscriber: Int, _ priority: ImagePriority, _ deadline: Duration?,
    _ continuation: CheckedContinuation<Outcome, Never>, _ work: @escaping Work, _ state: inout State
  ) -> Effects {
    let id: Int
    if let current = state.current[key] {
      id = current
      state.joined += 1
    } else {
      state.identifiers += 1
      id = state.identifiers
      state.nodes[id] = Node(key: key)
      state.current[key] = id
    }
    state.nodes[id]?.continuations[subscriber] = continuation
    let actions = state.nodes[id]?.machine.join(subscriber, priority: priority, deadline: deadline) ?? []
    return apply(actions, to: id, &state, work: work)
  }

  private func leave(_ key: Key, _ subscriber: Int) {
    let effects = state.withLock { state in
      // Almost always the current node of the key; a forgotten one only rarely.
      let current = state.current[key].flatMap { state.nodes[$0]?.continuations[subscriber] == nil ? nil : $0 }
      guard let id = current ?? state.nodes.first(where: { $0.value.continuations[subscriber] != nil })?.key else {
        return Effects()
      }
      let actions = state.nodes[id]?.machine.leave(subscriber) ?? []
      return apply(actions, to: id, &state)
    }
    effects.perform()
  }

  private func wake(_ id: Int) {
    let now = clock.now()
    let effects = state.withLock { state in
      let actions = state.nodes[id]?.machine.time(now) ?? []
      return apply(actions, to: id, &state)
    }
    effects.perform()
  }

  private func apply(
    _ actions: [SharedNode<Value>.Action], to id: Int, _ state: inout State, work: Work? = nil
  ) -> Effects {
    var effects = Effects()
    for action in actions {
      switch action {
      case .start(let priority):
        onPriority(id, priority)
        // Detached: whoever came first doesn't own the work, so neither its priority nor its task locals count.
        if let work { state.nodes[id]?.task = Task.detached { await work(id) } }
      case .setPriority(let priority): onPriority(id, priority)
      case .wake(let moment):
        if let alarm = state.nodes[id]?.alarm { effects.cancelled.append(alarm) }
        state.nodes[id]?.alarm = Task.detached { [weak self, clock] in
          // The sleep fails only when the alarm was cancelled, and then another one is set or none is needed.
          if (try? await clock.sleep(until: moment)) != nil { self?.wake(id) }
        }
      case .complete(let subscriber, let outcome):
        guard let continuation = state.nodes[id]?.continuations.removeValue(forKey: subscriber) else { continue }
        effects.completions.append((continuation, outcome))
      case .cancelWork:
        if let task = state.nodes[id]?.task { effects.cancelled.append(task) }
        detach(id, &state)
      }
    }
    if state.nodes[id]?.machine.subscriberCount == 0, let alarm = state.nodes[id]?.alarm {
      effects.cancelled.append(alarm)
      state.nodes[id]?.alarm = nil
    }
    return effects
  }

  /// Lets nobody join the node any more.
  private func detach(_ id: Int, _ state: inout State) {
    guard let key = state.nodes[id]?.key, state.current[key] == id else { return }
    state.current[key] = nil
  }
}

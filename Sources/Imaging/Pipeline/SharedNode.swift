/// One piece of work that several subscribers wait for: events in, actions out, nothing else.
///
/// It starts with the first subscriber, is as urgent as the most urgent of them, and is cancelled when the last one
/// leaves; none of them owns it. Each subscriber is completed exactly once: with the outcome, with `.cancelled` when it
/// leaves, or with `.timedOut` at its own deadline.
struct SharedNode<Value: Sendable>: Sendable {
  typealias Outcome = Result<Value, ImagingError>

  /// What its owner has to do, in this order.
  enum Action: Sendable {
    /// Begin the work.
    case start(ImagePriority)
    /// The work is now this urgent.
    case setPriority(ImagePriority)
    /// Call `time` at this moment, and at no earlier one that was asked for before.
    case wake(at: Duration)
    /// Tell a subscriber its outcome; it won't be named again.
    case complete(subscriber: Int, Outcome)
    /// Stop the work: nobody waits for it.
    case cancelWork
  }

  private enum State: Sendable {
    case idle
    case running(ImagePriority)
    case abandoned
    case finished(Outcome)
  }

  private struct Subscriber: Sendable {
    let priority: ImagePriority
    let deadline: Duration?
  }

  private var state = State.idle
  private var subscribers: [Int: Subscriber] = [:]
  private var alarm: Duration?

  /// How many wait for it.
  var subscriberCount: Int { subscribers.count }

  /// Nobody waits for it, and whoever wants the same has to start anew.
  var isAbandoned: Bool { if case .abandoned = state { true } else { false } }

  /// Someone wants it, until `deadline` if there is one. An identifier is used once.
  mutating func join(_ id: Int, priority: ImagePriority, deadline: Duration? = nil) -> [Action] {
    switch state {
    case .finished(let outcome): return [.complete(subscriber: id, outcome)]
    case .abandoned: return [.complete(subscriber: id, .failure(.cancelled))]
    case .idle, .running: break
    }
    subscribers[id] = Subscriber(priority: priority, deadline: deadline)
    var actions: [Action] = []
    if case .running = state {
      actions += updatedPriority()
    } else {
      state = .running(priority)
      actions.append(.start(priority))
    }
    if let deadline, deadline < alarm ?? .seconds(Int64.max) {
      alarm = deadline
      actions.append(.wake(at: deadline))
    }
    return actions
  }

  /// A subscriber wants it no more. One that was completed already is not there, and nothing happens.
  mutating func leave(_ id: Int) -> [Action] {
    guard subscribers.removeValue(forKey: id) != nil else { return [] }
    return [.complete(subscriber: id, .failure(.cancelled))] + afterDeparture()
  }

  /// It is this late: those whose deadline has come go.
  mutating func time(_ now: Duration) -> [Action] {
    guard let due = alarm, due <= now else { return [] }
    let late = subscribers.filter { $0.value.deadline.map { $0 <= now } ?? false }.keys.sorted()
    for id in late { subscribers[id] = nil }
    alarm = subscribers.values.compactMap(\.deadline).min()
    return late.map { .complete(subscriber: $0, .failure(.timedOut)) }
      + (late.isEmpty ? [] : afterDeparture()) + (alarm.map { [.wake(at: $0)] } ?? [])
  }

  /// The work ended. Who joins later gets the same outcome.
  mutating func finish(_ outcome: Outcome) -> [Action] {
    guard case .running = state else { return [] }
    let waiting = subscribers.keys.sorted()
    subscribers = [:]
    alarm = nil
    state = .finished(outcome)
    return waiting.map { .complete(subscriber: $0, outcome) }
  }

  private mutating func afterDeparture() -> [Action] {
    guard case .running = state else { return [] }
    guard subscribers.isEmpty else { return updatedPriority() }
    state = .abandoned
    alarm = nil
    return [.cancelWork]
  }

  private mutating func updatedPriority() -> [Action] {
    guard case .running(let old) = state, let new = subscribers.values.map(\.priority).max(), new != old else {
      return []
    }
    state = .running(new)
    return [.setPriority(new)]
  }
}

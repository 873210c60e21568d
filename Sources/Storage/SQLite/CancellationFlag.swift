private import Synchronization

/// Raised, once, when the task that waits for a database is cancelled; the thread that works for it looks at it.
final class CancellationFlag: Sendable {
  private let raised = Atomic(false)

  var isRaised: Bool { raised.load(ordering: .relaxed) }

  func raise() { raised.store(true, ordering: .relaxed) }
}

package import Platform
private import Synchronization

/// A clock that stands until a test moves it.
package final class ManualClock: WallClock {
  private let time: Mutex<Instant>

  /// A clock that stands at 2026-01-01T00:00:00Z, or at another moment.
  package init(_ start: Instant = Instant(milliseconds: 1_767_225_600_000)) { time = Mutex(start) }

  package func now() -> Instant { time.withLock { $0 } }

  package func advance(by duration: Duration) { time.withLock { $0 = $0 + duration } }
}

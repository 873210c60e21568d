private import Glibc

/// A moment in UTC, to the millisecond.
package struct Instant: Sendable, Hashable, Comparable {
  /// Milliseconds since 1970-01-01T00:00:00Z, leap seconds left out.
  package let milliseconds: Int64

  package init(milliseconds: Int64) { self.milliseconds = milliseconds }

  package static func < (left: Self, right: Self) -> Bool { left.milliseconds < right.milliseconds }

  package static func + (left: Self, right: Duration) -> Self {
    let (seconds, attoseconds) = right.components
    return Self(milliseconds: left.milliseconds + seconds * 1000 + attoseconds / 1_000_000_000_000_000)
  }

  package static func - (left: Self, right: Duration) -> Self { left + (.zero - right) }

  package static func - (left: Self, right: Self) -> Duration { .milliseconds(left.milliseconds - right.milliseconds) }
}

/// What tells the time: the system's clock, or a test's.
package protocol WallClock: Sendable {
  func now() -> Instant
}

/// The clock of the machine.
package struct SystemClock: WallClock {
  package init() {}

  package func now() -> Instant {
    var time = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &time)
    return Instant(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
  }
}

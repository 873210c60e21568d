/// How long a request has been coming in, counted in the ticks of a timer.
///
/// The idle time-out alone would let a client that sends a byte now and then hold its connection for ever.
struct Arrival {
  /// How often the timer ticks in the time that a request may take.
  static let ticksInTimeout = 8
  /// The bytes of a body that earn it another second.
  static let bytesPerSecond = 1 << 10

  private var ticks = 0
  private var bytes = 0

  /// More of the body came.
  mutating func receive(_ count: Int) { bytes += count }

  /// The timer ticked; true when the request has taken longer than `timeout` seconds and what its body earned.
  mutating func tick(timeout: Int) -> Bool {
    ticks += 1
    return ticks * timeout > Self.ticksInTimeout * (timeout + bytes / Self.bytesPerSecond)
  }
}

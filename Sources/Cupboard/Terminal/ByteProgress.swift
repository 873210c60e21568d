import Platform
private import Synchronization

/// Progress counted in megabytes, whose total is known only once the work has begun.
final class ByteProgress: Sendable {
  private struct State {
    var progress: Progress?
    var bytes = 0
    var shown = 0

    mutating func advance(to count: Int) {
      bytes = count
      progress?.advance(by: count >> 20 - shown)
      shown = count >> 20
    }
  }

  private let label: String
  private let clock: any WallClock
  private let state = Mutex(State())

  init(_ label: String, clock: any WallClock) {
    self.label = label
    self.clock = clock
  }

  /// Starts to count to `total` bytes.
  func begin(_ total: Int) {
    state.withLock { $0 = State(progress: Progress("\(label) (MB)", total: total >> 20, clock: clock)) }
  }

  func advance(by count: Int) { state.withLock { $0.advance(to: $0.bytes + count) } }

  func advance(to count: Int) { state.withLock { $0.advance(to: count) } }

  func end() { state.withLock { $0.progress?.end() } }
}

extension Int {
  /// A number of bytes in words, such as `12 MB`.
  var inMegabytes: String { self < 1 << 20 ? "\((self + 1023) >> 10) KB" : "\(self >> 20) MB" }
}

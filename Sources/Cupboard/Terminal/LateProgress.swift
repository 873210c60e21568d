import Platform
private import Synchronization

/// Progress whose total is known only once the work has begun, counted in pieces of `unit`, such as megabytes.
final class LateProgress: Sendable {
  private struct State {
    var progress: Progress?
    var count = 0
    var shown = 0
  }

  private let label: String
  private let unit: Int
  private let clock: any WallClock
  private let state = Mutex(State())

  init(_ label: String, unit: Int = 1, clock: any WallClock) {
    self.label = label
    self.unit = unit
    self.clock = clock
  }

  /// Starts to count to `total`.
  func begin(_ total: Int) {
    state.withLock { $0 = State(progress: Progress(label, total: total / unit, clock: clock)) }
  }

  func advance(by count: Int) { advance { $0 + count } }

  func advance(to count: Int) { advance { _ in count } }

  func end() { state.withLock { $0.progress?.end() } }

  private func advance(_ change: (Int) -> Int) {
    state.withLock { state in
      state.count = change(state.count)
      state.progress?.advance(by: state.count / unit - state.shown)
      state.shown = state.count / unit
    }
  }
}

extension Int {
  /// A number of bytes in words, such as `12 MB`.
  var inMegabytes: String { self < 1 << 20 ? "\((self + 1023) >> 10) KB" : "\(self >> 20) MB" }
}

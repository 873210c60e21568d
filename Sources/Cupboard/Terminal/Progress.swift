import Platform
private import Synchronization

/// How far a long piece of work is, shown on standard error: may be told from any thread.
final class Progress: Sendable {
  private let meter: Mutex<ProgressMeter>
  private let clock: any WallClock

  /// A bar when standard error is a terminal, else plain lines; nothing when it `isQuiet`.
  init(_ label: String, total: Int, clock: any WallClock, isQuiet: Bool = false) {
    let style: ProgressMeter.Style = isQuiet ? .none : Terminal.isStandardErrorTerminal ? .bar : .lines
    meter = Mutex(ProgressMeter(label, total: total, style: style, start: clock.now()))
    self.clock = clock
    advance(by: 0)
  }

  /// Counts `count` more as done.
  func advance(by count: Int = 1) {
    show { $0.advance(by: count, at: clock.now(), columns: Terminal.columns) }
  }

  /// Prints a line that stays.
  func note(_ line: String) { show { $0.note(line, columns: Terminal.columns) } }

  /// Takes the bar away. To be called before anything else is printed.
  func end() { show { $0.end() } }

  private func show(_ change: (inout sending ProgressMeter) -> String) {
    // Written while the meter is locked: what two threads say must not mix.
    meter.withLock { meter in
      let text = change(&meter)
      if !text.isEmpty { Output.raw(text, toStandardError: true) }
    }
  }
}

import Platform

/// Counts what is done and says what to write for it: a bar that is drawn over itself, or a line now and then.
///
/// Pure: it is told the time and the width, and returns text, which the caller writes in one call so that nothing flickers.
struct ProgressMeter {
  /// How it is shown.
  enum Style: Sendable {
    /// A bar on a terminal.
    case bar
    /// A plain line every ten seconds, for a log.
    case lines
    /// Nothing.
    case none
  }

  private let label: String
  private let style: Style
  private let total: Int
  private(set) var done = 0
  private var isDrawn = false
  private var lastShown: Instant
  /// How far it was at some moments of the last while, the oldest first: what the rate is taken from.
  private var samples: [(at: Instant, done: Int)]

  init(_ label: String, total: Int, style: Style, start: Instant) {
    self.label = label
    self.total = total
    self.style = style
    lastShown = start
    samples = [(start, 0)]
  }

  /// Counts `count` more as done.
  mutating func advance(by count: Int, at now: Instant, columns: Int) -> String {
    done += count
    let isDue =
      switch style {
      case .bar: !isDrawn || now - lastShown >= .milliseconds(100) || done >= total
      case .lines: now - lastShown >= .seconds(10)
      case .none: false
      }
    guard isDue else { return "" }
    lastShown = now
    samples.append((now, done))
    while samples.count > 2, now - samples[1].at > .seconds(10) { samples.removeFirst() }
    guard style == .bar else { return "\(label): \(facts.joined(separator: ", "))\n" }
    return drawing(columns: columns)
  }

  /// A line that stays, above the bar.
  mutating func note(_ line: String, columns: Int) -> String {
    guard isDrawn else { return line + "\n" }
    return "\r" + line + Self.clearRest + "\n" + drawing(columns: columns)
  }

  /// Takes the bar away.
  mutating func end() -> String {
    defer { isDrawn = false }
    return isDrawn ? "\r" + Self.clearRest : ""
  }

  private static let clearRest = "\u{1b}[K"

  private mutating func drawing(columns: Int) -> String {
    isDrawn = true
    return "\r" + bar(columns: columns) + Self.clearRest
  }

  /// The bar with its facts, one column narrower than the terminal, since some break the line at the last one.
  private func bar(columns: Int) -> String {
    let words = facts.joined(separator: "  ")
    let room = columns - 1
    // Room for the longest facts, so that the bar keeps its length while they change.
    let longest = max(words.count, 2 * "\(total)".count + 31)
    let barRoom = min(40, room - label.count - longest - 6)
    guard barRoom >= 5 else { return String("\(label)  \(words)".prefix(max(0, room))) }
    let filled = total > 0 ? min(barRoom, barRoom * done / total) : barRoom
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: barRoom - filled)
    return "\(label)  [\(bar)]  \(words)"
  }

  private var facts: [String] {
    let share = total > 0 ? min(100, done * 100 / total) : 100
    var facts = ["\(done)/\(total)", "\(share)%"]
    guard let first = samples.first, let last = samples.last, last.at > first.at, last.done > first.done else {
      return facts
    }
    let seconds = Double(last.at.milliseconds - first.at.milliseconds) / 1000
    let rate = Double(last.done - first.done) / seconds
    facts.append(rate < 10 ? "\(Double(Int(rate * 10)) / 10)/s" : "\(Int(rate))/s")
    if done < total { facts.append(Self.words(forSeconds: Int(Double(total - done) / rate)) + " left") }
    return facts
  }

  /// A length of time as `0:42` or `1:05:09`.
  static func words(forSeconds seconds: Int) -> String {
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    return (hours > 0 ? "\(hours):\(padded(minutes))" : "\(minutes)") + ":" + padded(seconds % 60)
  }
}

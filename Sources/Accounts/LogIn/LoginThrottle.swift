package import Platform
package import Storage

/// Slows down who guesses passwords: a few tries are free, then each failure doubles the wait before the next try.
///
/// Counted for the account and for the network address, so that neither one account from many addresses nor many accounts
/// from one address go fast. A try counts as failed from its beginning, until it is said to have succeeded: many at
/// once get no further than one after another. Pure: the moment is passed in. Holds at most `capacity` entries.
package struct LoginThrottle: Sendable {
  /// What tries are counted for.
  package enum Subject: Sendable, Hashable {
    /// The account of a name, folded: other cases of it are no other account.
    case account(FoldedText)
    /// An account, tried from an address where it has been logged in before: strangers' failures don't lock it out there.
    case accountAtHome(FoldedText, NetworkAddress)
    /// An address, of IPv6 the network of one subscriber.
    case address(NetworkAddress)

    /// How many tries fail without a wait. People share addresses, but not accounts.
    package var freeTries: Int { if case .address = self { 20 } else { 5 } }
  }

  /// Whether a try is taken.
  package enum Verdict: Sendable, Hashable {
    case allowed
    /// Not before so many seconds, at least 1.
    case wait(seconds: Int)
  }

  /// The longest wait.
  package static let longestWait = Duration.seconds(900)
  /// Failures are forgotten so long after the last one.
  package static let memory = Duration.seconds(6 * 3600)

  private struct Entry {
    var failures = 0
    var lastFailure: Instant
    var openAt: Instant
  }

  private let capacity: Int
  private var entries: [Subject: Entry] = [:]

  package init(capacity: Int = 20_000) { self.capacity = capacity }

  /// How many subjects are remembered.
  package var count: Int { entries.count }

  /// Begins a try for all of `subjects`, or says how long to wait; a try that has to wait counts for nothing.
  package mutating func begin(_ subjects: [Subject], at now: Instant) -> Verdict {
    let longest = subjects.map { wait(for: $0, at: now) }.max() ?? Duration.zero
    if longest > .zero {
      let (seconds, attoseconds) = longest.components
      return .wait(seconds: Int(seconds) + (attoseconds > 0 ? 1 : 0))
    }
    for subject in subjects { fail(subject, at: now) }
    return .allowed
  }

  /// The try that was begun succeeded: the account's failures are forgotten, the address gets its one back.
  package mutating func succeed(_ subjects: [Subject]) {
    for subject in subjects {
      guard case .address = subject, var entry = entries[subject], entry.failures > 1 else {
        entries[subject] = nil
        continue
      }
      entry.failures -= 1
      entry.openAt = entry.lastFailure
      entries[subject] = entry
    }
  }

  private func wait(for subject: Subject, at now: Instant) -> Duration {
    guard let entry = entries[subject], now < entry.openAt else { return .zero }
    return min(entry.openAt - now, Self.longestWait)  // less than what is left, if the clock was set back
  }

  private mutating func fail(_ subject: Subject, at now: Instant) {
    var entry = entries[subject] ?? Entry(lastFailure: now, openAt: now)
    if now - entry.lastFailure >= Self.memory { entry.failures = 0 }
    entry.failures += 1
    entry.lastFailure = now
    let excess = entry.failures - subject.freeTries
    entry.openAt = excess < 0 ? now : now + min(.seconds(1 << min(excess, 10)), Self.longestWait)
    if entries[subject] == nil { makeRoom(at: now) }
    entries[subject] = entry
  }

  /// Forgets what is old, and if that isn't enough a quarter of the rest, first those with the fewest failures: a flood of
  /// made-up names then pushes out its own entries, and not those of the account it is about.
  private mutating func makeRoom(at now: Instant) {
    guard entries.count >= capacity else { return }
    entries = entries.filter { now - $0.value.lastFailure < Self.memory }
    guard entries.count >= capacity else { return }
    let order = entries.sorted { ($0.value.failures, $0.value.lastFailure) < ($1.value.failures, $1.value.lastFailure) }
    for (subject, _) in order.prefix(max(1, capacity / 4)) { entries[subject] = nil }
  }
}

/// What was just done, carried in the address over a redirect as a name out of this list and a number: never text, so
/// that a link made by someone else can't put words into a page.
package enum Notice: Sendable, Hashable {
  case added(Int)
  case saved, deleted, sampleRemoved, passwordSet, loggedOut, sessionEnded, sessionsEnded

  private static let plain: [(name: String, notice: Notice)] = [
    ("saved", .saved), ("deleted", .deleted), ("sample-removed", .sampleRemoved), ("password-set", .passwordSet),
    ("logged-out", .loggedOut), ("session-ended", .sessionEnded), ("sessions-ended", .sessionsEnded),
  ]

  /// The notice in the query fields `done` and `count`; nil when there is none.
  package init?(done: String?, count: String?) {
    if done == "added", let count, let number = Int(count), (1...9999).contains(number) {
      self = .added(number)
    } else if let match = Self.plain.first(where: { $0.name == done }) {
      self = match.notice
    } else {
      return nil
    }
  }

  /// The query fields that say it.
  package var query: String {
    if case .added(let count) = self { return "done=added&count=\(count)" }
    return "done=\(Self.plain.first { $0.notice == self }!.name)"
  }

  func text(_ words: Words) -> String {
    switch self {
    case .added(let count): words(.flashAdded(count))
    case .saved: words(.flashSaved)
    case .deleted: words(.flashDeleted)
    case .sampleRemoved: words(.flashSampleRemoved)
    case .passwordSet: words(.flashPasswordSet)
    case .loggedOut: words(.flashLoggedOut)
    case .sessionEnded: words(.flashSessionEnded)
    case .sessionsEnded: words(.flashSessionsEnded)
    }
  }
}

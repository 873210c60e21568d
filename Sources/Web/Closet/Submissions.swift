import Closet
import Cryptography
import Synchronization

/// What was added through which form lately, so that a form sent twice, by a double click or a reload, adds nothing twice.
///
/// The same photo may be added as often as one likes, each time through a form opened anew, or as something else. What is
/// known is lost at a restart.
final class Submissions: Sendable {
  /// One garment of one form.
  struct Entry: Sendable, Hashable {
    var form: String
    var draft: ClothesDraft
    var photo: ContentHash
  }

  private struct State {
    var known: Set<Entry> = []
    var order: [Entry] = []
  }

  private static let capacity = 4096
  private let state = Mutex(State())

  init() {}

  /// Notes an entry; false when it is known already.
  func begin(_ entry: Entry) -> Bool {
    state.withLock { state in
      guard state.known.insert(entry).inserted else { return false }
      state.order.append(entry)
      if state.order.count > Self.capacity {
        for old in state.order.prefix(Self.capacity / 2) { state.known.remove(old) }
        state.order.removeFirst(Self.capacity / 2)
      }
      return true
    }
  }

  /// Forgets entries that came to nothing, so that sending the form again adds them.
  func fail(_ entries: [Entry]) {
    state.withLock { state in
      for entry in entries { state.known.remove(entry) }
      state.order.removeAll { entries.contains($0) }
    }
  }
}

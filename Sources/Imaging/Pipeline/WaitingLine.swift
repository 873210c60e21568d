/// Who may work next when only so many can at once: events in, actions out, nothing else.
///
/// The most urgent first, and among equals the newest, whose place someone has just scrolled to. Every fourth turn goes
/// to whoever has waited longest, so that nobody waits for ever. Past its length the line turns away the one that would
/// have come last.
struct WaitingLine: Sendable {
  enum Action: Sendable, Equatable {
    /// This one's turn has come; it says `leave` when it is done.
    case admit(Int)
    /// The line is too long for this one.
    case refuse(Int)
  }

  private struct Entry: Sendable {
    let id: Int
    var priority: ImagePriority
    /// Its place in the order of arrival.
    let arrival: Int
  }

  /// How many may work at once.
  let width: Int
  /// How many may wait.
  let length: Int
  private var working: Set<Int> = []
  private var waiting: [Entry] = []
  private var arrivals = 0
  private var turns = 0

  init(width: Int, length: Int) {
    precondition(width > 0 && length >= 0, "a line without a place to work never moves")
    self.width = width
    self.length = length
  }

  var workingCount: Int { working.count }
  var waitingCount: Int { waiting.count }

  /// Someone new wants a turn. An identifier that has left can be used again.
  mutating func enter(_ id: Int, priority: ImagePriority) -> [Action] {
    arrivals += 1
    waiting.append(Entry(id: id, priority: priority, arrival: arrivals))
    let admitted = admissions()
    guard waiting.count > length, let last = waiting.min(by: isLater) else { return admitted }
    waiting.removeAll { $0.id == last.id }
    return admitted + [.refuse(last.id)]
  }

  /// Someone who waits, if it still does, is now this urgent.
  mutating func setPriority(_ priority: ImagePriority, of id: Int) {
    guard let index = waiting.firstIndex(where: { $0.id == id }) else { return }
    waiting[index].priority = priority
  }

  /// Someone is done, or wants no turn any more.
  mutating func leave(_ id: Int) -> [Action] {
    working.remove(id)
    waiting.removeAll { $0.id == id }
    return admissions()
  }

  private mutating func admissions() -> [Action] {
    var actions: [Action] = []
    while working.count < width, let next = nextInLine() {
      waiting.removeAll { $0.id == next }
      working.insert(next)
      turns += 1
      actions.append(.admit(next))
    }
    return actions
  }

  private func nextInLine() -> Int? {
    let oldest = waiting.first  // arrivals are appended
    return turns % 4 == 3 ? oldest?.id : waiting.max(by: isLater)?.id
  }

  /// Whether the left one comes after the right one.
  private func isLater(_ left: Entry, _ right: Entry) -> Bool {
    (left.priority, left.arrival) < (right.priority, right.arrival)
  }
}

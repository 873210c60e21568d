private import Synchronization

/// Which worker processes run, by the seat of each, and how many of them are busy.
final class Roster: Sendable {
  private struct State {
    var processes: [Int: Int32] = [:]
    var busy: Set<Int> = []
  }

  private let state = Mutex(State())

  /// In the order of the seats.
  var processIDs: [Int32] { state.withLock { $0.processes.sorted { $0.key < $1.key }.map(\.value) } }

  var runningJobs: Int { state.withLock { $0.busy.count } }

  func set(_ process: Int32?, at seat: Int) { state.withLock { $0.processes[seat] = process } }

  func set(isBusy: Bool, at seat: Int) {
    state.withLock { state in
      if isBusy { state.busy.insert(seat) } else { state.busy.remove(seat) }
    }
  }
}

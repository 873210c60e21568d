private import Imaging
internal import Platform
private import Synchronization

/// What an address needs to be answered, in memory: whose a picture is, and of which content.
///
/// Filled when a picture is first asked for. Anything that changes in the database makes all of it doubtful, which costs
/// one look-up for each picture that is asked for again. An epoch is believed for half a minute, since another process
/// can raise one.
final class PictureDirectory: Sendable {
  /// What is known of a picture.
  struct Entry: Sendable {
    /// Its content hash, as it stands in keys.
    let source: String
    let version: Int
    let owner: String
    let width: Int
    /// The state of the database it was read from, as `generation` counts them.
    let generation: Int
  }

  private struct Epoch: Sendable {
    let number: Int
    let readAt: Instant
  }

  private struct State: Sendable {
    var generation = 0
    var epochs: [String: Epoch] = [:]
  }

  static let epochLifetime = Duration.seconds(30)

  private let entries: MemoryCache<PictureID, Entry>
  private let state = Mutex(State())
  private let clock: any WallClock

  /// A directory of at most `capacity` pictures.
  init(capacity: Int, clock: any WallClock) {
    entries = MemoryCache(limit: capacity) { _ in 1 }
    self.clock = clock
  }

  /// Grows when something in the database has changed. To be read before the database is.
  var generation: Int { state.withLock { $0.generation } }

  /// The picture, if it is known and nothing has changed since.
  func entry(_ id: PictureID) -> Entry? {
    guard let entry = entries.value(for: id), entry.generation == generation else { return nil }
    return entry
  }

  /// The picture as it was last known, though it may have changed.
  func staleEntry(_ id: PictureID) -> Entry? { entries.value(for: id) }

  func insert(_ entry: Entry, for id: PictureID) { entries.insert(entry, for: id) }

  func remove(_ id: PictureID) { entries.removeValue(for: id) }

  /// Something in the database has changed.
  func doubtAll() { state.withLock { $0.generation += 1 } }

  /// The owner's epoch, if it was read lately.
  func epoch(of owner: String) -> Int? {
    let now = clock.now()
    let epoch = state.withLock { $0.epochs[owner] }
    guard let epoch, epoch.readAt <= now, now - epoch.readAt < Self.epochLifetime else { return nil }
    return epoch.number
  }

  func insert(epoch number: Int, of owner: String) {
    let now = clock.now()
    state.withLock { $0.epochs[owner] = Epoch(number: number, readAt: now) }
  }

  func removeEpoch(of owner: String) { state.withLock { _ = $0.epochs.removeValue(forKey: owner) } }
}

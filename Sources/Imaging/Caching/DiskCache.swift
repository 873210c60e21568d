internal import Platform
private import Synchronization

/// Variants in a folder, never more of them than a limit in bytes: what was made on demand survives a restart.
///
/// An entry is written beside its place and renamed into it, and checked whole each time it is read: a damaged one is
/// deleted, counted and made again. A disk that is full or read-only, or a folder that someone deletes, costs speed and
/// never an error. The index is in memory; it is built by a scan while entries are served already. One process at a
/// time changes a folder: another one only reads, and takes over when the first has ended.
public final class DiskCache: VariantStoring {
  private struct State: Sendable {
    var index: BoundedDictionary<DiskCacheName, Void>
    /// The lock on the folder; nil while another process has it, or it can't be had.
    var lock: OpenFile?
    var statistics = DiskCacheStatistics()
  }

  private let folder: DiskCacheFolder
  private let state: Mutex<State>
  private let limit: Int
  private let readers = BlockingPool(threads: 2, name: "cache-read")
  /// One thread, so that what changes the folder happens in order: first the scan, then what was asked since.
  private let writer = BlockingPool(threads: 1, name: "cache-write")

  /// The cache in `directory`, which is made if need be, and `limit` bytes long at most. Starts its scan.
  public init(directory: String, limit: Int) {
    folder = DiskCacheFolder(root: directory)
    self.limit = limit
    state = Mutex(State(index: Self.emptyIndex(limit: limit)))
    Task.detached { await self.settle() }
  }

  private static func emptyIndex(limit: Int) -> BoundedDictionary<DiskCacheName, Void> {
    BoundedDictionary(limit: limit, entryLimit: limit / 4, policy: SievePolicy())
  }

  /// The variant, when it is here and whole. Reads one file.
  public func variant(for key: VariantKey) async -> EncodedImage? {
    await readers.run { self.read(key) }
  }

  /// Keeps the variant, letting others go to make room; not one that takes more than a quarter of the limit.
  public func store(_ image: EncodedImage, for key: VariantKey) async {
    await writer.run {
      self.takeLock()
      self.write(image, key)
    }
  }

  /// Deletes every variant of a source. Looks at all names of the index.
  public func removeVariants(of source: String) async {
    await writer.run {
      self.takeLock()
      let prefix = DiskCacheName.prefix(ofSource: source)
      self.delete(self.state.withLock { $0.index.removeAll { $0.file.hasPrefix(prefix) } }.map(\.key))
    }
  }

  /// Returns when the scan and all that was asked before are done.
  public func settle() async { await writer.run { self.takeLock() } }

  /// What happened so far.
  public var statistics: DiskCacheStatistics {
    state.withLock { state in
      var statistics = state.statistics
      (statistics.entries, statistics.bytes) = (state.index.count, state.index.totalCost)
      return statistics
    }
  }

  /// Where the entry of a key is.
  func path(for key: VariantKey) -> String { folder.path(of: DiskCacheName(key)) }

  /// What a file of that length takes on the disk: whole blocks.
  static func cost(ofFile count: Int) -> Int { (count + 4095) & ~4095 }
}

extension DiskCache {
  private func read(_ key: VariantKey) -> EncodedImage? {
    let name = DiskCacheName(key)
    let bytes: [UInt8]
    do throws(FileError) {
      let file = try OpenFile(path: folder.path(of: name))
      bytes = try file.read(count: min(file.count(), limit))
    } catch {
      miss(name) { $0.failedReads += error.isMissing ? 0 : 1 }
      return nil
    }
    do throws(DiskCacheEntry.Damage) {
      let image = try DiskCacheEntry.decode(bytes, for: key)
      state.withLock { state in
        _ = state.index.value(for: name)
        state.statistics.hits += 1
      }
      return image
    } catch {
      // Without the lock the entry is another process's, and not ours to delete.
      if state.withLock({ $0.lock != nil }) { delete([name]) }
      miss(name) { $0.damaged += 1 }
      return nil
    }
  }

  private func miss(_ name: DiskCacheName, _ count: (inout DiskCacheStatistics) -> Void) {
    state.withLock { state in
      state.statistics.misses += 1
      count(&state.statistics)
      _ = state.index.remove(name)
    }
  }

  private func write(_ image: EncodedImage, _ key: VariantKey) {
    guard state.withLock({ $0.lock != nil }) else { return }
    let name = DiskCacheName(key)
    let bytes = DiskCacheEntry.encode(image, for: key)
    guard makeRoom(for: name, count: bytes.count) else { return }
    do throws(FileError) {
      do throws(FileError) {
        try folder.write(bytes, as: name)
      } catch  where error.isOutOfSpace {
        // Something else filled the disk, so the limit is too much for it: give back a tenth.
        let doomed = state.withLock { $0.index.evict(downTo: $0.index.totalCost / 10 * 9).map(\.key) }
        delete(doomed)
        guard makeRoom(for: name, count: bytes.count) else { return }
        try folder.write(bytes, as: name)
      }
      state.withLock { $0.statistics.stored += 1 }
    } catch {
      state.withLock { state in
        _ = state.index.remove(name)
        state.statistics.failedWrites += 1
      }
    }
  }

  /// Puts the entry into the index and deletes what has to go for it. False when it is too long to be kept.
  private func makeRoom(for name: DiskCacheName, count: Int) -> Bool {
    let insertion = state.withLock { state in
      let insertion = state.index.insert((), for: name, cost: Self.cost(ofFile: count))
      state.statistics.evictions += insertion.evictions
      return insertion
    }
    delete(insertion.removed.map(\.key).filter { $0 != name || !insertion.isKept })
    return insertion.isKept
  }

  private func delete(_ names: [DiskCacheName]) {
    for name in names {
      do throws(FileError) { try Files.remove(folder.path(of: name)) } catch {
        state.withLock { $0.statistics.failedWrites += 1 }
      }
    }
  }

  /// Takes the lock of the folder when it isn't held, or the folder was deleted since, and then learns what is there.
  private func takeLock() {
    if state.withLock({ $0.lock != nil }) && folder.exists { return }
    do throws(FileError) {
      state.withLock { $0.lock = nil }
      let lock = try folder.lock()
      state.withLock { state in
        state.index = Self.emptyIndex(limit: limit)
        state.lock = lock
        state.statistics.isInUseElsewhere = lock == nil
      }
      if lock != nil {
        try folder.scan { name, count in
          _ = makeRoom(for: name, count: count)
        }
      }
    } catch {
      state.withLock { $0.statistics.failedWrites += 1 }
    }
  }
}

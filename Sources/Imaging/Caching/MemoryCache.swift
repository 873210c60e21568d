private import Synchronization

/// Values in memory, found at once and never more of them than a limit in bytes.
///
/// Synchronous under a lock: a hit costs some tens of nanoseconds. The limit is strict at every moment, and no value that
/// costs more than a quarter of it is taken. What is being shown or sent can be held, and is then found even after it was
/// evicted.
public final class MemoryCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let state: Mutex<State>
  private let cost: @Sendable (Value) -> Int

  private struct State: Sendable {
    var values: BoundedDictionary<Key, Value>
    var held: [Key: (value: Value, generation: Int, holds: Int)] = [:]
    var generations = 0
    var statistics = MemoryCacheStatistics()
  }

  /// An empty cache.
  ///
  /// - Parameters:
  ///   - limit: the most bytes that all values together may cost.
  ///   - policy: which entry goes when there is no room for another.
  ///   - cost: how many bytes of memory a value takes; asked once, when it is inserted.
  public init(
    limit: Int, policy: any EvictionPolicy = SievePolicy(), cost: @escaping @Sendable (_ value: Value) -> Int
  ) {
    state = Mutex(State(values: BoundedDictionary(limit: limit, entryLimit: limit / 4, policy: policy)))
    self.cost = cost
  }

  /// The value of a key, if it is here or held.
  public func value(for key: Key) -> Value? {
    state.withLock { state in
      guard let value = state.values.value(for: key) ?? state.held[key]?.value else {
        state.statistics.misses += 1
        return nil
      }
      state.statistics.hits += 1
      return value
    }
  }

  /// Keeps a value, in the place of any other of that key.
  ///
  /// False when it costs more than a quarter of the limit: then it isn't kept, and neither is what it replaces.
  @discardableResult
  public func insert(_ value: Value, for key: Key) -> Bool {
    let cost = cost(value)
    let insertion = state.withLock { state in
      if state.held[key] != nil { state.held[key]?.value = value }
      let insertion = state.values.insert(value, for: key, cost: cost)
      state.statistics.evictions += insertion.evictions
      return insertion
    }
    return insertion.isKept  // what was removed is freed here, outside the lock
  }

  /// Forgets a key, held or not.
  public func removeValue(for key: Key) {
    let removed = state.withLock { ($0.values.remove(key), $0.held.removeValue(forKey: key)?.value) }
    _ = removed
  }

  /// Forgets every key of which `isDoomed` says so, held or not. Looks at all of them, under the lock.
  public func removeAll(where isDoomed: (Key) -> Bool) {
    let removed = state.withLock { state in
      let held = state.held.keys.filter(isDoomed).compactMap { state.held.removeValue(forKey: $0)?.value }
      return (state.values.removeAll(where: isDoomed), held)
    }
    _ = removed
  }

  /// Makes a value found for as long as the result lives, whether or not it is evicted meanwhile.
  ///
  /// For what is being shown or sent: its bytes are in memory anyhow, and making them again would double them. A value
  /// that is inserted for the key later takes its place; one that is removed is found no more.
  public func hold(_ value: Value, for key: Key) -> MemoryCacheHold {
    let generation = state.withLock { state in
      if state.held[key] == nil {
        state.generations += 1
        state.held[key] = (value, state.generations, 0)
      }
      state.held[key]?.holds += 1
      return state.held[key]?.generation
    }
    return MemoryCacheHold { [weak self] in self?.release(key, generation: generation) }
  }

  private func release(_ key: Key, generation: Int?) {
    let released = state.withLock { state -> Value? in
      guard let held = state.held[key], held.generation == generation else { return nil }
      guard held.holds == 1 else {
        state.held[key]?.holds -= 1
        return nil
      }
      return state.held.removeValue(forKey: key)?.value
    }
    _ = released  // freed here, outside the lock
  }

  /// What the values cost together in bytes, without those that are only held.
  public var totalCost: Int { state.withLock { $0.values.totalCost } }

  /// How many values there are, without those that are only held.
  public var count: Int { state.withLock { $0.values.count } }

  /// What happened so far.
  public var statistics: MemoryCacheStatistics { state.withLock { $0.statistics } }
}

/// What happened in a memory cache since it was made.
public struct MemoryCacheStatistics: Sendable, Hashable {
  /// How many look-ups found their value.
  public var hits = 0
  /// How many look-ups found none.
  public var misses = 0
  /// How many values had to go for others.
  public var evictions = 0
}

/// Keeps a value of a memory cache found as long as it lives; see `MemoryCache.hold`.
public final class MemoryCacheHold: Sendable {
  private let release: @Sendable () -> Void

  init(release: @escaping @Sendable () -> Void) { self.release = release }

  deinit { release() }
}

extension MemoryCache where Key == VariantKey {
  /// Forgets every variant of a source.
  public func removeVariants(of source: String) { removeAll { $0.source == source } }
}

extension MemoryCache where Key == VariantKey, Value == EncodedImage {
  /// An empty cache of variants, each of which costs its bytes and about what its key and place take.
  public convenience init(limit: Int, policy: any EvictionPolicy = SievePolicy()) {
    self.init(limit: limit, policy: policy) { $0.bytes.count + 256 }
  }
}

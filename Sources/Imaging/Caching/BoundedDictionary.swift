/// A dictionary whose entries have a cost, and which lets entries go so that the sum of them never passes a limit.
///
/// The bookkeeping of every cache here, without a lock: what is let go is returned, so that its owner can free it, or
/// delete its file, where that holds nobody up.
struct BoundedDictionary<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  struct Entry: Sendable {
    let key: Key
    var value: Value
    let cost: Int
  }

  /// What came of an insertion.
  struct Insertion: Sendable {
    /// False when the entry alone costs more than one may.
    var isKept: Bool
    /// What had to go: the entry that had the same key, and those that the policy chose.
    var removed: [Entry] = []
    /// How many of them the policy chose.
    var evictions = 0
  }

  /// The most that all entries together may cost.
  let limit: Int
  /// The most that one entry may cost.
  let entryLimit: Int
  private(set) var totalCost = 0
  private var entries: [Entry?] = []
  private var freeSlots: [Int] = []
  private var slots: [Key: Int] = [:]
  private var policy: any EvictionPolicy

  init(limit: Int, entryLimit: Int, policy: any EvictionPolicy) {
    precondition(limit >= 0 && entryLimit >= 0, "a limit can't be less than nothing")
    self.limit = limit
    self.entryLimit = min(entryLimit, limit)
    self.policy = policy
  }

  var count: Int { slots.count }
  var keys: some Collection<Key> { slots.keys }

  func contains(_ key: Key) -> Bool { slots[key] != nil }

  /// The value of a key, which counts as a use of it.
  mutating func value(for key: Key) -> Value? {
    guard let slot = slots[key] else { return nil }
    policy.used(slot)
    return entries[slot]?.value
  }

  /// Puts an entry in, as a new one even when there was one of that key.
  mutating func insert(_ value: Value, for key: Key, cost: Int) -> Insertion {
    precondition(cost >= 0, "nothing costs less than nothing")
    var insertion = Insertion(isKept: cost <= entryLimit)
    if let old = remove(key) { insertion.removed.append(old) }
    guard insertion.isKept else { return insertion }
    let evicted = evict(downTo: limit - cost)
    insertion.removed += evicted
    insertion.evictions = evicted.count
    let slot = freeSlots.popLast() ?? entries.count
    if slot == entries.count { entries.append(nil) }
    entries[slot] = Entry(key: key, value: value, cost: cost)
    slots[key] = slot
    totalCost += cost
    policy.inserted(slot)
    return insertion
  }

  mutating func remove(_ key: Key) -> Entry? {
    guard let slot = slots.removeValue(forKey: key), let entry = entries[slot] else { return nil }
    policy.removed(slot)
    entries[slot] = nil
    freeSlots.append(slot)
    totalCost -= entry.cost
    return entry
  }

  /// Removes every entry whose key is one of those. Looks at all of them.
  mutating func removeAll(where isDoomed: (Key) -> Bool) -> [Entry] {
    slots.keys.filter(isDoomed).compactMap { remove($0) }
  }

  /// Lets go what the policy chooses until the sum is no more than `cost`.
  mutating func evict(downTo cost: Int) -> [Entry] {
    var evicted: [Entry] = []
    while totalCost > cost, let slot = policy.victim(), let key = entries[slot]?.key, let entry = remove(key) {
      evicted.append(entry)
    }
    return evicted
  }
}

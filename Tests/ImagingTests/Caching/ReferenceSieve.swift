/// SIEVE as its paper describes it, slow and plain: what the real one is compared with.
struct ReferenceSieve {
  struct Entry: Equatable {
    let key: Int
    let cost: Int
    var isVisited = false
  }

  let limit: Int
  let entryLimit: Int
  /// From the newest to the oldest.
  private(set) var queue: [Entry] = []
  private var hand: Int?  // a key

  init(limit: Int, entryLimit: Int) {
    self.limit = limit
    self.entryLimit = entryLimit
  }

  var total: Int { queue.reduce(0) { $0 + $1.cost } }
  var keys: Set<Int> { Set(queue.map(\.key)) }

  mutating func get(_ key: Int) -> Bool {
    guard let index = queue.firstIndex(where: { $0.key == key }) else { return false }
    queue[index].isVisited = true
    return true
  }

  mutating func insert(_ key: Int, cost: Int) {
    remove(key)
    guard cost <= entryLimit else { return }
    while total + cost > limit { evict() }
    queue.insert(Entry(key: key, cost: cost), at: 0)
  }

  mutating func remove(_ key: Int) {
    guard let index = queue.firstIndex(where: { $0.key == key }) else { return }
    if hand == key { hand = index > 0 ? queue[index - 1].key : nil }
    queue.remove(at: index)
  }

  private mutating func evict() {
    var index = queue.firstIndex { $0.key == hand } ?? queue.count - 1
    while queue[index].isVisited {
      queue[index].isVisited = false
      index = index > 0 ? index - 1 : queue.count - 1
    }
    hand = queue[index].key
    remove(queue[index].key)
  }
}

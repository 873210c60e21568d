/// SIEVE: a queue with one bit an entry, and a hand that passes over what was used since it came by.
///
/// A hit sets a bit and moves nothing. Zhang and others, "SIEVE is Simpler than LRU" (NSDI 2024).
public struct SievePolicy: EvictionPolicy {
  private static let none = -1

  private struct Link: Sendable {
    var newer = SievePolicy.none
    var older = SievePolicy.none
    var isVisited = false
  }

  /// One for each slot, those without an entry included.
  private var links: [Link] = []
  private var newest = SievePolicy.none
  private var oldest = SievePolicy.none
  /// Where the search for the next victim begins; `none` for the oldest entry.
  private var hand = SievePolicy.none

  /// A policy of an empty cache.
  public init() {}

  /// Puts the entry at the newest end of the queue.
  public mutating func inserted(_ slot: Int) {
    while links.count <= slot { links.append(Link()) }
    links[slot] = Link(older: newest)
    if newest == Self.none { oldest = slot } else { links[newest].newer = slot }
    newest = slot
  }

  /// Sets the entry's bit.
  public mutating func used(_ slot: Int) { links[slot].isVisited = true }

  /// Takes the entry out of the queue; a hand that points at it moves on.
  public mutating func removed(_ slot: Int) {
    let link = links[slot]
    if hand == slot { hand = link.newer }
    if link.newer == Self.none { newest = link.older } else { links[link.newer].older = link.older }
    if link.older == Self.none { oldest = link.newer } else { links[link.older].newer = link.newer }
  }

  /// Moves the hand towards the newest, clearing bits, until it finds one that is clear.
  public mutating func victim() -> Int? {
    guard oldest != Self.none else { return nil }
    var candidate = hand == Self.none ? oldest : hand
    while links[candidate].isVisited {
      links[candidate].isVisited = false
      let newer = links[candidate].newer
      candidate = newer == Self.none ? oldest : newer
    }
    hand = candidate
    return candidate
  }
}

/// Decides which entry a full cache lets go.
///
/// Entries are known by slots: small numbers that the cache gives out and uses again. The cache tells the policy of every
/// entry that comes, is used and goes; a policy holds no values and no lock.
public protocol EvictionPolicy: Sendable {
  /// An entry came to `slot`, which held none.
  mutating func inserted(_ slot: Int)

  /// The entry in `slot` was asked for. Called on each hit, so it has to be cheap.
  mutating func used(_ slot: Int)

  /// The entry in `slot` went, for whatever reason.
  mutating func removed(_ slot: Int)

  /// The slot whose entry should go next; nil when there are none. The cache then removes it, and says so.
  mutating func victim() -> Int?
}

/// What is in a disk cache, and what happened to it since it was opened.
public struct DiskCacheStatistics: Sendable, Hashable {
  /// How many entries it knows of.
  public var entries = 0
  /// What they take on the disk together.
  public var bytes = 0
  /// How many look-ups found their variant.
  public var hits = 0
  /// How many look-ups found none that was whole.
  public var misses = 0
  /// How many variants were stored.
  public var stored = 0
  /// How many entries had to go for others.
  public var evictions = 0
  /// How many entries were damaged, and deleted.
  public var damaged = 0
  /// How many reads the operating system refused.
  public var failedReads = 0
  /// How many writes, deletions or locks the operating system refused, as on a full or read-only disk.
  public var failedWrites = 0
  /// Another process has the folder, so this one only reads.
  public var isInUseElsewhere = false
}

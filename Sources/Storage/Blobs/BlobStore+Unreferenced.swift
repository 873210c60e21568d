package import Cryptography
package import Platform

extension BlobStore {
  /// Deletes the blobs that nothing refers to and that were last put more than `grace` ago, and returns their hashes.
  ///
  /// `referenced` tells which of some hashes are referred to. It is asked in write transactions, so that nobody else is
  /// writing; when it throws, nothing that it was asked about is deleted. A blob that is put while this runs stays.
  package func deleteUnreferenced(
    in database: any Database, now: Instant, grace: Duration = .seconds(24 * 3600),
    referenced: @escaping @Sendable (any DatabaseReading, [ContentHash]) throws -> Set<ContentHash>
  ) async throws -> [ContentHash] {
    let limit = now - grace
    let candidates = try await list().filter { $0.lastPut < limit }.map(\.hash)
    var deleted: [ContentHash] = []
    for start in stride(from: 0, to: candidates.count, by: 500) {
      let batch = Array(candidates[start..<min(start + 500, candidates.count)])
      let kept = try await database.write { try referenced($0, batch) }
      for hash in batch where !kept.contains(hash) {
        if try await delete(hash, ifLastPutBefore: limit) { deleted.append(hash) }
      }
    }
    return deleted
  }
}

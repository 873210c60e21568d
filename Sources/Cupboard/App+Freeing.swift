import Cryptography
import Platform
import Storage

extension App {
  /// How long a file without a picture stays in any case: an upload has its file first, and its picture a little later.
  static let grace = Duration.seconds(24 * 3600)
  /// The same after an account was erased, when waiting for a day would be a promise half kept.
  static let eraseGrace = Duration.seconds(3600)

  /// Deletes the originals, with what was derived of them, that no picture refers to and that were put before `grace`.
  func freeUnreferencedBlobs(grace: Duration = grace) async throws -> [ContentHash] {
    try await blobs.deleteUnreferenced(in: database, now: clock.now(), grace: grace) { reader, hashes in
      try reader.referenced(among: hashes)
    }
  }
}

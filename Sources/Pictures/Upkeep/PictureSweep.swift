private import Cryptography
package import Imaging
package import Platform
package import Storage

/// Frees the originals that no picture refers to any more, a day after they were last put.
package struct PictureSweep: Sendable {
  private let database: any Database
  private let blobs: any BlobStore
  private let variants: (any VariantStoring)?
  private let clock: any WallClock

  /// `variants` is told to forget what was made of those that were freed.
  package init(
    database: any Database, blobs: any BlobStore, variants: (any VariantStoring)? = nil, clock: any WallClock
  ) {
    self.database = database
    self.blobs = blobs
    self.variants = variants
    self.clock = clock
  }

  /// Frees them, with their ladders, and returns how many it were. Nothing is deleted when a read fails.
  ///
  /// `grace` is how long after its last put a file stays in any case: it is there a little before its picture's row.
  package func run(grace: Duration = .seconds(24 * 3600)) async throws(PictureError) -> Int {
    let deleted: [ContentHash]
    do {
      deleted = try await blobs.deleteUnreferenced(in: database, now: clock.now(), grace: grace) { reader, hashes in
        try reader.referencedContent(among: hashes)
      }
    } catch let error as BlobError {
      throw .blob(error)
    } catch let error as DatabaseError {
      throw .database(error)
    } catch {
      throw error is CancellationError ? .database(.cancelled) : .database(.failed(reason: "\(error)", statement: ""))
    }
    for hash in deleted { await variants?.removeVariants(of: hash.description) }
    return deleted.count
  }
}

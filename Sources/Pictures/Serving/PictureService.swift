private import Cryptography
package import Imaging
package import Platform
package import Storage

/// Answers for the addresses of pictures: who may see one, and its bytes.
///
/// What is in memory is answered without a task, a database or a file. A page never waits for a resize: the ladder is
/// there since the picture was taken in, and a file of it that was lost is made again by the pipeline.
package final class PictureService: Sendable {
  /// The epoch of an account; nil when there is none of that identifier.
  package typealias Epochs = @Sendable (_ owner: String) async throws(PictureError) -> Int?

  /// How long one viewer waits for a picture that has to be made.
  package static let timeLimit = Duration.seconds(30)

  private let database: any Database
  private let blobs: any BlobStore
  private let pipeline: ImagePipeline
  private let signer: PictureSigner
  private let epochs: Epochs
  private let directory: PictureDirectory
  private let follower: Task<Void, Never>

  /// A service that remembers at most `capacity` pictures, and follows the changes of `database`.
  package init(
    database: any Database, blobs: any BlobStore, pipeline: ImagePipeline, signer: PictureSigner,
    clock: any WallClock, capacity: Int = 20_000, epochs: @escaping Epochs
  ) {
    self.database = database
    self.blobs = blobs
    self.pipeline = pipeline
    self.signer = signer
    self.epochs = epochs
    let directory = PictureDirectory(capacity: capacity, clock: clock)
    self.directory = directory
    let notices = database.changeNotices()
    follower = Task.detached { for await _ in notices { directory.doubtAll() } }
  }

  deinit { follower.cancel() }

  /// The variant and its bytes, when everything needed is in memory; nil whenever that is in doubt. Never waits.
  package func immediate(_ address: PictureAddress, code: String) -> (variant: PictureVariant, image: EncodedImage)? {
    guard let entry = directory.entry(address.id), let epoch = directory.epoch(of: entry.owner),
      signer.isValid(code, for: address, epoch: epoch), let variant = variant(address, entry),
      let image = pipeline.cached(variant.key)
    else { return nil }
    return (variant, image)
  }

  /// The variant that an address stands for, if whoever has the code may see it.
  ///
  /// Reads the database when the picture isn't known or something changed. Throws `.notFound`, `.forbidden`, `.database`.
  package func variant(_ address: PictureAddress, code: String) async throws(PictureError) -> PictureVariant {
    let entry = try await entry(address.id)
    guard let epoch = try await epoch(of: entry.owner), signer.isValid(code, for: address, epoch: epoch) else {
      throw .forbidden
    }
    guard let variant = variant(address, entry) else { throw .notFound }
    return variant
  }

  /// The bytes of a variant: from memory, the ladder, the disk cache, or made of the original.
  package func image(_ variant: PictureVariant) async throws(PictureError) -> EncodedImage {
    do throws(ImagingError) {
      return try await pipeline.image(for: variant.key, timeLimit: Self.timeLimit) {
        [blobs] () throws(ImagingError) in
        guard let hash = ContentHash(variant.key.source) else { throw .missing }
        do throws(BlobError) { return ImageBytes(try await blobs.open(hash)) } catch {
          if case .missing = error { throw .missing }
          throw .unreadable("\(error)")
        }
      }
    } catch {
      throw .imaging(error)
    }
  }

  /// The bytes that an address stands for, if whoever has the code may see them.
  package func image(_ address: PictureAddress, code: String) async throws(PictureError) -> EncodedImage {
    try await image(variant(address, code: code))
  }

  /// Forgets deleted pictures at once, with all that was made of them.
  ///
  /// Without it they are forgotten when they are next asked for, since a deletion is a change of the database.
  package func purge(_ pictures: [Picture]) async {
    for picture in pictures {
      directory.remove(picture.id)
      await pipeline.removeVariants(of: picture.contentHash.description)
    }
  }

  /// Reads an owner's epoch again, after it was raised by this process. What another one raises is noticed in 30 s.
  package func epochRaised(of owner: String) { directory.removeEpoch(of: owner) }

  private func variant(_ address: PictureAddress, _ entry: PictureDirectory.Entry) -> PictureVariant? {
    guard address.version == entry.version, Ladder.widths(forWidth: entry.width).contains(address.width) else {
      return nil
    }
    return PictureVariant(id: address.id, key: VariantKey(source: entry.source, output: address.output))
  }

  private func entry(_ id: PictureID) async throws(PictureError) -> PictureDirectory.Entry {
    if let entry = directory.entry(id) { return entry }
    let generation = directory.generation
    let row = try await database.read(failingWith: PictureError.self) { reader in
      try reader.row("SELECT content_hash, version, owner, width FROM pictures WHERE id = \(id)").map {
        PictureDirectory.Entry(
          source: try $0.value("content_hash"), version: try $0.value("version"), owner: try $0.value("owner"),
          width: try $0.value("width"), generation: generation)
      }
    }
    if let row {
      directory.insert(row, for: id)
      return row
    }
    if let deleted = directory.staleEntry(id) {
      directory.remove(id)
      await pipeline.removeVariants(of: deleted.source)
    }
    throw .notFound
  }

  private func epoch(of owner: String) async throws(PictureError) -> Int? {
    if let epoch = directory.epoch(of: owner) { return epoch }
    guard let epoch = try await epochs(owner) else { return nil }
    directory.insert(epoch: epoch, of: owner)
    return epoch
  }
}

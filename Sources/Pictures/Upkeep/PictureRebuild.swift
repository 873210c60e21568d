package import Cryptography
private import Imaging
private import Platform
package import Storage

/// Makes everything again that is derived of the originals: the ladders and the placeholders.
package struct PictureRebuild: Sendable {
  /// What came of it.
  package struct Report: Sendable, Equatable {
    /// How many originals were done.
    package internal(set) var rebuilt = 0
    /// Those that could not be, and why; what was derived of them before is left as it is.
    package internal(set) var failures: [Failure] = []
  }

  /// An original of which nothing could be made.
  package struct Failure: Sendable, Equatable {
    package let hash: ContentHash
    package let error: PictureError
  }

  private let database: any Database
  private let blobs: any BlobStore
  private let maker: LadderMaker
  private let ladders: LadderStore

  package init(database: any Database, blobs: any BlobStore, maker: LadderMaker, ladders: LadderStore) {
    self.database = database
    self.blobs = blobs
    self.maker = maker
    self.ladders = ladders
  }

  /// Does all originals, or `only` some, `width` at a time, each once however many pictures share it; `progress` is told
  /// how many are done.
  ///
  /// Throws when the database can't be read or the task is cancelled; what can't be made of one original is in the report.
  package func run(
    only: Set<ContentHash>? = nil, width: Int = 2, progress: @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) async throws(PictureError) -> Report {
    let references = try await PictureRepository(database: database).references()
    let hashes = Set(references.map(\.contentHash)).filter { only?.contains($0) ?? true }.sorted()
    var waiting = hashes.makeIterator()
    var report = Report()
    progress(0, hashes.count)
    await withTaskGroup(of: Failure?.self) { group in
      func startNext() {
        if !Task.isCancelled, let hash = waiting.next() { group.addTask { await self.failure(of: hash) } }
      }
      for _ in 0..<max(1, width) { startNext() }
      while let failure = await group.next() {
        if let failure { report.failures.append(failure) } else { report.rebuilt += 1 }
        progress(report.rebuilt + report.failures.count, hashes.count)
        startNext()
      }
    }
    if Task.isCancelled { throw .imaging(.cancelled) }
    report.failures.sort { $0.hash < $1.hash }
    return report
  }

  /// Does one original; nil when it went well.
  private func failure(of hash: ContentHash) async -> Failure? {
    do throws(PictureError) {
      try await rebuild(hash)
      return nil
    } catch {
      return Failure(hash: hash, error: error)
    }
  }

  private func rebuild(_ hash: ContentHash) async throws(PictureError) {
    let file: OpenFile
    do throws(BlobError) { file = try await blobs.open(hash) } catch { throw .blob(error) }
    let made: ImageJobResult
    do throws(ImagingError) { made = try await maker.make(ImageBytes(file)) } catch { throw .imaging(error) }
    do throws(BlobError) {
      try await ladders.write(made.images, of: hash, width: made.header.uprightSize.width)
    } catch {
      throw .blob(error)
    }
    _ = try await database.write(failingWith: PictureError.self) { transaction in
      try transaction.run(
        "UPDATE pictures SET placeholder = \(made.placeholder?.bytes) WHERE content_hash = \(hash.description)")
    }
  }
}

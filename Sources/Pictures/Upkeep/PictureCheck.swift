package import Cryptography
package import Platform
package import Storage

/// Compares the rows of pictures with the files, and the files with their hashes. Changes nothing.
package struct PictureCheck: Sendable {
  private let database: any Database
  private let blobs: any BlobStore
  private let clock: any WallClock

  package init(database: any Database, blobs: any BlobStore, clock: any WallClock) {
    self.database = database
    self.blobs = blobs
    self.clock = clock
  }

  /// Reads every row and every original; `progress` is told how many of the originals are done.
  ///
  /// What is put or deleted while it runs is no fault: rows are read first, and a file is without a row only when its last
  /// put is a day ago.
  package func run(
    progress: @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) async throws(PictureError) -> PictureFaults {
    let references = try await PictureRepository(database: database).references()
    let limit = clock.now() - .seconds(24 * 3600)
    let files: [BlobEntry]
    do throws(BlobError) { files = try await blobs.list() } catch { throw .blob(error) }

    var faults = PictureFaults()
    let (known, stored) = (Set(references.map(\.contentHash)), Set(files.map(\.hash)))
    faults.rowsWithoutFile = references.filter { !stored.contains($0.contentHash) }
    faults.filesWithoutRow = files.filter { !known.contains($0.hash) && $0.lastPut < limit }.map(\.hash)
    faults.withoutLadder = try await incompleteLadders(references, stored)
    for (index, file) in files.enumerated() {
      progress(index, files.count)
      do throws(BlobError) {
        if try await !blobs.verify(file.hash) { faults.wrongContent.append(file.hash) }
      } catch .missing {
        // Swept since the list was made; one with a row is never swept.
      } catch {
        faults.unreadable.append(PictureFaults.Unreadable(hash: file.hash, error: error))
      }
    }
    progress(files.count, files.count)
    faults.picturesChecked = references.count
    faults.filesChecked = files.count
    return faults
  }

  private func incompleteLadders(
    _ references: [PictureReference], _ stored: Set<ContentHash>
  ) async throws(PictureError) -> [ContentHash] {
    let widths = Dictionary(references.map { ($0.contentHash, $0.width) }, uniquingKeysWith: max)
    var incomplete: [ContentHash] = []
    for (hash, width) in widths.sorted(by: { $0.key < $1.key }) where stored.contains(hash) {
      do throws(BlobError) {
        let names = try await blobs.derivedNames(of: hash)
        if !Set(names).isSuperset(of: LadderStore.names(of: hash, width: width)) { incomplete.append(hash) }
      } catch {
        throw .blob(error)
      }
    }
    return incomplete
  }
}

/// What a check of the pictures found.
package struct PictureFaults: Sendable, Equatable {
  /// An original that could not be read.
  package struct Unreadable: Sendable, Equatable {
    package let hash: ContentHash
    package let error: BlobError
  }

  /// Pictures whose original is gone: a loss.
  package internal(set) var rowsWithoutFile: [PictureReference] = []
  /// Originals that no picture refers to: harmless, and swept by `serve`.
  package internal(set) var filesWithoutRow: [ContentHash] = []
  /// Originals whose bytes are no longer those that were put: a loss.
  package internal(set) var wrongContent: [ContentHash] = []
  package internal(set) var unreadable: [Unreadable] = []
  /// Originals whose ladder has gaps: made again when they are asked for, or by a rebuild.
  package internal(set) var withoutLadder: [ContentHash] = []
  package internal(set) var picturesChecked = 0
  package internal(set) var filesChecked = 0
}

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
    let unknown = files.filter { !known.contains($0.hash) }
    faults.filesWithoutRow = unknown.filter { $0.lastPut < limit }.map(\.hash)
    faults.recentFilesWithoutRow = try await withoutRow(unknown.filter { $0.lastPut >= limit }.map(\.hash))
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
    let faulty = Set(faults.wrongContent + faults.unreadable.map(\.hash))
    for reference in references where faulty.contains(reference.contentHash) {
      let (hash, name) = (reference.contentHash, reference.originalName)
      if faults.names[hash]?.contains(name) != true { faults.names[hash, default: []].append(name) }
    }
    faults.picturesChecked = references.count
    faults.filesChecked = files.count
    return faults
  }

  /// Those that no picture refers to now: the row of a recent one may have come since the rows were read.
  private func withoutRow(_ hashes: [ContentHash]) async throws(PictureError) -> [ContentHash] {
    try await database.read(failingWith: PictureError.self) { reader in
      var remaining: [ContentHash] = []
      for start in stride(from: 0, to: hashes.count, by: 500) {  // a statement takes only so many values
        let some = Array(hashes[start..<min(start + 500, hashes.count)])
        let referenced = try reader.referencedContent(among: some)
        remaining += some.filter { !referenced.contains($0) }
      }
      return remaining
    }
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
  /// The same, put less than a day ago: those of pictures deleted at once, or on their way in.
  package internal(set) var recentFilesWithoutRow: [ContentHash] = []
  /// Originals whose bytes are no longer those that were put: a loss.
  package internal(set) var wrongContent: [ContentHash] = []
  package internal(set) var unreadable: [Unreadable] = []
  /// What people call the pictures of the damaged and the unreadable originals, each name once.
  package internal(set) var names: [ContentHash: [String]] = [:]
  /// Originals whose ladder has gaps: made again when they are asked for, or by a rebuild.
  package internal(set) var withoutLadder: [ContentHash] = []
  package internal(set) var picturesChecked = 0
  package internal(set) var filesChecked = 0
}

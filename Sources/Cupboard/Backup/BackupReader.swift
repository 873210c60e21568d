import Cryptography
private import Glibc
import Platform
import Storage

/// Unpacks a backup into a folder and checks every byte of it.
struct BackupReader {
  /// The backup.
  let path: String
  /// The folder to unpack into, which is made.
  let target: String
  let clock: any WallClock
  let blocking: BlockingPool

  /// Unpacks everything and compares it with the manifest, which it returns. `progress` is told how far in the file it is.
  ///
  /// Throws `BackupError` for a file that isn't whole, `DatabaseError.newerSchema` for one that a newer program made, and
  /// `CancellationError`. What was unpacked by then is the caller's to delete.
  func unpack(total: (Int) -> Void, progress: (Int) -> Void) async throws -> BackupManifest {
    let file = try OpenFile(path: path)
    total(try file.count())
    do {
      return try await unpack(try TarReader(file), progress: progress)
    } catch ArchiveError.cutShort {
      throw BackupError.cutShort(path)
    } catch is ArchiveError {
      throw BackupError.damaged(path)
    }
  }

  private func unpack(_ archive: TarReader, progress: (Int) -> Void) async throws -> BackupManifest {
    var archive = archive
    // The first file tells whether it is a backup at all: of anything else, nothing is unpacked.
    guard let first = try? archive.next(), first.name == BackupManifest.Name.database else {
      throw BackupError.notABackup(path)
    }
    try Files.createDirectory(target)
    let store = try await FolderBlobStore.open(path: "\(target)/blobs", clock: clock)
    var unpacked: [BackupManifest.File] = []
    var header = first
    while header.name != BackupManifest.Name.manifest {
      try Task.checkCancellation()
      unpacked.append(try await unpack(header, from: &archive, into: store))
      progress(archive.position)
      guard let next = try archive.next() else { throw BackupError.damaged(path) }
      header = next
    }
    guard header.count <= 1 << 30 else { throw BackupError.damaged(path) }
    var json: [UInt8] = []
    while case let piece = try archive.piece(), !piece.isEmpty { json += piece }
    let manifest = try BackupManifest(json: json, path: path)
    guard try archive.next() == nil else { throw BackupError.damaged(path) }
    progress(archive.position)
    try compare(unpacked, with: manifest)
    return manifest
  }

  private func unpack(
    _ header: TarHeader, from archive: inout TarReader, into store: FolderBlobStore
  ) async throws -> BackupManifest.File {
    let isOriginal = header.name.hasPrefix(BackupManifest.Name.originals)
    guard isOriginal || [BackupManifest.Name.database, BackupManifest.Name.secretKey].contains(header.name) else {
      throw BackupError.damaged(path)  // no name of ours: it is never used as a path
    }
    let file =
      isOriginal
      ? try OpenFile.temporary(in: target)
      : try OpenFile(path: "\(target)/\(header.name)", flags: O_WRONLY | O_CREAT | O_EXCL)
    let reader = archive
    let (hash, end) = try await blocking.run {
      var (reader, hasher) = (reader, ContentHasher())
      while case let piece = try reader.piece(), !piece.isEmpty {
        hasher.update(piece)
        try file.write(piece)
      }
      if !isOriginal { try file.synchronize() }
      return (hasher.finalize(), reader)
    }
    archive = end
    // Kept under the hash of what it is now: one that was damaged when it was backed up doesn't pass for the right one.
    if isOriginal { _ = try await store.put(file) }
    return BackupManifest.File(name: header.name, bytes: header.count, sha256: hash.description)
  }

  private func compare(_ unpacked: [BackupManifest.File], with manifest: BackupManifest) throws(BackupError) {
    for (found, written) in zip(unpacked, manifest.files) where found != written {
      throw .damagedFile(path, name: found.name)
    }
    guard unpacked.count == manifest.files.count else { throw .damaged(path) }
    guard unpacked.contains(where: { $0.name == BackupManifest.Name.secretKey }) else { throw .damaged(path) }
  }
}

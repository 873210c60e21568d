import Cryptography
private import Glibc
import Platform
import Storage

/// Copies the database, the secret key and every original into one file, while others go on working.
struct BackupWriter {
  let app: App
  /// The file to write.
  let path: String

  private var partial: String { "\(path).partial" }
  private var snapshot: String { "\(path).database.partial" }

  /// Writes the file: it gets its name when it is whole and safe on disk, so that an old one is replaced or stays.
  ///
  /// `progress` is told the bytes of originals as they are copied, of as many as `total` was told. Throws
  /// `CancellationError` when the task is cancelled; nothing is left then.
  func write(
    replacing: Bool, total: (Int) -> Void, progress: (Int) -> Void
  ) async throws -> BackupManifest {
    if let status = try FileStatus(path: path) {
      if status.isDirectory { throw BackupError.isFolder(path) }
      if !replacing { throw BackupError.exists(path) }
    }
    let file = try OpenFile(path: partial, flags: O_RDWR | O_CREAT)
    guard try file.tryLock(.exclusive) else { throw BackupError.underWay(path) }
    guard ftruncate(file.descriptor, 0) == 0 else { throw FileError("write", path: partial) }
    do {
      let manifest = try await write(to: TarWriter(to: file), total: total, progress: progress)
      try await app.blocking.run { () throws(FileError) in
        try file.synchronize()
        try Files.move(partial, to: path, durable: true)
      }
      removeSnapshot()
      return manifest
    } catch {
      removeSnapshot()
      _ = unsafe unlink(partial)  // the failure that led here is the one to tell
      throw error
    }
  }

  private func write(
    to tar: TarWriter, total: (Int) -> Void, progress: (Int) -> Void
  ) async throws -> BackupManifest {
    removeSnapshot()
    try await app.database.backUp(to: snapshot)
    let (originals, snapshot) = (try await referencedInSnapshot(), try OpenFile(path: snapshot))
    total(originals.reduce(0) { $0 + $1.count })
    let now = app.clock.now()
    var manifest = BackupManifest(program: programVersion, made: now.text)

    let count = try snapshot.count()
    let hash = try await app.blocking.run { () throws(FileError) in
      try tar.add(BackupManifest.Name.database, contentOf: snapshot, count: count, modified: now)
    }
    manifest.add(BackupManifest.Name.database, count, hash)
    let key = app.secretKey.bytes
    manifest.add(
      BackupManifest.Name.secretKey, key.count, try tar.add(BackupManifest.Name.secretKey, key, modified: now))
    for original in originals {
      try Task.checkCancellation()
      try await add(original, to: tar, now, &manifest)
      progress(original.count)
    }
    try tar.add(BackupManifest.Name.manifest, manifest.json, modified: now)
    try tar.finish()
    return manifest
  }

  private func add(
    _ original: StoredBlob, to tar: TarWriter, _ now: Instant, _ manifest: inout BackupManifest
  ) async throws {
    let source: OpenFile
    do throws(BlobError) { source = try await app.blobs.open(original.hash) } catch {
      guard case .missing = error else { throw error }
      manifest.missing.append(original.hash.description)
      return
    }
    let name = BackupManifest.Name.originals + original.hash.description
    let (count, hash) = try await app.blocking.run { () throws(FileError) in
      let count = try source.count()
      return (count, try tar.add(name, contentOf: source, count: count, modified: now))
    }
    manifest.add(name, count, hash)
    if hash != original.hash { manifest.damaged.append(original.hash.description) }
  }

  /// The originals that the copy of the database refers to: others may have come or gone since.
  private func referencedInSnapshot() async throws -> [StoredBlob] {
    let database = try await SQLiteDatabase.open(
      path: snapshot, migrations: App.migrations, readers: 1, clock: app.clock)
    let originals = try await database.read { try $0.referencedOriginals() }
    await database.close()
    return originals
  }

  private func removeSnapshot() {
    for ending in ["", "-wal", "-shm"] { _ = unsafe unlink(snapshot + ending) }  // there need not be one
  }
}

extension BackupManifest {
  fileprivate mutating func add(_ name: String, _ count: Int, _ hash: ContentHash) {
    files.append(File(name: name, bytes: count, sha256: hash.description))
  }
}

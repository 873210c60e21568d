private import Foundation
private import Glibc
import Platform
import Storage

/// Puts a backup in place of what is in the data folder, once all of it is known to be whole.
struct Restore {
  let folder: DataFolder
  let reader: BackupReader

  init(backup path: String, into folder: DataFolder, clock: any WallClock, blocking: BlockingPool) {
    self.folder = folder
    reader = BackupReader(path: path, target: folder.unchecked, clock: clock, blocking: blocking)
  }

  /// Unpacks, checks, and replaces; returns the manifest, and where what was there before is now, if anything was.
  func run(
    replacing: Bool, total: (Int) -> Void, progress: (Int) -> Void
  ) async throws -> (BackupManifest, movedAside: String?) {
    let leftovers = [folder.unchecked, folder.restoring]
    let old = try names(besides: leftovers)
    // After an interrupted restore what is there is half old and half new: moved aside too, so that nothing is lost.
    if !replacing && (!old.isEmpty || Files.exists(folder.restoring)) { throw DataFolderError.notEmpty(folder.path) }
    try removeAll(folder.unchecked)
    let manifest: BackupManifest
    do {
      manifest = try await reader.unpack(total: total, progress: progress)
      try await checkDatabase()
    } catch {
      // The failure that led here is the one to tell; the next restore deletes what is left.
      try? removeAll(folder.unchecked)
      throw error
    }
    return (manifest, try replace(clock: reader.clock))
  }

  /// Opens the unpacked database, which brings it to this program's schema, so that a newer one is refused before anything
  /// is replaced.
  private func checkDatabase() async throws {
    let database = try await SQLiteDatabase.open(
      path: "\(folder.unchecked)/\(BackupManifest.Name.database)", migrations: App.migrations, readers: 1,
      clock: reader.clock)
    let faults = try await database.read { try $0.integrityFaults() }
    await database.close()
    if !faults.isEmpty { throw BackupError.damagedFile(reader.path, name: BackupManifest.Name.database) }
  }

  private func replace(clock: any WallClock) throws -> String? {
    var old = try names(besides: [folder.unchecked])
    // From here to the end the folder is no use to anyone: its name says so, also after a crash.
    let aside = "\(folder.path)/before-restore-\(clock.now().fileName)"
    if Files.exists(folder.restoring) {
      try Files.createDirectory(aside)
      try Files.move(folder.restoring, to: "\(aside)/restoring", durable: true)
      old.removeAll { "\(folder.path)/\($0)" == folder.restoring }
    }
    try Files.move(folder.unchecked, to: folder.restoring, durable: true)
    if !old.isEmpty { try Files.createDirectory(aside) }
    for name in old { try Files.move("\(folder.path)/\(name)", to: "\(aside)/\(name)", durable: false) }
    for name in try Files.names(in: folder.restoring) {
      try Files.move("\(folder.restoring)/\(name)", to: "\(folder.path)/\(name)", durable: false)
    }
    try Files.synchronizeDirectory(of: folder.secretKey)
    try Files.removeDirectory(folder.restoring)
    try Files.synchronizeDirectory(of: folder.secretKey)
    return Files.exists(aside) ? aside : nil
  }

  /// What is in the folder, but for its lock, what earlier restores moved aside, and `paths`.
  private func names(besides paths: [String]) throws(FileError) -> [String] {
    try Files.names(in: folder.path).filter {
      $0 != "lock" && !$0.hasPrefix("before-restore-") && !paths.contains("\(folder.path)/\($0)")
    }
  }

  private func removeAll(_ path: String) throws {
    if Files.exists(path) { try FileManager.default.removeItem(atPath: path) }
  }
}

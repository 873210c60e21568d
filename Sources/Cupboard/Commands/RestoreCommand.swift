import Pictures
import Platform

/// What `cupboard restore FILE` does.
struct RestoreCommand {
  let settings: Settings

  func run(from path: String) async throws -> ExitCode {
    let clock = SystemClock()
    guard Files.exists(path) else { throw UsageError("There is no file \(path.forTerminal).") }
    let (manifest, aside) = try await restore(path, clock)
    for hash in manifest.missing { Output.notice("missing in the backup: the original \(hash)") }
    for hash in manifest.damaged { Output.notice("damaged in the backup: the original \(hash)") }
    if let aside { Output.notice("What was there before is in \(aside.forTerminal).") }
    let originals = manifest.files.count { $0.name.hasPrefix(BackupManifest.Name.originals) }
    Output.notice("Restored the database and \(originals) originals of \(manifest.made).")
    let app = try await App.build(settings, mustExist: true)
    let rebuilt = try await app.rebuild(width: App.workerCount(settings))
    await app.close()
    if settings[Options.json] {
      try Output.json(
        Result(originals: originals, made: manifest.made, movedAside: aside, missing: manifest.missing))
    }
    return rebuilt.failures.isEmpty ? .success : .failure
  }

  /// Restores, and lets the folder go, so that it can be opened as usual.
  private func restore(
    _ path: String, _ clock: SystemClock
  ) async throws -> (BackupManifest, movedAside: String?) {
    let folder = try DataFolder(path: settings[Options.data], exclusively: true)
    let restore = Restore(
      backup: path, into: folder, clock: clock, blocking: BlockingPool(threads: 1, name: "restore"))
    let meter = LateProgress("Restore (MB)", unit: 1 << 20, clock: clock)
    defer { meter.end() }
    return try await restore.run(
      replacing: settings[Options.force], total: meter.begin, progress: meter.advance(to:))
  }

  private struct Result: Encodable {
    let originals: Int
    let made: String
    let movedAside: String?
    let missing: [String]
  }
}

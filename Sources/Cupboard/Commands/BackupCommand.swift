import Platform

/// What `cupboard backup FILE` does.
struct BackupCommand {
  let settings: Settings

  func run(to path: String) async throws -> ExitCode {
    let app = try await App.build(settings, mustExist: true)
    let meter = LateProgress("Backup (MB)", unit: 1 << 20, clock: app.clock)
    defer { meter.end() }
    let manifest = try await BackupWriter(app: app, path: path).write(
      replacing: settings[Options.force], total: meter.begin, progress: meter.advance(by:))
    meter.end()
    await app.close()
    for hash in manifest.missing { Output.notice("missing: the original \(hash)") }
    for hash in manifest.damaged { Output.notice("damaged: the original \(hash); it is kept as it is") }
    let originals = manifest.files.count { $0.name.hasPrefix(BackupManifest.Name.originals) }
    let bytes = manifest.files.reduce(0) { $0 + $1.bytes }
    if settings[Options.json] {
      try Output.json(
        Result(file: path, originals: originals, bytes: bytes, missing: manifest.missing, damaged: manifest.damaged))
    } else {
      Output.notice("Backed up the database and \(originals) originals, \(bytes.inMegabytes), to \(path.forTerminal).")
    }
    return manifest.missing.isEmpty && manifest.damaged.isEmpty ? .success : .failure
  }

  private struct Result: Encodable {
    let file: String
    let originals: Int
    let bytes: Int
    let missing: [String]
    let damaged: [String]
  }
}

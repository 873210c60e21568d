import Cryptography
import Pictures
import Platform

/// What `cupboard rebuild` does.
struct RebuildCommand {
  let settings: Settings

  func run() async throws -> ExitCode {
    let app = try await App.build(settings, mustExist: true)
    let report = try await app.rebuild(width: App.workerCount(settings))
    await app.close()
    if settings[Options.json] {
      try Output.json(Result(rebuilt: report.rebuilt, failed: report.failures.map { "\($0.hash)" }))
    } else {
      Output.line("Made the copies of \(report.rebuilt) originals again.")
    }
    return report.failures.isEmpty ? .success : .failure
  }

  private struct Result: Encodable {
    let rebuilt: Int
    let failed: [String]
  }
}

extension App {
  /// Makes the smaller copies of all originals again, or only of these, and tells how far it is and what failed.
  func rebuild(only hashes: Set<ContentHash>? = nil, width: Int) async throws -> PictureRebuild.Report {
    let meter = LateProgress("Rebuild", clock: clock)
    defer { meter.end() }
    let report = try await PictureRebuild(database: database, blobs: blobs, maker: maker, ladders: ladders)
      .run(only: hashes, width: width) { done, total in
        if done == 0 { meter.begin(total) }
        meter.advance(to: done)
      }
    meter.end()
    for failure in report.failures { Output.notice("The original \(failure.hash): \(failure.error)") }
    return report
  }
}

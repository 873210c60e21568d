import Cryptography
import Pictures
import Platform
import Storage

/// What `cupboard doctor` does.
struct DoctorCommand {
  let settings: Settings

  func run() async throws -> ExitCode {
    let report = try await examine()
    if settings[Options.json] {
      try Output.json(report)
    } else {
      for line in report.lines { Output.line(line) }
    }
    return report.problems.isEmpty ? .success : .failure
  }

  private func examine() async throws -> DoctorReport {
    let app: App
    do { app = try await App.build(settings, mustExist: true) } catch let error as DatabaseError {
      var report = DoctorReport()
      report.add(.databaseDamaged, "database", "\(error)")
      return report
    }
    var report = try await check(app)
    if settings[Options.repair] { try await repair(app, &report) }
    await app.close()
    return report
  }

  private func check(_ app: App) async throws -> DoctorReport {
    let meter = LateProgress("Check", clock: app.clock)
    defer { meter.end() }
    return try await Doctor(app: app).examine { done, total in
      if done == 0 { meter.begin(total) }
      meter.advance(to: done)
    }
  }

  /// Makes missing copies of photos again, and takes those problems out of the report.
  private func repair(_ app: App, _ report: inout DoctorReport) async throws {
    guard !report.incomplete.isEmpty else { return }
    let hashes = Set(report.incomplete.compactMap { ContentHash($0) })
    let rebuilt = try await app.rebuild(only: hashes, width: App.workerCount(settings))
    report.repaired = rebuilt.rebuilt
    report.incomplete = rebuilt.failures.map { "\($0.hash)" }
    if report.incomplete.isEmpty { report.problems.removeAll { $0.kind == .copiesMissing } }
  }
}

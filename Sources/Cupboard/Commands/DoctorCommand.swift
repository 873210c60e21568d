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
    let meter = LateProgress("Check", clock: app.clock)
    defer { meter.end() }
    let report = try await Doctor(app: app).examine(total: meter.begin, progress: { meter.advance(by: 1) })
    await app.close()
    return report
  }
}

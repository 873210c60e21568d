import Accounts
import Closet
import Imaging
import Pictures
import Platform

/// What `cupboard import FOLDER` does.
struct ImportCommand {
  let settings: Settings

  func run(from folder: String) async throws -> ExitCode {
    let blocking = BlockingPool(threads: 2, name: "import")
    let data = settings[Options.data]
    let finder = PhotoFinder(root: folder, excluded: FileIdentity(path: data))
    let findings = try await blocking.run { () throws(FileError) in try finder.find() }
    let isDryRun = settings[Options.dryRun]
    let app = isDryRun && !Files.exists(data) ? nil : try await App.build(settings, mustExist: isDryRun)
    let workers = app?.workers ?? App.workerPool(settings)
    let importer = Importer(
      photos: try await photos(app, workers), width: App.workerCount(settings),
      category: settings[Options.category] ?? finder.categoryOfRoot ?? .top,
      isCategoryTold: settings[Options.category] == nil && finder.categoryOfRoot != nil, limits: ImageLimits(),
      blocking: blocking)

    var report = ImportReport()
    let progress = Progress("Import", total: findings.count, clock: app?.clock ?? SystemClock())
    var failure: (any Error)?
    do {
      try await importer.run(findings) { file in
        report.files.append(file)
        if case .refused(let reason) = file.outcome { progress.note("\(file.name.forTerminal): \(reason)") }
        progress.advance()
      }
    } catch {
      failure = error
    }
    progress.end()
    await app?.close()
    // What was taken before a failure is taken: it is told too.
    try tell(report)
    if let failure { throw failure }
    return report.refused == 0 ? .success : .failure
  }

  private func tell(_ report: ImportReport) throws {
    if settings[Options.json] {
      try Output.json(report)
    } else {
      if settings[Options.dryRun] { for line in report.files.compactMap(\.line) { Output.line(line) } }
      Output.line(report.summary(isDryRun: settings[Options.dryRun]))
    }
  }

  private func photos(_ app: App?, _ workers: WorkerPool) async throws -> any PhotoTaking {
    guard settings[Options.dryRun] else {
      guard let app else { preconditionFailure("an import has a data folder") }
      return ClosetPhotos(app: app, owner: try await owner(app).id.text)
    }
    let maker = LadderMaker(runner: workers)
    guard let app, try await !app.accounts.list().isEmpty else { return TriedPhotos(maker: maker, closet: nil) }
    return TriedPhotos(maker: maker, closet: ClosetPhotos(app: app, owner: try await owner(app).id.text))
  }

  private func owner(_ app: App) async throws -> Account {
    guard let name = settings[Options.account] else { return try await app.accounts.firstAccount() }
    return try await app.accounts.find(name: try AccountName(name))
  }
}

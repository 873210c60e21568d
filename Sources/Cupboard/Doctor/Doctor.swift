import Cryptography
import Pictures
import Platform
import Storage

/// Looks for what is missing or damaged. It reads everything, and deletes nothing.
struct Doctor {
  let app: App

  /// A picture as far as the doctor needs it.
  private struct Reference: Sendable {
    let name: String
    let hash: ContentHash
  }

  /// Looks at the database, every original and the machine. `progress` is told of each original, of as many as `total` was.
  func examine(total: (Int) -> Void, progress: () -> Void) async throws -> DoctorReport {
    var report = DoctorReport()
    try examineKey(&report)
    MachineFacts.examine(app.folder.path, &report)
    try await examineDatabase(&report)
    let references = try await readPictures(&report)
    try await examineOriginals(of: references, &report, total: total, progress: progress)
    return report
  }

  private func examineKey(_ report: inout DoctorReport) throws {
    if let status = try FileStatus(path: app.folder.secretKey), status.isOpenToOthers {
      report.add(
        .keyExposed, app.folder.secretKey, "\(app.folder.secretKey) can be read by others; chmod it to 600.")
    }
  }

  private func examineDatabase(_ report: inout DoctorReport) async throws {
    do {
      for fault in try await app.database.read({ try $0.integrityFaults() }) {
        report.add(.databaseDamaged, "database", "The database is damaged: \(fault.forTerminal).")
      }
      for row in try await app.database.read({ try $0.rows(Self.strayClothes) }) {
        let id: String = try row.value("id")
        report.add(.rowUnreadable, id, "The garment \(id.forTerminal) belongs to nobody.")
      }
    } catch let error as DatabaseError {
      report.add(.databaseDamaged, "database", "\(error)")
    }
  }

  private static let strayClothes: SQL =
    "SELECT id FROM clothes WHERE owner NOT IN (SELECT id FROM accounts) ORDER BY id"

  /// The pictures whose rows can be read; the others are told of, each by itself.
  private func readPictures(_ report: inout DoctorReport) async throws -> [Reference] {
    do {
      let rows = try await app.database.read { try $0.rows("SELECT \(Picture.columns) FROM pictures ORDER BY id") }
      report.pictures = rows.count
      var references: [Reference] = []
      for row in rows {
        do throws(DatabaseError) {
          let picture = try Picture(row)
          references.append(Reference(name: picture.originalName, hash: picture.contentHash))
        } catch {
          let id = (try? row.value("picture_id", as: String.self)) ?? "?"  // not even that can be read
          report.add(.rowUnreadable, id, "The row of the photo \(id.forTerminal) can't be read: \(error)")
        }
      }
      return references
    } catch let error as DatabaseError {
      report.add(.databaseDamaged, "pictures", "\(error)")
      return []
    }
  }

  private func examineOriginals(
    of references: [Reference], _ report: inout DoctorReport, total: (Int) -> Void, progress: () -> Void
  ) async throws {
    let names = Dictionary(references.map { ($0.hash, $0.name) }, uniquingKeysWith: { first, _ in first })
    report.originals = names.count
    total(names.count)
    for (hash, name) in names.sorted(by: { $0.key < $1.key }) {
      try Task.checkCancellation()
      let words = "the original of “\(name.forTerminal)” (\(hash))"
      do throws(BlobError) {
        if try await !app.blobs.verify(hash) {
          report.add(.originalChanged, "\(hash)", "The content changed of \(words).")
        }
      } catch {
        if case .missing = error {
          report.add(.originalMissing, "\(hash)", "There is no file for \(words).")
        } else {
          report.add(.unreadable, "\(hash)", "\(error)")
        }
      }
      progress()
    }
    try await countUnreferenced(names.keys, &report)
  }

  /// Files that no picture refers to harm nobody: an interrupted upload leaves them, and the server frees them.
  private func countUnreferenced(
    _ referenced: some Collection<ContentHash>, _ report: inout DoctorReport
  ) async throws {
    let unreferenced = try await app.blobs.list().filter { !Set(referenced).contains($0.hash) }
    guard !unreferenced.isEmpty else { return }
    let bytes = unreferenced.reduce(0) { $0 + $1.count }
    report.notes.append(
      "\(unreferenced.count) files (\(bytes.inMegabytes)) belong to no photo; the server frees them after a day.")
  }
}

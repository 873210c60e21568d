import Cryptography
import Imaging
import Pictures
import Platform
import Storage

/// Looks for what is missing or damaged. It reads everything, and deletes nothing.
struct Doctor {
  let app: App

  /// Looks at the database, every original and the machine. `progress` is told how many of the originals are done.
  func examine(progress: @Sendable (_ done: Int, _ total: Int) -> Void) async throws -> DoctorReport {
    var report = DoctorReport()
    try examineKey(&report)
    MachineFacts.examine(app.folder.path, &report)
    await examineWorker(&report)
    do {
      try await examineDatabase(&report)
      let faults = try await PictureCheck(database: app.database, blobs: app.blobs, clock: app.clock)
        .run(progress: progress)
      tell(faults, &report)
      tellUnreferenced(faults, &report)
    } catch let error as DatabaseError {
      report.add(.databaseDamaged, "database", "\(error)")
    } catch PictureError.database(let error) where error != .cancelled {
      report.add(.databaseDamaged, "database", "\(error)")
    }
    return report
  }

  private func examineKey(_ report: inout DoctorReport) throws {
    let path = app.folder.secretKey
    if let status = try FileStatus(path: path), status.isOpenToOthers {
      report.add(.keyExposed, path, "\(path.forTerminal) can be read by others; chmod it to 600.")
    }
  }

  /// Has a worker decode the smallest of pictures.
  private func examineWorker(_ report: inout DoctorReport) async {
    do throws(ImagingError) {
      _ = try await app.workers.run(ImageJob(source: ImageBytes(Self.pixel), outputs: [ImageOutput(.width(1))]))
    } catch {
      report.add(.workerFails, "decode-worker", "No picture can be decoded: \(error)")
    }
  }

  private func examineDatabase(_ report: inout DoctorReport) async throws {
    let (faults, strays, rows) = try await app.database.read { reader in
      (
        try reader.integrityFaults(),
        try reader.rows("SELECT id FROM clothes WHERE owner NOT IN (SELECT id FROM accounts) ORDER BY id"),
        try reader.rows("SELECT \(Picture.columns) FROM pictures ORDER BY id")
      )
    }
    for fault in faults {
      report.add(.databaseDamaged, "database", "The database is damaged: \(fault.forTerminal).")
    }
    for row in strays {
      let id: String = try row.value("id")
      report.add(.rowUnreadable, id, "The garment \(id.forTerminal) belongs to nobody.")
    }
    for row in rows {
      do throws(DatabaseError) { _ = try Picture(row) } catch {
        let id: String = try row.value("picture_id")
        report.add(.rowUnreadable, id, "The row of the photo \(id.forTerminal) can't be read: \(error)")
      }
    }
  }

  /// Originals without a photo are no fault: that is how a deletion leaves them for a while.
  private func tellUnreferenced(_ faults: PictureFaults, _ report: inout DoctorReport) {
    let count = faults.filesWithoutRow.count + faults.recentFilesWithoutRow.count
    if count == 0 { return }
    let subject = count == 1 ? "1 original belongs" : "\(count) originals belong"
    report.notes.append(
      "\(subject) to no photo any more, as after a deletion; the server frees what came more than a day ago.")
  }

  private func tell(_ faults: PictureFaults, _ report: inout DoctorReport) {
    (report.pictures, report.originals) = (faults.picturesChecked, faults.filesChecked)
    for reference in faults.rowsWithoutFile {
      let hash = reference.contentHash.description
      report.add(.originalMissing, hash, "There is no file for “\(reference.originalName.forTerminal)” (\(hash)).")
    }
    for hash in faults.wrongContent {
      let words = "\(Self.original(hash, faults)) is damaged: its content is not what was put there."
      report.add(.originalChanged, "\(hash)", words)
    }
    for fault in faults.unreadable {
      report.add(.unreadable, "\(fault.hash)", "\(Self.original(fault.hash, faults)) can't be read: \(fault.error)")
    }
    report.incomplete = faults.withoutLadder.map(\.description)
    if !report.incomplete.isEmpty {
      let words = "Smaller copies of \(report.incomplete.count) originals are missing; --repair makes them again."
      report.add(.copiesMissing, "copies", words)
    }
  }

  private static func original(_ hash: ContentHash, _ faults: PictureFaults) -> String {
    guard let names = faults.names[hash] else { return "The original \(hash), which belongs to no photo," }
    return "The original of \(names.map { "“\($0.forTerminal)”" }.joined(separator: ", ")) (\(hash))"
  }

  /// A PNG of one grey pixel.
  private static let pixel: [UInt8] = [
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1, 8, 0,
    0, 0, 0, 0x3a, 0x7e, 0x9b, 0x55, 0, 0, 0, 10, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9c, 0x63, 0x68, 0, 0, 0, 0x82, 0,
    0x81,
    0x77, 0xcd, 0x72, 0xb6, 0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82,
  ]
}

import Cryptography
import Imaging
import ImagingTesting
import Platform
import Storage
import Synchronization
import TestSupport
import Testing

@testable import Pictures

@Suite(.timeLimit(.minutes(1))) struct PictureUpkeepTests {
  @Test func `an original is freed a day after nothing refers to it, and no sooner`() async throws {
    let studio = try await Studio()
    let bytes = try Studio.photo()
    let first = try await studio.add(bytes)
    let second = try await studio.add(bytes, owner: "bob")
    let sweep = PictureSweep(
      database: studio.database, blobs: studio.blobs, variants: studio.others, clock: studio.clock)
    studio.clock.advance(by: .seconds(25 * 3600))
    try await studio.database.write { try $0.deletePictures([first.id], of: "anne") }
    #expect(try await sweep.run() == 0, "bob has it still")
    try await studio.database.write { try $0.deletePictures([second.id], of: "bob") }
    _ = try await studio.ingest.prepare(OpenFile.holding(bytes), originalName: "again.jpg", owner: "anne")
    studio.clock.advance(by: .seconds(23 * 3600))
    #expect(try await sweep.run() == 0, "it was just put, and its row may follow")
    studio.clock.advance(by: .seconds(2 * 3600))
    #expect(try await sweep.run() == 1)
    #expect(try await studio.blobs.list().isEmpty)
    #expect(!Files.exists(studio.derivedFolder(of: first)))
  }

  @Test func `nothing is freed when the rows can't be read`() async throws {
    let studio = try await Studio()
    let picture = try await studio.add(Studio.photo())
    studio.clock.advance(by: .seconds(48 * 3600))
    await studio.database.close()
    let sweep = PictureSweep(database: studio.database, blobs: studio.blobs, clock: studio.clock)
    await #expect(throws: PictureError.database(.closed)) { try await sweep.run() }
    #expect(Files.exists(studio.original(of: picture)))
  }

  @Test func `a check finds lost, changed and forgotten originals`() async throws {
    let studio = try await Studio()
    let (sound, lost, changed) = (
      try await studio.add(Studio.photo(seed: 1)), try await studio.add(Studio.photo(seed: 2)),
      try await studio.add(Studio.photo(seed: 3))
    )
    let forgotten = try await studio.add(Studio.photo(seed: 4))
    try await studio.database.write { try $0.deletePictures([forgotten.id], of: "anne") }
    studio.clock.advance(by: .seconds(48 * 3600))
    let recent = try await studio.ingest.prepare(
      OpenFile.holding(Studio.photo(seed: 5)), originalName: "", owner: "anne")
    try Files.remove(studio.original(of: lost))
    var bytes = try OpenFile(path: studio.original(of: changed)).readAll()
    bytes[100] ^= 1
    try Files.replace(studio.original(of: changed), with: bytes, durable: false)

    let steps = Mutex<[Int]>([])
    let check = PictureCheck(database: studio.database, blobs: studio.blobs, clock: studio.clock)
    let faults = try await check.run { done, total in steps.withLock { $0.append(done * 100 + total) } }
    #expect(faults.rowsWithoutFile.map(\.id) == [lost.id])
    #expect(faults.rowsWithoutFile.first?.originalName == "photo.jpg")
    #expect(faults.wrongContent == [changed.contentHash])
    #expect(faults.filesWithoutRow == [forgotten.contentHash], "and not \(recent.picture.contentHash)")
    #expect(faults.recentFilesWithoutRow == [recent.picture.contentHash])
    #expect(faults.names == [changed.contentHash: ["photo.jpg"]])
    #expect(faults.picturesChecked == 3 && faults.filesChecked == 4)
    #expect(steps.withLock { $0 } == [4, 104, 204, 304, 404])
    #expect(Files.exists(studio.original(of: sound)))
  }

  @Test func `everything derived is made again, once for each original`() async throws {
    let studio = try await Studio()
    let bytes = try Studio.photo(seed: 1)
    let pictures = [
      try await studio.add(bytes), try await studio.add(bytes, owner: "bob"),
      try await studio.add(Studio.photo(seed: 2)),
      try await studio.add(Studio.photo(seed: 3)),
    ]
    for picture in pictures where Files.exists(studio.derivedFolder(of: picture)) {
      for name in try Files.names(in: studio.derivedFolder(of: picture)) {
        try Files.remove("\(studio.derivedFolder(of: picture))/\(name)")
      }
    }
    _ = try await studio.database.write { try $0.run("UPDATE pictures SET placeholder = NULL") }
    try Files.remove(studio.original(of: pictures[3]))

    let jobs = studio.runner.jobsRun.count
    let last = Mutex((done: 0, total: 0))
    let rebuild = PictureRebuild(
      database: studio.database, blobs: studio.blobs, maker: studio.maker, ladders: studio.ladders)
    let report = try await rebuild.run { done, total in last.withLock { $0 = (done, total) } }
    #expect(report.rebuilt == 2)
    #expect(report.failures == [.init(hash: pictures[3].contentHash, error: .blob(.missing(pictures[3].contentHash)))])
    #expect(last.withLock { [$0.done, $0.total] } == [3, 3])
    #expect(studio.runner.jobsRun.count == jobs + 2)
    for picture in pictures.prefix(3) {
      let key = VariantKey(source: picture.contentHash.description, output: Ladder.output(640))
      #expect(await studio.ladders.variant(for: key)?.size.width == 640)
      #expect(try await studio.repository.find(picture.id, owner: picture.owner).placeholder == picture.placeholder)
    }
    #expect(studio.ladders.faults == 0)
  }
}

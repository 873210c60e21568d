import Cryptography
import Imaging
import ImagingTesting
import Pictures
import Platform
import Storage
import TestSupport

/// A place to take pictures in and show them: a real database, a real folder and the real codec.
struct Studio {
  let folder: TemporaryDirectory
  let clock = ManualClock()
  let database: any Database
  let blobs: FolderBlobStore
  /// Counts the jobs and can hold them back; they are done by the codec.
  let runner: JobRunnerDouble
  let maker: LadderMaker
  let ladders: LadderStore
  let others = VariantStoreDouble()
  let pipeline: ImagePipeline
  let ingest: PictureIngest
  let repository: PictureRepository
  let signer = PictureSigner(secret: SecretKey(bytes: Array(1...32))!)

  init() async throws {
    folder = try TemporaryDirectory()
    database = try await SQLiteDatabase.open(
      path: folder.path("test.sqlite"), migrations: PicturesSchema.migrations, clock: clock)
    blobs = try await FolderBlobStore.open(path: folder.path("blobs"), clock: clock)
    let codec = InProcessJobRunner(threads: 2)
    runner = JobRunnerDouble { job throws(ImagingError) in try await codec.run(job) }
    maker = LadderMaker(runner: runner)
    ladders = LadderStore(blobs: blobs, others: others)
    pipeline = ImagePipeline(runner: runner, memory: MemoryCache(limit: 16 << 20), stores: [ladders])
    ingest = PictureIngest(
      blobs: blobs, maker: maker, ladders: ladders, clock: clock, identifiers: SequentialIdentifiers())
    repository = PictureRepository(database: database)
  }

  /// A service; the epochs of anne and bob are what `epochs` says.
  func service(epochs: @escaping PictureService.Epochs = { _ in 1 }) -> PictureService {
    PictureService(
      database: database, blobs: blobs, pipeline: pipeline, signer: signer, clock: clock, epochs: epochs)
  }

  /// A photograph of nothing in particular, different for each seed.
  static func photo(width: Int = 700, height: Int = 500, seed: Int = 0, format: ImageOutput.Format = .jpeg) throws
    -> [UInt8]
  {
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        bytes += [UInt8(x * 255 / width), UInt8(y * 255 / height), UInt8(truncatingIfNeeded: seed * 40)]
      }
    }
    let pixels = PixelBuffer(size: PixelSize(width: width, height: height), hasAlpha: false, bytes: bytes)
    return try VipsCodec().encode(pixels, as: format, quality: 90, background: .white).bytes
  }

  /// Takes a photo in and writes its row.
  func add(_ bytes: [UInt8], owner: String = "anne") async throws -> Picture {
    let prepared = try await ingest.prepare(OpenFile.holding(bytes), originalName: "photo.jpg", owner: owner)
    try await database.write { try $0.insert(prepared) }
    return prepared.picture
  }

  /// The address of a rung, signed with epoch 1.
  func address(_ picture: Picture, width: Int, format: ImageOutput.Format = .webp) -> (PictureAddress, String) {
    let address = PictureAddress(id: picture.id, version: picture.version, width: width, format: format)!
    return (address, signer.code(for: address, epoch: 1))
  }

  /// The folder of what was derived of a picture.
  func derivedFolder(of picture: Picture) -> String {
    let hash = picture.contentHash.description
    return folder.path("blobs/derived/\(hash.prefix(2))/\(hash)")
  }

  /// Where the original of a picture is.
  func original(of picture: Picture) -> String {
    let hash = picture.contentHash.description
    return folder.path("blobs/originals/\(hash.prefix(2))/\(hash)")
  }
}

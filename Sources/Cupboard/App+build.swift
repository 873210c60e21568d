import Accounts
import Closet
import HTTP
import Imaging
import Pictures
import Platform
import Storage
import Web

extension App {
  /// Every step of the schema.
  static var migrations: [Migration] { AccountsSchema.migrations + PicturesSchema.migrations + ClosetSchema.migrations }

  /// How many bytes of pictures made on demand are kept between runs.
  static let diskCacheLimit = 1 << 30

  /// Opens the data folder and everything in it. `mustExist`: a folder that isn't there is an error rather than made.
  static func build(_ settings: Settings, mustExist: Bool = false) async throws -> App {
    let clock = SystemClock()
    let identifiers = TimeOrderedIdentifiers(clock: clock)
    let folder = try DataFolder(path: settings[Options.data], mustExist: mustExist)
    let database = try await SQLiteDatabase.open(path: folder.database, migrations: migrations, clock: clock)
    let blobs = try await FolderBlobStore.open(path: folder.blobs, clock: clock)
    let pictures = PictureRepository(database: database)
    let workers = workerPool(settings)
    let (maker, ladders) = (LadderMaker(runner: workers), LadderStore(blobs: blobs))
    return App(
      folder: folder,
      clock: clock,
      identifiers: identifiers,
      blocking: BlockingPool(threads: 2, name: "files"),
      secretKey: try folder.openSecretKey(),
      database: database,
      blobs: blobs,
      accounts: AccountRepository(
        database: database, clock: clock, identifiers: identifiers,
        erasures: [
          { account, transaction in
            try transaction.deleteAllClothes(of: account.text)
            try transaction.deleteAllPictures(of: account.text)
          }
        ]),
      sessions: Sessions(database: database, clock: clock, identifiers: identifiers),
      links: LoginLinks(database: database, clock: clock),
      pictures: pictures,
      workers: workers,
      maker: maker,
      ladders: ladders,
      ingest: PictureIngest(
        blobs: blobs, maker: maker, ladders: ladders, clock: clock, identifiers: identifiers),
      closet: ClothesRepository(database: database, pictures: pictures, clock: clock, identifiers: identifiers))
  }

  /// Processes that decode, started with the first picture.
  static func workerPool(_ settings: Settings) -> WorkerPool {
    var configuration = WorkerPool.Configuration()
    configuration.workers = workerCount(settings)
    return WorkerPool(configuration)
  }

  static func workerCount(_ settings: Settings) -> Int {
    settings[Options.workers] ?? WorkerPool.Configuration().workers
  }

  /// The server, not yet started.
  func server(_ settings: Settings, responder: any Responder) throws -> HTTPServer {
    let listen = settings[Options.listen]
    try Files.createDirectory(folder.uploads)
    var configuration = HTTPServer.Configuration(
      address: listen.host, port: Int(listen.port), temporaryDirectory: folder.uploads)
    if let certificate = settings[Options.tlsCertificate], let key = settings[Options.tlsKey] {
      configuration.encryption = HTTPServer.Encryption(certificate: certificate, key: key)
    }
    let log = settings[Options.logLevel] == .info ? RequestLog { Output.notice($0) } : nil
    return try HTTPServer(configuration, responder: responder, clock: clock, identifiers: identifiers, log: log)
  }

  /// The site that browsers see. `cache` keeps what is made on demand.
  func site(_ settings: Settings, publicURL: PublicURL, cache: DiskCache) -> Site {
    let hasher = PasswordHasher()
    let signer = PictureSigner(secret: secretKey)
    return Site(
      Services(
        accounts: accounts,
        sessions: sessions,
        links: links,
        logIn: LogIn(database: database, sessions: sessions, hasher: hasher, clock: clock),
        hasher: hasher,
        formTokens: FormTokens(key: secretKey),
        sessionCookies: SessionCookies(key: secretKey),
        clothes: closet,
        pictures: pictureService(signer, cache),
        signer: signer,
        ingest: ingest,
        blobs: blobs,
        clock: clock,
        proxies: settings[Options.trustedProxies],
        publicURL: publicURL.description,
        temporaryFolder: folder.uploads,
        timeOffset: LocalTime.offset(at:),
        log: { Output.notice($0) }))
  }

  /// Answers for the addresses of pictures, with as many of them in memory as this process may hold.
  private func pictureService(_ signer: PictureSigner, _ cache: DiskCache) -> PictureService {
    let memory = MemoryCache<VariantKey, EncodedImage>(
      limit: MemoryAllowance.cacheLimit(of: MemoryAllowance.ofThisProcess()))
    let pipeline = ImagePipeline(
      runner: workers, memory: memory, stores: [LadderStore(blobs: blobs, others: cache)])
    return PictureService(
      database: database, blobs: blobs, pipeline: pipeline, signer: signer, clock: clock
    ) { [accounts] owner throws(PictureError) in
      do throws(AccountsError) { return try await accounts.find(AccountID(owner)).pictureEpoch } catch {
        if case .database(let error) = error { throw .database(error) }
        return nil
      }
    }
  }

  /// Waits for what is under way and closes.
  func close() async { await database.close() }
}

import Accounts
import Closet
import HTTP
import Pictures
import Platform
import Storage
import Web

extension App {
  /// Every step of the schema.
  static var migrations: [Migration] { AccountsSchema.migrations + PicturesSchema.migrations + ClosetSchema.migrations }

  /// Opens the data folder and everything in it. `mustExist`: a folder that isn't there is an error rather than made.
  static func build(_ settings: Settings, mustExist: Bool = false) async throws -> App {
    let clock = SystemClock()
    let identifiers = TimeOrderedIdentifiers(clock: clock)
    let folder = try DataFolder(path: settings[Options.data], mustExist: mustExist)
    let database = try await SQLiteDatabase.open(path: folder.database, migrations: migrations, clock: clock)
    let pictures = PictureRepository(database: database)
    return App(
      folder: folder,
      clock: clock,
      identifiers: identifiers,
      blocking: BlockingPool(threads: 2, name: "files"),
      secretKey: try folder.openSecretKey(),
      database: database,
      blobs: try await FolderBlobStore.open(path: folder.blobs, clock: clock),
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
      closet: ClothesRepository(database: database, pictures: pictures, clock: clock, identifiers: identifiers))
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

  /// The site that browsers see.
  func site(_ settings: Settings, publicURL: PublicURL) -> Site {
    let hasher = PasswordHasher()
    return Site(
      Services(
        accounts: accounts,
        sessions: sessions,
        links: links,
        logIn: LogIn(database: database, sessions: sessions, hasher: hasher, clock: clock),
        hasher: hasher,
        formTokens: FormTokens(key: secretKey),
        clothes: closet,
        clock: clock,
        proxies: settings[Options.trustedProxies],
        publicURL: publicURL.description,
        timeOffset: LocalTime.offset(at:),
        log: { Output.notice($0) }))
  }

  /// Waits for what is under way and closes.
  func close() async { await database.close() }
}

package import Accounts
package import Closet
package import Imaging
package import Pictures
package import Platform
package import Storage

/// What the site works with; made by the program and passed in.
package struct Services: Sendable {
  package var accounts: AccountRepository
  package var sessions: Sessions
  package var links: LoginLinks
  package var logIn: LogIn
  package var hasher: PasswordHasher
  package var formTokens: FormTokens
  package var sessionCookies: SessionCookies
  package var clothes: ClothesRepository
  package var pictures: PictureService
  package var signer: PictureSigner
  package var ingest: PictureIngest
  package var blobs: any BlobStore
  package var clock: any WallClock
  package var proxies: TrustedProxies
  /// Where people reach this server, such as `http://192.168.1.20:8080`; never taken from a request.
  package var publicURL: String
  /// Where a file may lie for as long as a request lasts.
  package var temporaryFolder: String
  /// What is too big a photo.
  package var limits: ImageLimits
  /// How far east of Greenwich the days of the site begin at a moment, in seconds.
  package var timeOffset: @Sendable (Instant) -> Int
  /// Takes a line for each request that failed in a way nobody foresaw.
  package var log: @Sendable (String) -> Void

  package init(
    accounts: AccountRepository, sessions: Sessions, links: LoginLinks, logIn: LogIn, hasher: PasswordHasher,
    formTokens: FormTokens, sessionCookies: SessionCookies, clothes: ClothesRepository, pictures: PictureService,
    signer: PictureSigner, ingest: PictureIngest, blobs: any BlobStore, clock: any WallClock, proxies: TrustedProxies,
    publicURL: String, temporaryFolder: String, limits: ImageLimits = ImageLimits(),
    timeOffset: @escaping @Sendable (Instant) -> Int = { _ in 0 },
    log: @escaping @Sendable (String) -> Void
  ) {
    self.accounts = accounts
    self.sessions = sessions
    self.links = links
    self.logIn = logIn
    self.hasher = hasher
    self.formTokens = formTokens
    self.sessionCookies = sessionCookies
    self.clothes = clothes
    self.pictures = pictures
    self.signer = signer
    self.ingest = ingest
    self.blobs = blobs
    self.clock = clock
    self.proxies = proxies
    self.publicURL = publicURL
    self.temporaryFolder = temporaryFolder
    self.limits = limits
    self.timeOffset = timeOffset
    self.log = log
  }
}

import Accounts
import Closet
import Cryptography
import HTTP
import Imaging
import Pictures
import Platform
import Storage
import Synchronization
import TestSupport
import Web

/// The site on a database of its own, with two people in it.
final class SiteFixture: Sendable {
  let folder: TemporaryDirectory
  let clock = ManualClock()
  let identifiers = SequentialIdentifiers()
  let database: any Database
  let services: Services
  let site: Site
  let owner: Account
  let other: Account
  private let lines = Logged()

  static let password = "correct horse"
  private static let secret = SecretKey(bytes: Array(repeating: 7, count: 32))!

  init(publicURL: String = "http://192.168.1.20:8080", proxies: TrustedProxies = TrustedProxies()) async throws {
    folder = try TemporaryDirectory()
    let (clock, identifiers) = (clock, identifiers)
    let migrations = AccountsSchema.migrations + PicturesSchema.migrations + ClosetSchema.migrations
    let database = try await SQLiteDatabase.open(
      path: folder.path("test.sqlite"), migrations: migrations, clock: clock)
    self.database = database
    let accounts = AccountRepository(database: database, clock: clock, identifiers: identifiers)
    let sessions = Sessions(database: database, clock: clock, identifiers: identifiers)
    let hasher = PasswordHasher()
    let lines = lines
    let blobs = try await FolderBlobStore.open(path: folder.path("blobs"), clock: clock)
    let runner = InProcessJobRunner(threads: 2)
    let ladders = LadderStore(blobs: blobs)
    let signer = PictureSigner(secret: Self.secret)
    let pipeline = ImagePipeline(
      runner: runner, memory: MemoryCache(limit: 8 << 20) { $0.bytes.count }, stores: [ladders])
    let pictures = PictureService(
      database: database, blobs: blobs, pipeline: pipeline, signer: signer, clock: clock
    ) { owner throws(PictureError) in
      do throws(AccountsError) { return try await accounts.find(AccountID(owner)).pictureEpoch } catch { return nil }
    }
    let ingest = PictureIngest(
      blobs: blobs, maker: LadderMaker(runner: runner), ladders: ladders, clock: clock,
      identifiers: TimeOrderedIdentifiers(clock: clock))
    services = Services(
      accounts: accounts, sessions: sessions, links: LoginLinks(database: database, clock: clock),
      logIn: LogIn(database: database, sessions: sessions, hasher: hasher, clock: clock), hasher: hasher,
      formTokens: FormTokens(key: Self.secret), sessionCookies: SessionCookies(key: Self.secret),
      clothes: ClothesRepository(
        database: database, pictures: PictureRepository(database: database), clock: clock, identifiers: identifiers),
      pictures: pictures, signer: signer, ingest: ingest, blobs: blobs, clock: clock, proxies: proxies,
      publicURL: publicURL, temporaryFolder: folder.path, log: { line in lines.add(line) })
    site = Site(services)
    owner = try await accounts.firstAccount()
    other = try await accounts.create(name: AccountName("other"))
  }

  /// What was logged so far.
  var log: [String] { lines.all }

  /// A browser that nobody has logged in with.
  func browser() -> TestClient { TestClient(.inProcess(site)) }

  /// A browser in which someone is logged in.
  func browser(of account: Account) async throws -> TestClient {
    let browser = browser()
    let visit = Visit(address: "127.0.0.1", userAgent: "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0")
    let session = try await services.sessions.create(for: account.id, visit: visit)
    browser.cookies["session"] = services.sessionCookies.value(for: session.token)
    return browser
  }

  /// Puts garments into someone's closet, one a second.
  @discardableResult func put(
    _ category: Closet.Category, _ descriptions: [String], seasons: Seasons = .allYear, of account: Account? = nil
  ) async throws -> [Clothes] {
    var put: [Clothes] = []
    for description in descriptions {
      clock.advance(by: .seconds(1))
      let draft = ClothesDraft(category: category, seasons: seasons, description: description)
      put += try await services.clothes.insert(
        [NewClothes(draft, picture: picture(of: account ?? owner))], owner: (account ?? owner).id.text)
    }
    return put
  }

  func picture(of account: Account) -> PreparedPicture {
    let id = "0198c0de-0000-7000-8000-" + String(identifiers.next().suffix(4)) + "00000000"
    return PreparedPicture(
      Picture(
        id: PictureID(id), owner: account.id.text, version: 1, contentHash: ContentHash(of: Array(id.utf8)),
        format: .jpeg, size: PixelSize(width: 3024, height: 4032), byteCount: 2_200_000, hasAlpha: false,
        placeholder: ThumbHash(bytes: Self.placeholder), originalName: "IMG_0001.JPG", createdAt: clock.now()))
  }

  private static let placeholder: [UInt8] = [
    0xd5, 0x17, 0x0a, 0x0d, 0x06, 0x6b, 0x78, 0x78, 0x7f, 0x57, 0x87, 0x77, 0x88, 0x88, 0x79, 0x8f, 0x74, 0x47, 0x48,
    0x67, 0x08,
  ]
}

private final class Logged: Sendable {
  private let lines = Mutex<[String]>([])
  var all: [String] { lines.withLock { $0 } }
  func add(_ line: String) { lines.withLock { $0.append(line) } }
}

extension TestClient {
  /// Opens a page and sends the form on it that goes to `action`, with the hidden fields it has.
  func submit(
    _ action: String, on page: String, _ fields: FormFields = [:], headers: HTTPFields = [:]
  ) async throws -> TestResponse {
    let text = try await get(page).text
    return try await post(action, form: try hiddenFields(text, action, fields), headers: headers)
  }

  /// The hidden fields of the form to `action`, and the fields that are filled in.
  func hiddenFields(_ page: String, _ action: String, _ fields: FormFields) throws -> FormFields {
    guard let form = page.split(separator: "<form").dropFirst().first(where: { $0.contains("action=\"\(action)\"") })
    else { throw MissingForm(action: action) }
    var all = fields
    for match in form.matches(of: /<input type="hidden" name="([^"]+)" value="([^"]*)">/) {
      all.fields.append(.init(name: String(match.1), value: String(match.2)))
    }
    return all
  }
}

struct MissingForm: Error { var action: String }

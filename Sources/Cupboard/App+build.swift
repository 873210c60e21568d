import Accounts
import Closet
import Pictures
import Platform
import Storage

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
      pictures: pictures,
      closet: ClothesRepository(database: database, pictures: pictures, clock: clock, identifiers: identifiers))
  }

  /// Waits for what is under way and closes.
  func close() async { await database.close() }
}

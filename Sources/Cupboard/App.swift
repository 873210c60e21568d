import Accounts
import Closet
import Cryptography
import Imaging
import Pictures
import Platform
import Storage

/// Everything that the commands work with, put together.
struct App: Sendable {
  let folder: DataFolder
  let clock: any WallClock
  let identifiers: any IdentifierSource
  /// For what blocks, beside the threads that the database and the blobs have.
  let blocking: BlockingPool
  let secretKey: SecretKey
  let database: SQLiteDatabase
  let blobs: FolderBlobStore
  let accounts: AccountRepository
  let sessions: Sessions
  let links: LoginLinks
  let pictures: PictureRepository
  /// Processes that decode; started with the first picture.
  let workers: WorkerPool
  let maker: LadderMaker
  let ladders: LadderStore
  let ingest: PictureIngest
  let closet: ClothesRepository
}

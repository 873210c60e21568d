import Accounts
import Cryptography
import Platform
import Storage
import TestSupport

/// A database with the tables of accounts, and what works on it.
struct AccountsFixture {
  let folder: TemporaryDirectory
  let clock = ManualClock()
  let database: any Database
  let accounts: AccountRepository
  let sessions: Sessions
  let links: LoginLinks

  init(erasures: [AccountRepository.Erasure] = []) async throws {
    folder = try TemporaryDirectory()
    let identifiers = SequentialIdentifiers()
    database = try await SQLiteDatabase.open(
      path: folder.path("test.sqlite"), migrations: AccountsSchema.migrations, clock: clock)
    accounts = AccountRepository(database: database, clock: clock, identifiers: identifiers, erasures: erasures)
    sessions = Sessions(database: database, clock: clock, identifiers: identifiers)
    links = LoginLinks(database: database, clock: clock)
  }

  let visit = Visit(address: "192.0.2.1", userAgent: "A browser")

  /// The numbers of rows in each table.
  func rowCounts() async throws -> [String: Int] {
    try await database.read { reader in
      var counts: [String: Int] = [:]
      for table in ["accounts", "sessions", "login_links"] {
        counts[table] = try reader.row(SQL(trusted: "SELECT count(*) AS n FROM \(table)"))?.value("n")
      }
      return counts
    }
  }
}

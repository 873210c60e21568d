package import Cryptography
package import Platform
package import Storage

/// The accounts of this server.
package struct AccountRepository: Sendable {
  /// Deletes what a part of the program keeps for an account, in the transaction that deletes the account.
  package typealias Erasure = @Sendable (AccountID, any DatabaseWriting) throws -> Void

  let database: any Database
  let clock: any WallClock
  let identifiers: any IdentifierSource
  let erasures: [Erasure]

  /// Accounts in `database`. `erasures` run when an account is deleted, in this order.
  package init(
    database: any Database, clock: any WallClock, identifiers: any IdentifierSource, erasures: [Erasure] = []
  ) {
    self.database = database
    self.clock = clock
    self.identifiers = identifiers
    self.erasures = erasures
  }

  /// A new account. Throws `.nameTaken`.
  package func create(
    name: AccountName, roles: Set<Role> = [], password: PasswordHash? = nil
  ) async throws(AccountsError) -> Account {
    let account = Account(
      id: AccountID(identifiers.next()), name: name.text, roles: roles, hasPassword: password != nil, pictureEpoch: 1,
      createdAt: clock.now())
    try await database.write(failingWith: AccountsError.self) { transaction in
      try transaction.insert(account, name: name, password: password)
    }
    return account
  }

  /// The oldest account; made now, as an administrator called `owner` without a password, when there is none.
  ///
  /// Two processes that ask at the same time get the same account.
  package func firstAccount() async throws(AccountsError) -> Account {
    let name = try AccountName("owner")
    let owner = Account(
      id: AccountID(identifiers.next()), name: name.text, roles: [.administrator], hasPassword: false, pictureEpoch: 1,
      createdAt: clock.now())
    return try await database.write(failingWith: AccountsError.self) { transaction in
      let query: SQL = "SELECT \(Account.columns) FROM accounts ORDER BY accounts.created_at, accounts.id LIMIT 1"
      if let row = try transaction.row(query) { return try Account(row) }
      try transaction.insert(owner, name: name, password: nil)
      return owner
    }
  }

  /// The account of that identifier. Throws `.unknownAccount`.
  package func find(_ id: AccountID) async throws(AccountsError) -> Account {
    try await database.read(failingWith: AccountsError.self) { reader in
      guard let row = try reader.row("SELECT \(Account.columns) FROM accounts WHERE id = \(id)") else {
        throw AccountsError.unknownAccount(id.text)
      }
      return try Account(row)
    }
  }

  /// The account of that name, however its case and composition. Throws `.unknownAccount`.
  package func find(name: AccountName) async throws(AccountsError) -> Account {
    try await database.read(failingWith: AccountsError.self) { reader in
      let query: SQL = "SELECT \(Account.columns) FROM accounts WHERE name_folded = \(name.folded)"
      guard let row = try reader.row(query) else { throw AccountsError.unknownAccount(name.text) }
      return try Account(row)
    }
  }

  /// Every account, the oldest first.
  package func list() async throws(AccountsError) -> [Account] {
    try await database.read(failingWith: AccountsError.self) { reader in
      try reader.rows("SELECT \(Account.columns) FROM accounts ORDER BY created_at, id").map { try Account($0) }
    }
  }
}

extension DatabaseWriting {
  fileprivate func insert(_ account: Account, name: AccountName, password: PasswordHash?) throws {
    guard try row("SELECT id FROM accounts WHERE name_folded = \(name.folded)") == nil else {
      throw AccountsError.nameTaken(name.text)
    }
    try run(
      """
      INSERT INTO accounts (id, name, name_folded, password, roles, picture_epoch, created_at)
      VALUES (\(account.id), \(name.text), \(name.folded), \(password?.text), \(account.roles.stored),
              \(account.pictureEpoch), \(account.createdAt))
      """)
  }
}

import Accounts
import Cryptography
import Imaging
import Pictures
import Platform
import Storage

/// What `cupboard account …` does.
struct AccountCommands {
  let settings: Settings

  /// Adds an account; the first one may run the server.
  func add(_ typed: String) async throws -> ExitCode {
    let name = try AccountName(typed)
    let app = try await App.build(settings)
    let isFirst = try await app.accounts.list().isEmpty
    do {
      _ = try await app.accounts.find(name: name)
      throw AccountsError.nameTaken(name.text)
    } catch AccountsError.unknownAccount {
      // It is free: now the password is worth asking for.
    }
    let hash = try await newPassword(for: name, app)
    let roles: Set<Role> = isFirst ? [.administrator] : []
    let account = try await app.accounts.create(name: name, roles: roles, password: hash)
    await app.close()
    Output.notice("Added \(account.name.forTerminal).")
    return .success
  }

  /// Sets a password, which ends the account's sessions.
  func setPassword(_ typed: String) async throws -> ExitCode {
    let app = try await App.build(settings, mustExist: true)
    let account = try await app.accounts.find(name: try AccountName(typed))
    let hash = try await newPassword(for: try AccountName(account.name), app)
    try await app.accounts.setPassword(hash, for: account.id)
    await app.close()
    Output.notice("The password of \(account.name.forTerminal) is set; its sessions were ended.")
    return .success
  }

  /// Prints a line for each account: name, whether it has a password, what else it may do, since when it is there.
  func list() async throws -> ExitCode {
    let app = try await App.build(settings, mustExist: true)
    let accounts = try await app.accounts.list()
    await app.close()
    if settings[Options.json] {
      try Output.json(accounts.map(AccountLine.init))
      return .success
    }
    let width = accounts.map { $0.name.forTerminal.columns }.max() ?? 0
    for account in accounts {
      let name = account.name.forTerminal
      let facts = [
        account.hasPassword ? "password" : "no password", account.roles.contains(.administrator) ? "administrator" : "",
        "since \(account.createdAt.text)",
      ]
      let padding = String(repeating: " ", count: width - name.columns)
      Output.line("\(name)\(padding)  \(facts.filter { !$0.isEmpty }.joined(separator: ", "))")
    }
    return .success
  }

  /// Erases an account with all that is its own, and frees the files that nobody else refers to.
  func erase(_ typed: String) async throws -> ExitCode {
    let app = try await App.build(settings, mustExist: true)
    let account = try await app.accounts.find(name: try AccountName(typed))
    let name = account.name.forTerminal
    if !settings[Options.yes] {
      let question = "Erase \(name) with all clothes and photos? It can't be undone. Type the name to go on: "
      guard await Prompt(blocking: app.blocking).confirms(question, answer: account.name) else {
        Output.notice("cupboard: Nothing was erased; --yes erases without asking.")
        return .failure
      }
    }
    try await app.accounts.delete(account.id)
    // Waiting for a day would be a promise half kept; an upload of someone else is done within the hour.
    let cache = DiskCache(directory: app.folder.cache, limit: App.diskCacheLimit)
    let freed = try await PictureSweep(database: app.database, blobs: app.blobs, variants: cache, clock: app.clock)
      .run(grace: .seconds(3600))
    await app.close()
    Output.notice("Erased \(name), and \(freed) \(freed == 1 ? "file" : "files").")
    return .success
  }

  private func newPassword(for name: AccountName, _ app: App) async throws -> PasswordHash {
    let typed = try await Prompt(blocking: app.blocking).newPassword(for: name.text)
    return try await PasswordHasher().hash(try Password(typed))
  }
}

/// An account as a script reads it.
private struct AccountLine: Encodable {
  let name: String
  let hasPassword: Bool
  let roles: [String]
  let createdAt: String

  init(_ account: Account) {
    name = account.name
    hasPassword = account.hasPassword
    roles = account.roles.map(\.rawValue).sorted()
    createdAt = account.createdAt.text
  }
}

package import Cryptography
import Storage

extension AccountRepository {
  /// Gives an account another name. Throws `.nameTaken`, `.unknownAccount`.
  package func rename(_ id: AccountID, to name: AccountName) async throws(AccountsError) {
    try await database.write(failingWith: AccountsError.self) { transaction in
      let query: SQL = "SELECT id FROM accounts WHERE name_folded = \(name.folded) AND id <> \(id)"
      if try transaction.row(query) != nil { throw AccountsError.nameTaken(name.text) }
      let count = try transaction.run(
        "UPDATE accounts SET name = \(name.text), name_folded = \(name.folded) WHERE id = \(id)")
      if count == 0 { throw AccountsError.unknownAccount(id.text) }
    }
  }

  /// Sets the password, and ends what the old one may have let in: other sessions, links not yet used, picture addresses.
  ///
  /// `session` is the one in which it is done, and stays. Throws `.unknownAccount`.
  package func setPassword(
    _ password: PasswordHash, for id: AccountID, keeping session: SessionID? = nil
  ) async throws(AccountsError) {
    try await database.write(failingWith: AccountsError.self) { transaction in
      let count = try transaction.run("UPDATE accounts SET password = \(password.text) WHERE id = \(id)")
      if count == 0 { throw AccountsError.unknownAccount(id.text) }
      try transaction.endSessions(of: id, except: session)
      try transaction.run("DELETE FROM login_links WHERE account_id = \(id)")
    }
  }

  /// Deletes an account with all that is theirs: all of it, or nothing when a part fails.
  ///
  /// Throws `.lastAdministrator` when nobody could run the server for those who stay, and `.unknownAccount`.
  package func delete(_ id: AccountID) async throws(AccountsError) {
    let erasures = erasures
    try await database.write(failingWith: AccountsError.self) { transaction in
      let others = try transaction.rows("SELECT roles FROM accounts WHERE id <> \(id)")
      let roles = try others.map { try Set<Role>(stored: $0.value("roles")) }
      if !roles.isEmpty && !roles.contains(where: { $0.contains(.administrator) }) {
        throw AccountsError.lastAdministrator
      }
      for erase in erasures { try erase(id, transaction) }
      let count = try transaction.run("DELETE FROM accounts WHERE id = \(id)")
      if count == 0 { throw AccountsError.unknownAccount(id.text) }
    }
  }
}

extension DatabaseWriting {
  /// Ends the sessions of an account but one, and makes the picture addresses that they were given invalid.
  func endSessions(of account: AccountID, except kept: SessionID?) throws(DatabaseError) {
    try run("DELETE FROM sessions WHERE account_id = \(account) AND id IS NOT \(kept)")
    try run("UPDATE accounts SET picture_epoch = picture_epoch + 1 WHERE id = \(account)")
  }
}

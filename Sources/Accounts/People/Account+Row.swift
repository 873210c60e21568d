import Storage

extension Account {
  /// The columns that `init(_:)` reads, named so that they stay apart in a join.
  static let columns: SQL = """
    accounts.id AS account_id, accounts.name AS account_name, accounts.roles AS account_roles,
    accounts.password IS NOT NULL AS account_has_password, accounts.picture_epoch AS account_picture_epoch,
    accounts.created_at AS account_created_at
    """

  init(_ row: Row) throws(DatabaseError) {
    self.init(
      id: try row.value("account_id"), name: try row.value("account_name"),
      roles: try Set(stored: row.value("account_roles")), hasPassword: try row.value("account_has_password"),
      pictureEpoch: try row.value("account_picture_epoch"), createdAt: try row.value("account_created_at"))
  }
}

extension Set<Role> {
  /// The roles in one column: their names in order, with commas between.
  var stored: String { map(\.rawValue).sorted().joined(separator: ",") }

  init(stored: String) throws(DatabaseError) {
    self.init()
    for name in stored.split(separator: ",") {
      guard let role = Role(rawValue: String(name)) else {
        throw .decoding(column: "roles", expected: "names of roles", found: stored)
      }
      insert(role)
    }
  }
}

private import Embedded
package import Storage

/// The tables of this module.
package enum AccountsSchema {
  package static var migrations: [Migration] {
    [Migration(fileName: "0001-accounts.sql", sql: EmbeddedFile("migrations/0001-accounts.sql").text)]
  }
}

private import Embedded
package import Storage

/// The tables of this module.
package enum ClosetSchema {
  package static var migrations: [Migration] {
    [Migration(fileName: "0003-closet.sql", sql: EmbeddedFile("migrations/0003-closet.sql").text)]
  }
}

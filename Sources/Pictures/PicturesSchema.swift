private import Embedded
package import Storage

/// The tables of this module.
package enum PicturesSchema {
  package static var migrations: [Migration] {
    [Migration(fileName: "0002-pictures.sql", sql: EmbeddedFile("migrations/0002-pictures.sql").text)]
  }
}

import Cryptography
import Storage

extension DatabaseReading {
  /// The originals that pictures refer to, each once, in the order of their hashes, with their lengths.
  func referencedOriginals() throws(DatabaseError) -> [StoredBlob] {
    var originals: [StoredBlob] = []
    let query: SQL = """
      SELECT content_hash, max(byte_count) AS byte_count FROM pictures GROUP BY content_hash ORDER BY content_hash
      """
    for row in try rows(query) {
      let text: String = try row.value("content_hash")
      guard let hash = ContentHash(text) else {
        throw .decoding(column: "content_hash", expected: "a SHA-256", found: text)
      }
      originals.append(StoredBlob(hash: hash, count: try row.value("byte_count")))
    }
    return originals
  }
}

extension DatabaseReading {
  /// What SQLite finds wrong with the database file and with references between rows; none when all is well.
  func integrityFaults() throws(DatabaseError) -> [String] {
    var faults: [String] = []
    for row in try rows("PRAGMA integrity_check(20)") {
      let text: String = try row.value("integrity_check")
      if text != "ok" { faults.append(text) }
    }
    for row in try rows("PRAGMA foreign_key_check") {
      faults.append("a row in \(try row.value("table", as: String.self)) refers to one that isn't there")
    }
    return faults
  }
}

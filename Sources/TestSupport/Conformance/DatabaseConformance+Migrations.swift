import Storage
import Testing

extension DatabaseConformance {
  /// What it promises of migrations. Their statements are such as every SQL database knows.
  static let migrationChecks: [ConformanceCheck<DatabaseSubject>] = [
    ConformanceCheck("each migration runs once, in the order of the numbers, whatever their order in the list") {
      subject in
      for _ in 0..<2 {
        let database = try await subject.openWith([third, second, subject.schema])
        let ids = try await database.read { try $0.sampleIDs() }
        #expect(ids == ["second", "third"])
        await database.close()
      }
    },
    ConformanceCheck("a migration that is new runs on the rows that are there") { subject in
      let database = try await subject.open()
      try await database.write { try $0.insertSample("first") }
      await database.close()
      let newer = try await subject.openWith([subject.schema, second])
      let ids = try await newer.read { try $0.sampleIDs() }
      #expect(ids == ["first", "second"])
    },
    ConformanceCheck("processes that open a new database at the same time all find it whole") { subject in
      // Many, so that one process comes to its turn while another is between two of them.
      let many = (2...30).map {
        Migration(number: $0, name: "one of many", sql: "INSERT INTO samples (id) VALUES ('\($0)')")
      }
      try await withThrowingTaskGroup { group in
        for _ in 0..<8 {
          group.addTask {
            let count = try await subject.openWith([subject.schema] + many).sampleCount()
            #expect(count == many.count)
          }
        }
        try await group.waitForAll()
      }
    },
    ConformanceCheck("a schema newer than the program's is refused in words, and left alone") { subject in
      let newer = try await subject.openWith([subject.schema, second, third])
      let error = await #expect(throws: DatabaseError.newerSchema(found: 3, known: 1)) {
        _ = try await subject.open()
      }
      #expect(error?.description.contains("newer version") == true)
      let ids = try await newer.read { try $0.sampleIDs() }
      #expect(ids == ["second", "third"])
    },
    ConformanceCheck("a migration that fails leaves the database as it was before it") { subject in
      let old = try await subject.open()
      try await old.write { try $0.insertSample("first") }
      await old.close()
      let failing = Migration(
        number: 3, name: "failing", sql: "INSERT INTO samples (id) VALUES ('half'); INSERT INTO nowhere VALUES (1)")
      let error = await #expect(throws: DatabaseError.self) {
        _ = try await subject.openWith([subject.schema, second, failing])
      }
      guard case .migrationFailed(3, "failing", let reason, _) = error else {
        Issue.record("threw \(String(describing: error))")
        return
      }
      #expect(reason.contains("nowhere"))
      let database = try await subject.openWith([subject.schema, second])
      let ids = try await database.read { try $0.sampleIDs() }
      #expect(ids == ["first", "second"])
    },
  ]

  private static let second = Migration(
    number: 2, name: "second", sql: "INSERT INTO samples (id) VALUES ('second')")
  private static let third = Migration(
    number: 3, name: "third", sql: "INSERT INTO samples (id) SELECT 'third' FROM samples WHERE id = 'second'")
}

extension DatabaseReading {
  fileprivate func sampleIDs() throws -> [String] {
    try rows("SELECT id FROM samples ORDER BY id").map { try $0.value("id") }
  }
}

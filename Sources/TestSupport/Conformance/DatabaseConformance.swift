import Platform
import Storage
import Testing

/// What every `Database` promises.
package enum DatabaseConformance {
  /// Everything.
  package static let checks =
    transactionChecks + valueChecks + changeChecks + migrationChecks + cancellationChecks

  /// What it promises of transactions.
  static let transactionChecks: [ConformanceCheck<DatabaseSubject>] = [
    ConformanceCheck("what was written is read, by every process") { subject in
      let (database, other) = try await (subject.open(), subject.open())
      try await database.write { try $0.insertSample("a") }
      let counts = try await (database.sampleCount(), other.sampleCount())
      #expect(counts == (1, 1))
    },
    ConformanceCheck("a statement tells how many rows it changed") { subject in
      let database = try await subject.open()
      let counts = try await database.write { transaction in
        for id in ["a", "b", "c"] { try transaction.insertSample(id) }
        let none = try transaction.run("DELETE FROM samples WHERE id = \("d")")
        let two = try transaction.run("UPDATE samples SET quantity = 1 WHERE id <> \("a")")
        let all = try transaction.run("DELETE FROM samples")
        return [none, two, all]
      }
      #expect(counts == [0, 2, 3])
    },
    ConformanceCheck("a body that throws leaves nothing, and its error is thrown") { subject in
      let database = try await subject.open()
      await #expect(throws: Refusal()) {
        try await database.write { transaction in
          try transaction.insertSample("a")
          try transaction.record(Change(audience: "x", noun: "samples", id: "a", kind: .insert))
          throw Refusal()
        }
      }
      await #expect(throws: Refusal()) { try await database.read { _ in throw Refusal() } }
      let (count, newest) = try await (database.sampleCount(), database.read { try $0.newestChange() })
      #expect(count == 0 && newest == 0)
    },
    ConformanceCheck("a read sees what was there when it began") { subject in
      let (database, other) = try await (subject.open(), subject.open())
      try await database.write { try $0.insertSample("a") }
      let (began, hasBegun) = AsyncStream.makeStream(of: Void.self)
      let isWritten = Semaphore()
      async let counts = database.read { snapshot in
        let before = try snapshot.sampleCount()
        hasBegun.finish()
        isWritten.wait()
        return try (before, snapshot.sampleCount())
      }
      for await _ in began {}
      try await database.write { try $0.insertSample("b") }
      try await other.write { try $0.insertSample("c") }
      isWritten.signal()
      let (before, after) = try await counts
      #expect(before == 1 && after == 1)
      let count = try await database.sampleCount()
      #expect(count == 3)
    },
    ConformanceCheck("of fifty writers at the same time in two processes none is lost") { subject in
      let (database, other) = try await (subject.open(), subject.open())
      try await database.write { try $0.insertSample("counter") }
      try await withThrowingTaskGroup { group in
        for number in 0..<50 {
          group.addTask {
            try await (number % 2 == 0 ? database : other).write { transaction in
              let quantity: Int = try transaction.row("SELECT quantity FROM samples")!.value("quantity")
              try transaction.run("UPDATE samples SET quantity = \(quantity + 1)")
            }
          }
        }
        try await group.waitForAll()
      }
      let quantity = try await database.read {
        try $0.row("SELECT quantity FROM samples")!.value("quantity", as: Int.self)
      }
      #expect(quantity == 50)
    },
    ConformanceCheck("the rules of the schema are kept, and named where they have a name") { subject in
      let database = try await subject.open()
      try await database.write { try $0.run("INSERT INTO samples (id, number) VALUES (\("a"), \(1))") }
      let refused: [(statement: SQL, word: String)] = [
        ("INSERT INTO samples (id) VALUES (\("a"))", "id"),
        ("INSERT INTO samples (id, number) VALUES (\("b"), \(1))", "number"),
        ("INSERT INTO samples (id, quantity) VALUES (\("b"), \(Int?.none))", "quantity"),
        ("INSERT INTO samples (id, quantity) VALUES (\("b"), \(-1))", "quantity"),
        ("INSERT INTO samples (id, parent) VALUES (\("b"), \("nobody"))", ""),
      ]
      for (statement, word) in refused {
        let error = await #expect(throws: DatabaseError.self) {
          try await database.write { try $0.run(statement) }
        }
        guard case .constraint(let rule) = error else {
          Issue.record("\(statement.text) threw \(String(describing: error))")
          continue
        }
        #expect(word.isEmpty || rule.contains(word), "\(rule)")
      }
      let count = try await database.sampleCount()
      #expect(count == 1)
    },
    ConformanceCheck("a statement that is wrong is refused with its text, never with its values") { subject in
      let database = try await subject.open()
      let error = await #expect(throws: DatabaseError.self) {
        try await database.read { try $0.rows("SELEKT \("secret")") }
      }
      guard case .failed(let reason, "SELEKT ?") = error else {
        Issue.record("threw \(String(describing: error))")
        return
      }
      #expect(!reason.isEmpty && !reason.contains("secret"))
    },
  ]
}

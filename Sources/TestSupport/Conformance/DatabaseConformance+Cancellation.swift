import Platform
import Storage
import Testing

extension DatabaseConformance {
  /// What it promises of tasks that are cancelled, and of closing.
  static let cancellationChecks: [ConformanceCheck<DatabaseSubject>] = [
    ConformanceCheck("cancelling stops a read that would never end") { subject in
      let database = try await subject.open()
      let (began, hasBegun) = AsyncStream.makeStream(of: Void.self)
      let reading = Task {
        try await database.read { snapshot in
          hasBegun.finish()
          return try snapshot.rows(endless).count
        }
      }
      for await _ in began {}
      reading.cancel()
      await #expect(throws: CancellationError.self) { try await reading.value }
      let count = try await database.sampleCount()
      #expect(count == 0)
    },
    ConformanceCheck("cancelling a write leaves nothing of it, and the next one is not disturbed") { subject in
      let database = try await subject.open()
      let (began, hasBegun) = AsyncStream.makeStream(of: Void.self)
      let writing = Task {
        try await database.write { transaction in
          try transaction.insertSample("a")
          hasBegun.finish()
          return try transaction.rows(endless).count
        }
      }
      for await _ in began {}
      writing.cancel()
      await #expect(throws: CancellationError.self) { try await writing.value }
      try await database.write { try $0.insertSample("b") }
      let count = try await database.sampleCount()
      #expect(count == 1)
    },
    ConformanceCheck("a task that is cancelled already does nothing") { subject in
      let database = try await subject.open()
      let writing = Task {
        unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
        try await database.write { try $0.insertSample("a") }
      }
      await #expect(throws: CancellationError.self) { try await writing.value }
      let count = try await database.sampleCount()
      #expect(count == 0)
    },
    ConformanceCheck("closing waits for what is under way") { subject in
      let database = try await subject.open()
      let (began, hasBegun) = AsyncStream.makeStream(of: Void.self)
      let mayEnd = Semaphore()
      async let written: Void = database.write { transaction in
        hasBegun.finish()
        mayEnd.wait()
        try transaction.insertSample("a")
      }
      for await _ in began {}
      async let closed: Void = database.close()
      mayEnd.signal()
      try await written
      await closed
      let count = try await subject.open().sampleCount()
      #expect(count == 1)
    },
    ConformanceCheck("what is asked after closing is refused") { subject in
      let database = try await subject.open()
      await database.close()
      await database.close()
      await #expect(throws: DatabaseError.closed) { try await database.read { try $0.sampleCount() } }
      await #expect(throws: DatabaseError.closed) { try await database.write { try $0.insertSample("a") } }
      await #expect(throws: DatabaseError.closed) { try await database.backUp(to: "/nowhere/at/all") }
    },
  ]

  private static let endless: SQL = """
    WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers)
    SELECT count(*) FROM numbers
    """
}

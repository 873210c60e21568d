import TestSupport
import Testing

@testable import Storage

@Suite(.timeLimit(.minutes(1))) struct ChangesTests {
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  @Test func `the newest ten thousand are kept, and who missed older ones has to start anew`() async throws {
    let database = try await openSamples(folder.path("database"))
    try await database.write { transaction in
      for _ in 0..<12_000 {
        try transaction.record(Change(audience: "me", noun: "samples", id: "a", kind: .update))
      }
    }
    let (kept, whole, missed) = try await database.read { snapshot in
      let kept: Int = try snapshot.row("SELECT count(*) AS count FROM changes")!.value("count")
      let whole = try snapshot.changes(after: 2000, audience: "me", limit: 20_000)
      return (kept, whole, try snapshot.changes(after: 1999, audience: "me", limit: 20_000))
    }
    #expect(kept == 10_000)
    #expect(whole?.count == 10_000 && whole?.first?.number == 2001)
    #expect(missed == nil)
  }
}

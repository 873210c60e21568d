import Platform
import Storage
import Testing

extension DatabaseConformance {
  /// What it promises of changes and of telling them.
  static let changeChecks: [ConformanceCheck<DatabaseSubject>] = [
    ConformanceCheck("changes are read in order, by their audience alone, from where a reader left off") { subject in
      let (database, other) = try await (subject.open(), subject.open())
      let kinds: [Change.Kind] = [.insert, .update, .delete]
      let changes = kinds.map { Change(audience: "me", noun: "samples", id: "a", kind: $0) }
      for change in changes {
        try await database.write { transaction in
          try transaction.record(Change(audience: "you", noun: "samples", id: "b", kind: .insert))
          try transaction.record(change)
        }
      }
      let all = try #require(try await other.read { try $0.changes(after: 0, audience: "me", limit: 10) })
      #expect(all.map(\.change) == changes)
      #expect(zip(all, all.dropFirst()).allSatisfy { $0.number < $1.number })
      let rest = try await other.read { try $0.changes(after: all[0].number, audience: "me", limit: 1) }
      #expect(rest == [all[1]])
      let newest = try await other.read { try $0.newestChange() }
      #expect(newest == all[2].number)
      let none = try await other.read { try $0.changes(after: newest, audience: "me", limit: 10) }
      #expect(none == [])
    },
    ConformanceCheck("a number that was never given, as after a backup was restored, makes a reader start anew") {
      subject in
      let database = try await subject.open()
      let changes = try await database.read { try $0.changes(after: 7, audience: "me", limit: 10) }
      #expect(changes == nil)
    },
    ConformanceCheck("a commit with a change is told, one without is not") { subject in
      let database = try await subject.open()
      var notices = database.changeNotices().makeAsyncIterator()
      try await database.write { try $0.insertSample("a") }
      try await database.write { transaction in
        try transaction.record(Change(audience: "me", noun: "samples", id: "a", kind: .insert))
        try transaction.record(Change(audience: "me", noun: "samples", id: "b", kind: .insert))
      }
      let (told, newest) = (await notices.next(), try await database.read { try $0.newestChange() })
      #expect(told == newest)
    },
    ConformanceCheck("a change by another process is told to all who listen") { subject in
      let (database, other) = try await (subject.open(), subject.open())
      var first = database.changeNotices().makeAsyncIterator()
      var second = database.changeNotices().makeAsyncIterator()
      for id in ["a", "b"] {
        try await other.write { try $0.record(Change(audience: "me", noun: "samples", id: id, kind: .insert)) }
        let newest = try await other.read { try $0.newestChange() }
        let told = (await first.next(), await second.next())
        #expect(told == (newest, newest))
      }
    },
    ConformanceCheck("who stops listening and listens again hears what comes then") { subject in
      let (database, other) = try await (subject.open(), subject.open())
      for id in ["a", "b", "c"] {
        try await other.write { try $0.record(Change(audience: "me", noun: "samples", id: id, kind: .insert)) }
        var told: Int64?
        for await number in database.changeNotices() {
          told = number
          break
        }
        let newest = try await database.read { try $0.newestChange() }
        #expect(told == newest)
      }
    },
    ConformanceCheck("closing ends the streams, and those asked for afterwards") { subject in
      let database = try await subject.open()
      let notices = database.changeNotices()
      await database.close()
      for await number in notices { Issue.record("told \(number)") }
      for await number in database.changeNotices() { Issue.record("told \(number)") }
    },
  ]
}

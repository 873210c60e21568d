import Platform
package import Storage

/// An empty place for a database, made for one check.
package struct DatabaseSubject: Sendable {
  /// Opens the database there with its schema at these migrations; opened twice, it is as two processes have it.
  package let openWith: @Sendable ([Migration]) async throws -> any Database
  /// The backend's own SQL for the table that the checks use.
  ///
  /// `samples` has `id` (text, the key), `number` (64-bit integers, unique), `real` (double precision), `text`, `bytes`
  /// (all of which may be null), `quantity` (integer, 0 if not given, never null or negative) and `parent` (another
  /// sample's `id`, or null).
  package let schema: Migration
  /// The clock of the databases.
  package let clock: ManualClock

  package init(
    schema: String, clock: ManualClock, openWith: @escaping @Sendable ([Migration]) async throws -> any Database
  ) {
    self.openWith = openWith
    self.schema = Migration(number: 1, name: "samples", sql: schema)
    self.clock = clock
  }

  /// Opens the database there with the table `samples`.
  package func open() async throws -> any Database { try await openWith([schema]) }
}

/// What a body of a check throws.
struct Refusal: Error, Equatable {}

extension Database {
  /// How many samples there are.
  func sampleCount() async throws -> Int { try await read { try $0.sampleCount() } }
}

extension DatabaseReading {
  func sampleCount() throws -> Int { try row("SELECT count(*) AS count FROM samples")!.value("count") }
}

extension DatabaseWriting {
  func insertSample(_ id: String, quantity: Int = 0) throws {
    try run("INSERT INTO samples (id, quantity) VALUES (\(id), \(quantity))")
  }
}

/// An error of a domain, one case of which is a fault of the database.
package protocol DatabaseErrorWrapping: Error {
  /// The case for the database's own faults.
  static func database(_ error: DatabaseError) -> Self
}

extension Database {
  /// Reads as `read` does; whatever is thrown, `body`'s errors or the database's, comes as one closed type.
  package func read<Value: Sendable, Failure: DatabaseErrorWrapping>(
    failingWith: Failure.Type, _ body: @escaping @Sendable (any DatabaseReading) throws -> Value
  ) async throws(Failure) -> Value {
    do { return try await read(body) } catch { throw Failure(wrapping: error) }
  }

  /// Writes as `write` does; whatever is thrown, `body`'s errors or the database's, comes as one closed type.
  package func write<Value: Sendable, Failure: DatabaseErrorWrapping>(
    failingWith: Failure.Type, _ body: @escaping @Sendable (any DatabaseWriting) throws -> Value
  ) async throws(Failure) -> Value {
    do { return try await write(body) } catch { throw Failure(wrapping: error) }
  }
}

extension DatabaseErrorWrapping {
  fileprivate init(wrapping error: any Error) {
    switch error {
    case let error as Self: self = error
    case let error as DatabaseError: self = .database(error)
    case is CancellationError: self = .database(.cancelled)
    default: self = .database(.failed(reason: "\(error)", statement: ""))
    }
  }
}

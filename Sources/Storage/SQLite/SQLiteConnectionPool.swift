private import Platform
private import Synchronization

/// Connections to one file and as many threads, on which everything that blocks is done.
final class SQLiteConnectionPool: Sendable {
  private final class Slot: Sendable {
    let connection: Mutex<SQLiteConnection>
    init(_ connection: sending SQLiteConnection) { self.connection = Mutex(connection) }
  }

  private let threads: BlockingPool
  private let slots: [Slot]
  private let idle: Mutex<[Slot]>

  private init(threads: BlockingPool, slots: [Slot]) {
    self.threads = threads
    self.slots = slots
    idle = Mutex(slots)
  }

  /// Opens `count` connections with `connect`.
  static func open(
    count: Int, name: String, _ connect: @escaping @Sendable () throws(DatabaseError) -> sending SQLiteConnection
  ) async throws(DatabaseError) -> SQLiteConnectionPool {
    let threads = BlockingPool(threads: count, name: name)
    let slots = try await threads.run { () throws(DatabaseError) in
      var slots: [Slot] = []
      for _ in 0..<count { slots.append(Slot(try connect())) }
      return slots
    }
    return SQLiteConnectionPool(threads: threads, slots: slots)
  }

  /// Runs `body` with a connection that nobody else uses. When the task is cancelled its statements throw `.cancelled`.
  func run<Value: Sendable, Failure: Error>(
    _ body: @escaping @Sendable (SQLiteConnection) throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let flag = CancellationFlag()
    let result: Result<Value, Failure> = await withTaskCancellationHandler {
      await threads.run { [self] in
        // There are as many slots as threads, so one is idle.
        let slot = idle.withLock { $0.removeLast() }
        defer { idle.withLock { $0.append(slot) } }
        return slot.connection.withLock { connection in
          Result { () throws(Failure) in
            try connection.cancellable(by: flag) { () throws(Failure) in try body(connection) }
          }
        }
      }
    } onCancel: {
      flag.raise()
    }
    return try result.get()
  }

  /// Waits for what is under way and closes all connections.
  func close() async {
    await threads.run { [slots] in
      for slot in slots { slot.connection.withLock { $0.close() } }
    }
  }
}

private import CSQLite

/// A connection to a SQLite file. It isn't `Sendable`: it lives in a `Mutex`, and the compiler keeps it there.
@safe final class SQLiteConnection {
  let path: String
  private let isReader: Bool
  private var handle: OpaquePointer?
  private var statements: [String: SQLiteStatement] = [:]
  private var cancellation: CancellationFlag?

  /// How many statements are kept prepared; when there are more, all are let go.
  private static let preparedLimit = 200
  /// How many steps of SQLite's virtual machine pass between two looks at the cancellation flag: well under 1 ms.
  private static let stepsBetweenLooks: Int32 = 10_000

  /// Opens the file at `path`, which must be there; a reader can't write.
  init(path: String, isReader: Bool, busyTimeout: Duration) throws(DatabaseError) {
    self.path = path
    self.isReader = isReader
    // One thread at a time uses a connection, so SQLite needs no locks of its own inside it.
    let access = isReader ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE
    let code = unsafe sqlite3_open_v2(path, &handle, access | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
    guard code == SQLITE_OK else { throw error(code, statement: "open") }
    // SQLite opens a file that it can't write for reading, whatever it was asked for.
    guard unsafe isReader || sqlite3_db_readonly(handle, "main") == 0 else { throw .readOnly(path: path) }
    unsafe sqlite3_busy_timeout(handle, Int32(busyTimeout / .milliseconds(1)))
  }

  deinit { close() }

  /// Closes it. What is asked afterwards throws `.closed`.
  func close() {
    statements = [:]
    unsafe sqlite3_close_v2(handle)
    unsafe handle = nil
  }

  /// The rows that a statement gives.
  func rows(_ statement: SQL) throws(DatabaseError) -> [Row] {
    try using(statement) { (prepared) throws(DatabaseError) in
      let columns = prepared.columns
      var rows: [Row] = []
      while try advance(prepared, statement.text) { rows.append(Row(columns: columns, values: prepared.values())) }
      return rows
    }
  }

  /// Runs a statement to its end, and returns how many rows it inserted, updated or deleted.
  @discardableResult
  func run(_ statement: SQL) throws(DatabaseError) -> Int {
    try using(statement) { (prepared) throws(DatabaseError) in
      let before = unsafe sqlite3_total_changes64(handle)
      while try advance(prepared, statement.text) {}
      // sqlite3_changes64 tells of the last statement that could change rows, which a CREATE TABLE is not.
      return unsafe sqlite3_total_changes64(handle) == before ? 0 : Int(sqlite3_changes64(handle))
    }
  }

  /// Runs any number of statements that take no values.
  func run(script: String) throws(DatabaseError) {
    try checkUsable()
    let code = unsafe sqlite3_exec(handle, script, nil, nil, nil)
    guard code == SQLITE_OK else { throw error(code, statement: "script") }
  }

  /// The number of the newest change; 0 when there is none.
  func newestChange() throws(DatabaseError) -> Int64 {
    try rows("SELECT max(number) AS newest FROM changes").first?.value("newest", as: Int64?.self) ?? 0
  }

  /// A transaction is open.
  var isInTransaction: Bool { unsafe handle != nil && sqlite3_get_autocommit(handle) == 0 }

  /// Keeps what the transaction did. From here on it can't be cancelled.
  func commit() throws(DatabaseError) {
    stopLooking()
    guard isInTransaction else {
      throw .failed(reason: "the transaction was ended by a statement inside it", statement: "COMMIT")
    }
    try run("COMMIT")
  }

  /// Takes back what the transaction did, if one is still open.
  func rollBack() {
    stopLooking()
    guard isInTransaction else { return }
    // A rollback that fails leaves the transaction open; then the next BEGIN fails and says so.
    _ = unsafe sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
  }

  /// Runs `body`, whose statements throw `.cancelled` once the flag is raised.
  func cancellable<Value, Failure: Error>(
    by flag: CancellationFlag, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard unsafe handle != nil else { return try body() }  // where every statement throws `.closed`
    cancellation = flag
    // The flag outlives the handler: `cancellation` holds it until `stopLooking` took the handler away.
    unsafe sqlite3_progress_handler(
      handle, Self.stepsBetweenLooks,
      { context in unsafe Unmanaged<CancellationFlag>.fromOpaque(context!).takeUnretainedValue().isRaised ? 1 : 0 },
      Unmanaged.passUnretained(flag).toOpaque())
    defer { stopLooking() }
    return try body()
  }

  private func stopLooking() {
    if unsafe handle != nil { unsafe sqlite3_progress_handler(handle, 0, nil, nil) }
    cancellation = nil
  }

  /// Throws `.closed` or `.cancelled`.
  func checkUsable() throws(DatabaseError) {
    guard unsafe handle != nil else { throw .closed }
    guard cancellation?.isRaised != true else { throw .cancelled }
  }

  private func using<Value>(
    _ statement: SQL, _ body: (SQLiteStatement) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value {
    try checkUsable()
    let prepared = try prepare(statement.text)
    guard prepared.parameterCount == statement.values.count else {
      throw .failed(
        reason: "it takes \(prepared.parameterCount) values and was given \(statement.values.count)",
        statement: statement.text)
    }
    defer { prepared.reset() }
    let code = prepared.bind(statement.values)
    guard code == SQLITE_OK else { throw error(code, statement: statement.text) }
    return try body(prepared)
  }

  private func advance(_ prepared: SQLiteStatement, _ text: String) throws(DatabaseError) -> Bool {
    let code = prepared.step()
    guard code == SQLITE_ROW || code == SQLITE_DONE else { throw error(code, statement: text) }
    return code == SQLITE_ROW
  }

  private func prepare(_ text: String) throws(DatabaseError) -> SQLiteStatement {
    if let prepared = statements[text] { return prepared }
    var statement: OpaquePointer?
    var (code, hasMore) = (SQLITE_OK, false)
    var copy = text
    copy.withUTF8 { utf8 in
      let start = unsafe UnsafeRawPointer(utf8.baseAddress!).assumingMemoryBound(to: CChar.self)
      var rest: UnsafePointer<CChar>?
      code = unsafe sqlite3_prepare_v3(
        handle, start, Int32(utf8.count), UInt32(SQLITE_PREPARE_PERSISTENT), &statement, &rest)
      let read = unsafe rest.map { unsafe $0 - start } ?? utf8.count
      hasMore = unsafe utf8[read...].contains { !" \n\t;".utf8.contains($0) }
    }
    guard code == SQLITE_OK else { throw error(code, statement: text) }
    guard let statement = unsafe statement else { throw .failed(reason: "it is empty", statement: text) }
    let prepared = unsafe SQLiteStatement(adopting: statement)
    guard !hasMore else { throw .failed(reason: "there is more than one", statement: text) }
    if statements.count >= Self.preparedLimit { statements = [:] }
    statements[text] = prepared
    return prepared
  }

  private func error(_ code: Int32, statement: String) -> DatabaseError {
    if isReader && code == SQLITE_READONLY { return .failed(reason: "a read can't write", statement: statement) }
    let words = unsafe String(cString: sqlite3_errmsg(handle))
    return DatabaseError(
      code, words: words, errno: unsafe sqlite3_system_errno(handle), path: path, statement: statement)
  }
}

private import CSQLite

/// A prepared statement of a connection, used by the connection alone.
@safe final class SQLiteStatement {
  private let handle: OpaquePointer

  /// Takes over a prepared statement.
  init(adopting handle: OpaquePointer) { unsafe self.handle = handle }

  deinit { unsafe sqlite3_finalize(handle) }

  /// How many values it takes.
  var parameterCount: Int { Int(unsafe sqlite3_bind_parameter_count(handle)) }

  /// Gives it its values, in order, and returns the result code.
  func bind(_ values: [SQLValue]) -> Int32 {
    for (index, value) in values.enumerated() {
      let code = bind(value, at: Int32(index + 1))
      guard code == SQLITE_OK else { return code }
    }
    return SQLITE_OK
  }

  private func bind(_ value: SQLValue, at index: Int32) -> Int32 {
    switch value {
    case .null: unsafe sqlite3_bind_null(handle, index)
    case .integer(let number): unsafe sqlite3_bind_int64(handle, index, number)
    case .real(let number): unsafe sqlite3_bind_double(handle, index, number)
    case .text(let text):
      unsafe sqlite3_bind_text64(
        handle, index, text, UInt64(text.utf8.count), csqlite_transient(), UInt8(SQLITE_UTF8))
    case .blob(let bytes) where bytes.isEmpty: unsafe sqlite3_bind_zeroblob(handle, index, 0)
    case .blob(let bytes):
      unsafe sqlite3_bind_blob64(handle, index, bytes, UInt64(bytes.count), csqlite_transient())
    }
  }

  /// Runs it until the next row or the end, and returns the result code.
  func step() -> Int32 { unsafe sqlite3_step(handle) }

  /// Makes it ready to be used again, without its values.
  func reset() {
    // The code that sqlite3_reset returns is that of the last step, which was looked at then.
    _ = unsafe sqlite3_reset(handle)
    unsafe sqlite3_clear_bindings(handle)
  }

  /// The names of its columns.
  var columns: [String] {
    let count = unsafe sqlite3_column_count(handle)
    return (0..<count).map { unsafe String(cString: sqlite3_column_name(handle, $0)) }
  }

  /// The values of the row that `step` came to.
  func values() -> [SQLValue] {
    let count = unsafe sqlite3_data_count(handle)
    return (0..<count).map { value(at: $0) }
  }

  private func value(at column: Int32) -> SQLValue {
    switch unsafe sqlite3_column_type(handle, column) {
    case SQLITE_INTEGER: return .integer(unsafe sqlite3_column_int64(handle, column))
    case SQLITE_FLOAT: return .real(unsafe sqlite3_column_double(handle, column))
    case SQLITE_TEXT:
      let start = unsafe sqlite3_column_text(handle, column)
      let count = Int(unsafe sqlite3_column_bytes(handle, column))
      return .text(unsafe String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self))
    case SQLITE_BLOB:
      let start = unsafe sqlite3_column_blob(handle, column)
      let count = Int(unsafe sqlite3_column_bytes(handle, column))
      return .blob(unsafe [UInt8](UnsafeRawBufferPointer(start: start, count: count)))
    default: return .null
    }
  }
}

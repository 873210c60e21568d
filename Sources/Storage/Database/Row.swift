/// One row of a result, read by column name.
package struct Row: Sendable {
  /// The names of the columns, shared by all rows of a result.
  package let columns: [String]
  /// The values, one for each column.
  package let values: [SQLValue]

  package init(columns: [String], values: [SQLValue]) {
    self.columns = columns
    self.values = values
  }

  /// The value of `column` as the type asked for.
  ///
  /// Throws `DatabaseError.decoding` naming the column when there is none of that name or its value is another type's.
  package func value<Value: SQLConvertible>(
    _ column: String, as type: Value.Type = Value.self
  ) throws(DatabaseError) -> Value {
    guard let index = columns.firstIndex(of: column) else {
      throw .decoding(column: column, expected: "a column of that name", found: columns.joined(separator: ", "))
    }
    guard let value = Value(sqlValue: values[index]) else {
      throw .decoding(column: column, expected: "\(type)", found: values[index].kind)
    }
    return value
  }
}

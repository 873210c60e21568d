/// What can go wrong with a database.
package enum DatabaseError: Error, Equatable, CustomStringConvertible {
  /// The file can't be opened or is none of a database's; the reason in words.
  case cannotOpen(path: String, reason: String)
  /// The database was written by a newer program: it has migration `found`, this program knows up to `known`.
  case newerSchema(found: Int, known: Int)
  /// A migration failed and was rolled back; where the copy made before lies, if one was needed.
  case migrationFailed(number: Int, name: String, reason: String, copy: String?)
  /// The disk or the quota is full. Nothing of the transaction was kept.
  case outOfSpace(path: String)
  /// The file or its folder can't be written.
  case readOnly(path: String)
  /// Another process kept the database locked longer than the program waits.
  case busy
  /// A rule of the schema (unique, foreign key, check) refused the statement; `rule` names it.
  case constraint(rule: String)
  /// A column is missing or holds another type.
  case decoding(column: String, expected: String, found: String)
  /// The content of the file is damaged; the words of the database.
  case damaged(path: String, reason: String)
  /// The statement is wrong, or the disk failed; the words of the database or the operating system.
  case failed(reason: String, statement: String)
  /// The task that asked was cancelled. Nothing of the transaction was kept.
  case cancelled
  /// The database was closed.
  case closed

  package var description: String {
    switch self {
    case .cannotOpen(let path, let reason): "The database \(path) can't be opened: \(reason)."
    case .newerSchema(let found, let known):
      "The database was written by a newer version of this program (schema \(found), this one knows \(known)). "
        + "Install that version again, or restore a backup made by this one."
    case .migrationFailed(let number, let name, let reason, let copy):
      "Bringing the database up to date failed at step \(number) (\(name)): \(reason). It is as it was before."
        + (copy.map { " A copy is at \($0)." } ?? "")
    case .outOfSpace(let path): "The disk that holds \(path) is full. Nothing was lost; free some space and try again."
    case .readOnly(let path): "\(path) can't be written by this user."
    case .busy: "The database is in use by another process that doesn't let go."
    case .constraint(let rule): "The database refused a value: \(rule)."
    case .decoding(let column, let expected, let found):
      "The column \(column) should hold \(expected), and holds \(found)."
    case .damaged(let path, let reason): "The database \(path) is damaged: \(reason). Restore a backup of it."
    case .failed(let reason, let statement): "The database refused a statement: \(reason) (\(statement))."
    case .cancelled: "The work was cancelled."
    case .closed: "The database is closed."
    }
  }
}

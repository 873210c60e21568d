/// A step from one form of the database to the next: a numbered file of SQL.
package struct Migration: Sendable, Hashable {
  /// Its place in the order, from 1, unique in the program.
  package let number: Int
  /// What it does, such as `accounts`.
  package let name: String
  /// The statements, run in one transaction.
  package let sql: String

  package init(number: Int, name: String, sql: String) {
    self.number = number
    self.name = name
    self.sql = sql
  }

  /// The migration in a file named as `0001-accounts.sql`, with or without folders before. Stops the program for another name.
  package init(fileName: String, sql: String) {
    let file = fileName.split(separator: "/").last ?? ""
    let parts = file.split(separator: "-", maxSplits: 1)
    guard parts.count == 2, let number = Int(parts[0]), parts[1].hasSuffix(".sql") else {
      preconditionFailure("\(fileName) is no name of a migration")
    }
    self.init(number: number, name: String(parts[1].dropLast(4)), sql: sql)
  }
}

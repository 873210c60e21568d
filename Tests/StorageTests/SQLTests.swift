import Testing

@testable import Storage

@Suite struct SQLTests {
  @Test func `an interpolated value travels beside the text`() {
    let name = "x'; DROP TABLE clothes; --"
    let statement: SQL = "SELECT * FROM clothes WHERE name = \(name)"
    #expect(statement.text == "SELECT * FROM clothes WHERE name = ?")
    #expect(statement.values == [.text(name)])
  }

  @Test func `a piece of SQL is spliced in with its values`() {
    let condition: SQL = "a = \(1) AND b = \("x")"
    let statement: SQL = "SELECT 1 WHERE \(condition) LIMIT \(5)"
    #expect(statement.text == "SELECT 1 WHERE a = ? AND b = ? LIMIT ?")
    #expect(statement.values == [.integer(1), .text("x"), .integer(5)])
  }

  @Test func `an empty list matches nothing`() {
    #expect(SQL.list([Int]()).text == "NULL")
  }
}

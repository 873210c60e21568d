import Cryptography
import Platform
import Storage
import Testing

extension DatabaseConformance {
  /// What it promises of values and their types.
  static let valueChecks: [ConformanceCheck<DatabaseSubject>] = [
    ConformanceCheck("values of every type come back as they were") { subject in
      let database = try await subject.open()
      let samples = Sample.extremes + (0..<100).map { Sample.random(number: $0) }
      try await database.write { transaction in
        for (index, sample) in samples.enumerated() {
          try transaction.run(
            """
            INSERT INTO samples (id, number, real, text, bytes)
            VALUES (\("\(index)"), \(sample.number), \(sample.real), \(sample.text), \(sample.bytes))
            """)
        }
      }
      for (index, sample) in samples.enumerated() {
        let found = try await database.read { try Sample($0.row("SELECT * FROM samples WHERE id = \("\(index)")")!) }
        #expect(found == sample)
      }
    },
    ConformanceCheck("a value that is bound finds the row that holds it") { subject in
      let database = try await subject.open()
      let text = "줄무늬 '셔츠' \"x\"; --\n"
      try await database.write { try $0.run("INSERT INTO samples (id, text) VALUES (\("a"), \(text))") }
      let ids = try await database.read { snapshot in
        try snapshot.rows("SELECT id FROM samples WHERE text = \(text) AND id IN (\(SQL.list(["a", "b"])))")
          .map { try $0.value("id", as: String.self) }
      }
      #expect(ids == ["a"])
    },
    ConformanceCheck("an instant and an enum are read as what they are") { subject in
      let database = try await subject.open()
      let moment = subject.clock.now()
      try await database.write {
        try $0.run("INSERT INTO samples (id, number, text) VALUES (\("a"), \(moment), \(Change.Kind.update))")
      }
      let row = try #require(try await database.read { try $0.row("SELECT number, text FROM samples") })
      #expect(try row.value("number") == moment)
      #expect(try row.value("text") == Change.Kind.update)
    },
    ConformanceCheck("a value of another type, or none of that name, is an error that names the column") { subject in
      let database = try await subject.open()
      try await database.write { try $0.run("INSERT INTO samples (id, text) VALUES (\("a"), \("b"))") }
      let row = try #require(try await database.read { try $0.row("SELECT id, number, text FROM samples") })
      let attempts: [(column: String, () throws -> Void)] = [
        ("text", { _ = try row.value("text", as: Int.self) }),
        ("text", { _ = try row.value("text", as: Change.Kind.self) }),
        ("text", { _ = try row.value("text", as: [UInt8]?.self) }),
        ("number", { _ = try row.value("number", as: Int.self) }),
        ("price", { _ = try row.value("price", as: Int?.self) }),
      ]
      for (column, attempt) in attempts {
        let error = #expect(throws: DatabaseError.self) { try attempt() }
        guard case .decoding(column, _, _) = error else {
          Issue.record("reading \(column) threw \(String(describing: error))")
          continue
        }
      }
    },
  ]
}

/// A row with a value of each type.
private struct Sample: Sendable, Equatable {
  var number: Int64?
  var real: Double?
  /// The bytes of the text: two strings are equal in Swift though one is composed and the other isn't.
  var utf8: [UInt8]?
  var bytes: [UInt8]?

  var text: String? { utf8.map { String(decoding: $0, as: UTF8.self) } }

  init(number: Int64?, real: Double?, text: String?, bytes: [UInt8]?) {
    self.number = number
    self.real = real
    utf8 = text.map { Array($0.utf8) }
    self.bytes = bytes
  }

  init(_ row: Row) throws {
    self.init(
      number: try row.value("number"), real: try row.value("real"), text: try row.value("text"),
      bytes: try row.value("bytes"))
  }

  static let extremes = [
    Sample(number: nil, real: nil, text: nil, bytes: nil),
    Sample(number: .max, real: .greatestFiniteMagnitude, text: "", bytes: []),
    Sample(number: .min, real: .leastNonzeroMagnitude, text: "\u{1112}\u{1161}\u{11ab}글", bytes: [0]),
    Sample(number: -1, real: -.infinity, text: "👩🏽‍🚀 e\u{301} \u{10ffff}", bytes: Array(0...255)),
    Sample(number: -2, real: 5, text: String(repeating: "한", count: 100_000), bytes: SecureRandom.bytes(1_000_000)),
  ]

  static func random(number: Int64) -> Sample {
    let ranges: [ClosedRange<UInt32>] = [0x20...0x7e, 0xac00...0xd7a3, 0x1100...0x11ff, 0x1f300...0x1f6ff]
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...40) {
      text.append(Unicode.Scalar(UInt32.random(in: ranges.randomElement()!))!)
    }
    return Sample(
      number: number, real: Double(bitPattern: .random(in: 0...Double.greatestFiniteMagnitude.bitPattern)),
      text: String(text), bytes: SecureRandom.bytes(.random(in: 0...100)))
  }
}

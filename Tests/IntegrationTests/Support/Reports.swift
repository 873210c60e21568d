import Foundation

/// What `import --json` prints.
struct ImportResult: Decodable {
  struct File: Decodable {
    let file: String
    let outcome: String
    let category: String?
    let reason: String?
  }

  let imported: Int
  let skipped: Int
  let refused: Int
  let files: [File]

  init(_ outcome: BuiltProgram.Outcome) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(outcome.output.utf8))
  }
}

/// What `doctor --json` prints.
struct DoctorResult: Decodable {
  struct Problem: Decodable {
    let kind: String
    let subject: String
  }

  let problems: [Problem]
  let pictures: Int
  let originals: Int

  init(_ outcome: BuiltProgram.Outcome) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(outcome.output.utf8))
  }
}

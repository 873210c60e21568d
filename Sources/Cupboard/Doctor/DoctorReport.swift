/// What the doctor found.
struct DoctorReport: Encodable, Equatable, Sendable {
  /// A kind of thing that is wrong; the raw values are what scripts read.
  enum Kind: String, Encodable, Sendable, CaseIterable {
    case databaseDamaged = "database-damaged"
    case rowUnreadable = "row-unreadable"
    case originalMissing = "original-missing"
    case originalChanged = "original-changed"
    case copiesMissing = "copies-missing"
    case keyExposed = "key-exposed"
    case diskAlmostFull = "disk-almost-full"
    case workerFails = "worker-fails"
    case unreadable = "unreadable"
  }

  struct Problem: Encodable, Equatable, Sendable {
    let kind: Kind
    /// What it is about, such as the name of a photo.
    let subject: String
    /// One sentence.
    let words: String
  }

  var problems: [Problem] = []
  /// What is worth knowing and not wrong.
  var notes: [String] = []
  /// How many pictures the database has, and how many originals there are.
  var pictures = 0
  var originals = 0
  /// The hashes of originals of which smaller copies are missing.
  var incomplete: [String] = []
  /// Originals whose copies were made again.
  var repaired = 0

  mutating func add(_ kind: Kind, _ subject: String, _ words: String) {
    problems.append(Problem(kind: kind, subject: subject, words: words))
  }

  /// As a person reads it.
  var lines: [String] {
    var lines = problems.map { "problem: \($0.words)" } + notes.map { "note: \($0)" }
    func counted(_ count: Int, _ word: String) -> String { count == 1 ? "1 \(word)" : "\(count) \(word)s" }
    lines.append("\(counted(pictures, "photo")) and \(counted(originals, "original")) were looked at.")
    if repaired > 0 { lines.append("The copies of \(repaired) originals were made again.") }
    lines.append(
      problems.isEmpty
        ? "All is well." : problems.count == 1 ? "1 problem was found." : "\(problems.count) problems were found.")
    return lines
  }
}

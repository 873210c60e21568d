import Closet

/// What became of every file of an import.
struct ImportReport: Encodable, Equatable, Sendable {
  enum Outcome: Equatable, Sendable {
    case imported(Category)
    /// It is in the closet already, or the same as a file before it.
    case skipped
    /// Why it could not be taken, in a sentence.
    case refused(String)
  }

  struct File: Equatable, Sendable {
    let name: String
    let outcome: Outcome
    /// Whether a folder told the category, so that it is not the one for all others.
    var isCategoryTold = true

    /// What became of it, in a line; what was refused is told elsewhere.
    var line: String? {
      switch outcome {
      case .imported(let category): "\(name.forTerminal): \(category.rawValue)"
      case .skipped: "\(name.forTerminal): already there"
      case .refused: nil
      }
    }
  }

  var files: [File] = []

  func count(where isCounted: (Outcome) -> Bool) -> Int { files.count { isCounted($0.outcome) } }

  var imported: Int { count { if case .imported = $0 { true } else { false } } }
  var skipped: Int { count { $0 == .skipped } }
  var refused: Int { files.count - imported - skipped }

  /// The summary, as a person reads it.
  func summary(isDryRun: Bool) -> String {
    func photos(_ count: Int) -> String { count == 1 ? "1 photo" : "\(count) photos" }
    if files.isEmpty { return "There are no photos to import." }
    let verb = isDryRun ? "Would import" : "Imported"
    var parts = ["\(verb) \(photos(imported))"]
    if skipped > 0 { parts.append("skipped \(skipped) already there") }
    if refused > 0 { parts.append("refused \(refused)") }
    return parts.joined(separator: ", ") + "." + fallbackSummary(isDryRun: isDryRun)
  }

  /// How many got the category for all others, which need not be what the person meant.
  private func fallbackSummary(isDryRun: Bool) -> String {
    let categories = files.compactMap { file -> Category? in
      if case .imported(let category) = file.outcome, !file.isCategoryTold { category } else { nil }
    }
    guard let category = categories.first else { return "" }
    let verb = isDryRun ? "would go" : "went"
    return " No folder names the category of \(categories.count), which \(verb) to “\(category.rawValue)”."
  }

  private enum CodingKeys: CodingKey { case imported, skipped, refused, files }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(imported, forKey: .imported)
    try container.encode(skipped, forKey: .skipped)
    try container.encode(refused, forKey: .refused)
    try container.encode(files, forKey: .files)
  }
}

extension ImportReport.File: Encodable {
  private enum CodingKeys: CodingKey { case file, outcome, category, reason }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .file)
    switch outcome {
    case .imported(let category):
      try container.encode("imported", forKey: .outcome)
      try container.encode(category.rawValue, forKey: .category)
    case .skipped: try container.encode("skipped", forKey: .outcome)
    case .refused(let reason):
      try container.encode("refused", forKey: .outcome)
      try container.encode(reason, forKey: .reason)
    }
  }
}

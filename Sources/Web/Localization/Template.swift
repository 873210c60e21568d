/// A text of the catalogue, cut where arguments go in.
struct Template: Sendable, Hashable {
  enum Piece: Sendable, Hashable {
    case literal(String)
    /// The argument of that index, from 0, and what it has to be.
    case argument(Int, ArgumentKind)
  }

  enum ArgumentKind: String, Sendable, Hashable {
    case text = "@"
    case count = "lld"
  }

  let pieces: [Piece]

  /// Reads `%@`, `%lld`, `%1$@`, `%2$lld` and `%%`; nil for a text with any other `%`.
  init?(_ text: String) {
    var pieces: [Piece] = []
    var literal = ""
    var rest = text[...]
    var next = 0
    while let percent = rest.firstIndex(of: "%") {
      literal += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.hasPrefix("%") {
        literal += "%"
        rest = rest.dropFirst()
        continue
      }
      var index = next
      let digits = rest.prefix { $0.isNumber }
      if !digits.isEmpty {
        guard rest.dropFirst(digits.count).hasPrefix("$"), let position = Int(digits), position > 0 else { return nil }
        index = position - 1
        rest = rest.dropFirst(digits.count + 1)
      } else {
        next += 1
      }
      guard let kind = [ArgumentKind.text, .count].first(where: { rest.hasPrefix($0.rawValue) }) else { return nil }
      rest = rest.dropFirst(kind.rawValue.count)
      if !literal.isEmpty { pieces.append(.literal(literal)) }
      literal = ""
      pieces.append(.argument(index, kind))
    }
    literal += rest
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    self.pieces = pieces
  }

  /// The arguments it takes, by index.
  var arguments: [Int: ArgumentKind] {
    var found: [Int: ArgumentKind] = [:]
    for case .argument(let index, let kind) in pieces { found[index] = kind }
    return found
  }

  func filled(with arguments: [FilledPhrase.Argument]) -> String {
    var text = ""
    for piece in pieces {
      switch piece {
      case .literal(let literal): text += literal
      case .argument(let index, _):
        switch arguments[index] {
        case .text(let argument): text += argument
        case .count(let count): text += String(count)
        }
      }
    }
    return text
  }
}

/// Finds what a person meant who mistyped a word.
enum Suggestion {
  /// The word nearest to `word`, when it is near enough: about one slip in three letters.
  static func nearest(to word: String, among words: [String]) -> String? {
    let typed = word.lowercased()
    let candidates = words.map { (word: $0, distance: distance(typed, $0)) }
    guard let best = candidates.min(by: { $0.distance < $1.distance }) else { return nil }
    let isBeginning = typed.count >= 3 && best.word.hasPrefix(typed)
    if best.distance <= max(1, typed.count / 3) || isBeginning { return best.word }
    return words.first { typed.count >= 3 && $0.hasPrefix(typed) }
  }

  /// How many letters to insert, delete, replace, or exchange with their neighbour (optimal string alignment).
  static func distance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left), Array(right))
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in 0..<left.count {
      var current = [row + 1]
      for column in 0..<right.count {
        let cost = left[row] == right[column] ? 0 : 1
        var best = min(last[column + 1] + 1, current[column] + 1, last[column] + cost)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}

extension Language {
  /// The language for a request: the one chosen before and kept in a cookie, or what the browser likes best.
  ///
  /// `acceptLanguage` is the header of that name (RFC 9110, section 12.5.4). Of equal weights the first is taken. English
  /// is for those who ask for none of ours.
  package init(cookie: String?, acceptLanguage: String?) {
    if let cookie, let chosen = Language(rawValue: cookie) {
      self = chosen
      return
    }
    var best: (language: Language, weight: Int)?
    for range in (acceptLanguage ?? "").split(separator: ",") {
      let parts = range.split(separator: ";").map { $0.trimmingSpaces }
      guard let tag = parts.first, let weight = Self.weight(parts.dropFirst()), weight > best?.weight ?? 0 else {
        continue
      }
      let primary = tag.prefix { $0 != "-" }.lowercased()
      guard let language = tag == "*" ? .english : Language(rawValue: primary) else { continue }
      best = (language, weight)
    }
    self = best?.language ?? .english
  }

  /// The weight in thousandths of a range's parameters: 1000 without one, nil for one that is malformed.
  private static func weight(_ parameters: ArraySlice<Substring>) -> Int? {
    guard let parameter = parameters.first(where: { $0.lowercased().hasPrefix("q") }) else { return 1000 }
    let parts = parameter.split(separator: "=", omittingEmptySubsequences: false).map { $0.trimmingSpaces }
    guard parts.count == 2, let weight = Double(parts[1]), (0...1).contains(weight) else { return nil }
    return Int(weight * 1000)
  }
}

extension Substring {
  fileprivate var trimmingSpaces: Substring {
    var text = drop { $0 == " " || $0 == "\t" }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return text
  }
}

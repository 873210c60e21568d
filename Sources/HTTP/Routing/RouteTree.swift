/// The patterns of a table as a tree of their segments.
struct RouteTree: Sendable {
  /// Where a path leads.
  struct Found {
    /// The route of each method, by its place in the table.
    let routes: [HTTPMethod: Int]
    /// The segments that patterns name, decoded, from the left.
    let parameters: [String]

    /// The methods that this path is answered for, HEAD with GET.
    var methods: [HTTPMethod] {
      HTTPMethod.allCases.filter { routes[$0] != nil || ($0 == .head && routes[.get] != nil) }
    }
  }

  private struct Node {
    var literals: [String: Int] = [:]
    var named: Int?
    var routes: [HTTPMethod: Int] = [:]
  }

  /// The first is the root.
  private var nodes = [Node()]

  /// Adds a pattern; false when that shape has a route for that method already.
  mutating func insert(_ pattern: String, _ method: HTTPMethod, _ route: Int) -> Bool {
    var node = 0
    for segment in Self.segments(pattern) {
      let isNamed = Self.name(segment) != nil
      if let next = isNamed ? nodes[node].named : nodes[node].literals[String(segment)] {
        node = next
        continue
      }
      nodes.append(Node())
      if isNamed {
        nodes[node].named = nodes.count - 1
      } else {
        nodes[node].literals[String(segment)] = nodes.count - 1
      }
      node = nodes.count - 1
    }
    defer { nodes[node].routes[method] = route }
    return nodes[node].routes[method] == nil
  }

  func find(_ path: String) -> Found? {
    var segments: [String] = []
    for segment in Self.segments(path) {
      guard let decoded = Self.decode(segment) else { return nil }
      segments.append(decoded)
    }
    return find(segments[...], from: 0, parameters: [])
  }

  /// A literal is tried before a name, and the name when the literal leads nowhere.
  private func find(_ segments: ArraySlice<String>, from node: Int, parameters: [String]) -> Found? {
    guard let segment = segments.first else {
      let routes = nodes[node].routes
      return routes.isEmpty ? nil : Found(routes: routes, parameters: parameters)
    }
    if let next = nodes[node].literals[segment],
      let found = find(segments.dropFirst(), from: next, parameters: parameters)
    {
      return found
    }
    return nodes[node].named.flatMap { find(segments.dropFirst(), from: $0, parameters: parameters + [segment]) }
  }

  /// The segments of a path or pattern; those of `/` are none.
  static func segments(_ path: String) -> [Substring] {
    path == "/" ? [] : path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
  }

  /// The name in `{name}`.
  static func name(_ segment: Substring) -> String? {
    segment.hasPrefix("{") && segment.hasSuffix("}") ? String(segment.dropFirst().dropLast()) : nil
  }

  private static func decode(_ segment: Substring) -> String? {
    guard let decoded = segment.utf8.contains(UInt8(ascii: "%")) ? PercentEncoding.decode(segment) : String(segment),
      !decoded.isEmpty, decoded != ".", decoded != "..", !decoded.utf8.contains(where: { $0 == 0 || $0 == 0x2f })
    else { return nil }
    return decoded
  }
}

/// How soon a picture is needed.
public enum ImagePriority: Int, Sendable, Hashable, Comparable, CaseIterable {
  /// It will perhaps be looked at later.
  case prefetch
  /// Someone is looking at its place now.
  case visible

  /// Whether the left one can wait for the right one.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

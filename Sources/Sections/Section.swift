/// A titled run of items, such as the coats of a wardrobe or the soups of a shop.
public struct Section<Header: Sendable, Item: Sendable>: Sendable {
  /// What the section says of itself.
  public var header: Header
  /// Its items, in the order they are shown.
  public var items: [Item]

  /// A section of these items under this header.
  public init(header: Header, items: [Item]) {
    self.header = header
    self.items = items
  }
}

extension Section: Equatable where Header: Equatable, Item: Equatable {}
extension Section: Hashable where Header: Hashable, Item: Hashable {}

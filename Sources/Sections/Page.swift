/// One page of a longer list, with the cursor that continues it.
public struct Page<Item: Sendable, Cursor: Sendable>: Sendable {
  /// The items of this page, in order.
  public var items: [Item]
  /// Where the next page starts; nil on the last page.
  public var next: Cursor?
  /// How many items the whole list has.
  public var total: Int

  /// A page of these items out of `total`.
  public init(items: [Item], next: Cursor?, total: Int) {
    self.items = items
    self.next = next
    self.total = total
  }
}

extension Page: Equatable where Item: Equatable, Cursor: Equatable {}

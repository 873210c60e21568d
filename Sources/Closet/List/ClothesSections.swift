package import Sections

/// What a section of the closet says of itself.
package struct ClothesSectionHeader: Sendable, Hashable {
  package let category: Category
  /// How many garments the section has in all, under the filter.
  package let total: Int
  /// Where the section goes on; nil when all of it is here.
  package let next: ClothesCursor?

  package init(category: Category, total: Int, next: ClothesCursor?) {
    self.category = category
    self.total = total
    self.next = next
  }
}

/// The beginning of every section of a closet, and what is true of the closet whatever the filter.
package struct ClothesSections: Sendable, Hashable {
  package let sections: [Section<ClothesSectionHeader, Clothes>]
  package let isClosetEmpty: Bool
  /// Garments of the sample wardrobe are there.
  package let hasSample: Bool

  package init(sections: [Section<ClothesSectionHeader, Clothes>], isClosetEmpty: Bool, hasSample: Bool) {
    self.sections = sections
    self.isClosetEmpty = isClosetEmpty
    self.hasSample = hasSample
  }
}

package import Sections

/// What the closet's page shows: the beginning of each section, and how to go on.
package struct ClothesList: Sendable, Hashable {
  package let filter: ClothesFilter
  /// In the order of the closet; those without garments too, since a garment can be added to each.
  package let sections: [Section<ClothesSectionHeader, ClothesCard>]
  /// There is no garment at all, whatever the filter.
  package let isClosetEmpty: Bool
  /// Garments of the sample wardrobe are there, to be removed with one click.
  package let hasSample: Bool

  /// How many garments the filter shows in all sections together.
  package var total: Int { sections.reduce(0) { $0 + $1.header.total } }

  package init(
    filter: ClothesFilter, sections: [Section<ClothesSectionHeader, ClothesCard>], isClosetEmpty: Bool, hasSample: Bool
  ) {
    self.filter = filter
    self.sections = sections
    self.isClosetEmpty = isClosetEmpty
    self.hasSample = hasSample
  }

  /// The list of what a repository found.
  package init(filter: ClothesFilter, found: ClothesSections) {
    self.init(
      filter: filter,
      sections: found.sections.map { Section(header: $0.header, items: $0.items.map { ClothesCard($0) }) },
      isClosetEmpty: found.isClosetEmpty, hasSample: found.hasSample)
  }
}

/// Turns a filter into what the closet's page shows.
package struct ClothesListModel: Sendable {
  /// How many cards of each section the page starts with: what a wide screen shows, and some to scroll to.
  package static let firstCount = 12
  /// How many cards come each time when a section is scrolled.
  package static let pageCount = 24

  private let repository: ClothesRepository

  package init(repository: ClothesRepository) { self.repository = repository }

  /// The page of an owner's closet under a filter.
  package func list(owner: String, filter: ClothesFilter) async throws(ClosetError) -> ClothesList {
    let found = try await repository.sections(owner: owner, filter: filter, firstCount: Self.firstCount)
    return ClothesList(filter: filter, found: found)
  }

  /// The next cards of one section.
  package func page(
    owner: String, filter: ClothesFilter, category: Category, after cursor: ClothesCursor?
  ) async throws(ClosetError) -> Page<ClothesCard, ClothesCursor> {
    let page = try await repository.page(
      owner: owner, filter: filter, category: category, after: cursor, limit: Self.pageCount)
    return Page(items: page.items.map { ClothesCard($0) }, next: page.next, total: page.total)
  }
}

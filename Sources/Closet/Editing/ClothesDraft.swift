/// What is said of a garment, complete and checked.
package struct ClothesDraft: Sendable, Hashable {
  package let category: Category
  /// At least one.
  package let seasons: Seasons
  /// Composed, at most 2,000 characters; may be empty.
  package let description: String

  package static let maximumDescriptionLength = 2000

  /// A draft of values that the program itself chose. Stops the program for seasons of none.
  package init(category: Category, seasons: Seasons, description: String = "") {
    precondition(!seasons.isEmpty && seasons.isSubset(of: .allYear), "a garment has at least one season")
    self.category = category
    self.seasons = seasons
    self.description = description
  }
}

package import Imaging
package import Pictures

/// A garment as a list shows it.
package struct ClothesCard: Sendable, Hashable {
  package let id: ClothesID
  package let category: Category
  package let seasons: Seasons
  /// The first line of its description, at most 80 characters; may be empty.
  package let caption: String
  /// The picture, or why it can't be shown.
  package let picture: AttachedImage<Picture>
  package let isSample: Bool

  package init(
    id: ClothesID, category: Category, seasons: Seasons, caption: String, picture: AttachedImage<Picture>,
    isSample: Bool
  ) {
    self.id = id
    self.category = category
    self.seasons = seasons
    self.caption = caption
    self.picture = picture
    self.isSample = isSample
  }

  /// The card of a garment whose picture was attached.
  package init(_ clothes: Clothes) {
    self.init(
      id: clothes.id, category: clothes.category, seasons: clothes.seasons, caption: Self.caption(clothes.description),
      picture: clothes.image, isSample: clothes.isSample)
  }

  private static func caption(_ description: String) -> String {
    let line = description.prefix { !$0.isNewline }
    let start = line.prefix(80)
    return start.endIndex == line.endIndex ? String(start) : start.dropLast() + "…"
  }
}

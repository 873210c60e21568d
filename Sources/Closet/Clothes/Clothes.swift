package import Imaging
package import Pictures
package import Platform
import Storage

/// Identifies a garment.
package struct ClothesID: TextIdentifier {
  package let text: String

  package init(_ text: String) { self.text = text }
}

/// A garment: one piece of clothing in someone's closet.
package struct Clothes: Sendable, Hashable, ImagableModel {
  package let id: ClothesID
  package var category: Category
  package var seasons: Seasons
  /// What its owner wrote of it; may be empty.
  package var description: String
  package var pictureID: PictureID
  /// It came with the sample wardrobe and goes when that is removed.
  package var isSample: Bool
  package let createdAt: Instant
  package var updatedAt: Instant
  package var image: AttachedImage<Picture> = .notLoaded

  package init(
    id: ClothesID, category: Category, seasons: Seasons, description: String, pictureID: PictureID, isSample: Bool,
    createdAt: Instant, updatedAt: Instant, image: AttachedImage<Picture> = .notLoaded
  ) {
    self.id = id
    self.category = category
    self.seasons = seasons
    self.description = description
    self.pictureID = pictureID
    self.isSample = isSample
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.image = image
  }

  package var imageID: PictureID? { pictureID }
}

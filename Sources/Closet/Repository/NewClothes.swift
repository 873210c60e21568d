package import Pictures

/// A garment to be put into a closet, its photo safe on disk.
package struct NewClothes: Sendable, Hashable {
  package var draft: ClothesDraft
  package var picture: PreparedPicture

  package init(_ draft: ClothesDraft, picture: PreparedPicture) {
    self.draft = draft
    self.picture = picture
  }
}

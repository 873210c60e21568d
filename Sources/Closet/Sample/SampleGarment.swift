/// A garment of the sample wardrobe.
package struct SampleGarment: Sendable {
  /// The name of its photo's file.
  package let name: String
  package let draft: ClothesDraft
  /// The photo.
  package let bytes: [UInt8]

  package init(name: String, draft: ClothesDraft, bytes: [UInt8]) {
    self.name = name
    self.draft = draft
    self.bytes = bytes
  }
}

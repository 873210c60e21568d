/// Where variants are kept between runs of the program: a disk cache, or the stored ladder.
///
/// A store never fails a viewer: what it can't read it hasn't got, and what it can't keep is made again. It counts such
/// faults instead, for whoever runs the server.
public protocol VariantStoring: Sendable {
  /// The variant, when it is here and whole.
  func variant(for key: VariantKey) async -> EncodedImage?

  /// Keeps a variant, if this store keeps such ones.
  func store(_ image: EncodedImage, for key: VariantKey) async

  /// Forgets every variant of a source.
  func removeVariants(of source: String) async
}

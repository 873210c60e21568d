internal import Cryptography
package import Imaging
package import Storage
private import Synchronization

/// The ladders of stored pictures, in the derived area of the blob store; whatever is no rung of one goes elsewhere.
///
/// A ladder is never evicted: it goes with its original. A file of it that is lost or damaged is made again when it is
/// asked for.
package final class LadderStore: VariantStoring {
  private let blobs: any BlobStore
  private let others: (any VariantStoring)?
  private let faultCount = Mutex(0)

  /// Ladders in `blobs`; other variants, such as JPEG, in `others`, or nowhere.
  package init(blobs: any BlobStore, others: (any VariantStoring)? = nil) {
    self.blobs = blobs
    self.others = others
  }

  /// How many reads and writes the blob store refused where nobody could be told.
  package var faults: Int { faultCount.withLock { $0 } }

  package func variant(for key: VariantKey) async -> EncodedImage? {
    guard let name = Self.name(of: key) else { return await others?.variant(for: key) }
    do {
      guard let bytes = try await blobs.derivedBytes(name) else { return nil }
      let header = try ImageHeader.probe(ImageBytes(bytes))
      return EncodedImage(format: key.output.format, size: header.uprightSize, bytes: bytes)
    } catch {
      faultCount.withLock { $0 += 1 }
      return nil
    }
  }

  package func store(_ image: EncodedImage, for key: VariantKey) async {
    guard let name = Self.name(of: key) else {
      await others?.store(image, for: key)
      return
    }
    do throws(BlobError) { try await blobs.putDerived(image.bytes, as: name) } catch {
      faultCount.withLock { $0 += 1 }
    }
  }

  /// Forgets what is no rung. The ladder itself goes with its original, which other pictures may share.
  package func removeVariants(of source: String) async { await others?.removeVariants(of: source) }

  /// Keeps the ladder of an original that is stored, one image for each rung.
  func write(_ images: [EncodedImage], of hash: ContentHash, width: Int) async throws(BlobError) {
    for (output, image) in zip(Ladder.outputs(forWidth: width), images) {
      guard let name = Self.name(of: VariantKey(source: hash.description, output: output)) else { continue }
      try await blobs.putDerived(image.bytes, as: name)
    }
  }

  /// The names of all rungs of a picture of that width.
  static func names(of hash: ContentHash, width: Int) -> [DerivedName] {
    Ladder.outputs(forWidth: width).compactMap { name(of: VariantKey(source: hash.description, output: $0)) }
  }

  /// The name of a rung, such as `r1-w320.webp`; nil for what is none.
  private static func name(of key: VariantKey) -> DerivedName? {
    guard case .width(let width) = key.output.sizing, Ladder.widths.contains(width),
      key.output == Ladder.output(width), let hash = ContentHash(key.source)
    else { return nil }
    return DerivedName(source: hash, suffix: "r\(VariantKey.codecRevision)-w\(width).webp")
  }
}

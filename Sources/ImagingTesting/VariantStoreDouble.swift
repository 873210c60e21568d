public import Imaging
private import Synchronization

/// A store of variants in memory that counts what it is asked for.
public final class VariantStoreDouble: VariantStoring {
  private struct State: Sendable {
    var images: [VariantKey: EncodedImage] = [:]
    var lookUps: [VariantKey] = []
  }

  /// Where each look-up waits before it is answered.
  public let lookUpTurnstile: Turnstile
  /// Where each variant waits before it is stored.
  public let storeTurnstile: Turnstile
  private let state: Mutex<State>

  /// A store that holds these variants; its turnstiles are open.
  public init(_ images: [VariantKey: EncodedImage] = [:]) {
    state = Mutex(State(images: images))
    lookUpTurnstile = Turnstile()
    storeTurnstile = Turnstile()
  }

  /// What it holds.
  public var images: [VariantKey: EncodedImage] { state.withLock { $0.images } }

  /// The keys it was asked for, in order.
  public var lookUps: [VariantKey] { state.withLock { $0.lookUps } }

  /// The variant, when it is held and the task wasn't cancelled at the turnstile.
  public func variant(for key: VariantKey) async -> EncodedImage? {
    state.withLock { $0.lookUps.append(key) }
    return await lookUpTurnstile.pass() ? images[key] : nil
  }

  /// Holds the variant, unless the task was cancelled at the turnstile.
  public func store(_ image: EncodedImage, for key: VariantKey) async {
    if await storeTurnstile.pass() { state.withLock { $0.images[key] = image } }
  }

  /// Forgets every variant of a source.
  public func removeVariants(of source: String) async {
    state.withLock { state in state.images = state.images.filter { $0.key.source != source } }
  }
}

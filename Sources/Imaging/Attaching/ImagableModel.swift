/// A model that a picture belongs to, such as a garment or a dish.
///
/// The picture is whatever the use of the model needs: pixels for a collage, a reference for a page.
public protocol ImagableModel<Image>: Sendable {
  /// What tells pictures apart.
  associatedtype ImageID: Hashable & Sendable
  /// What is attached: pixels, or a reference for a page.
  associatedtype Image: Sendable

  /// Which picture is this model's; nil when it has none.
  var imageID: ImageID? { get }

  /// The picture as far as it is known; `.notLoaded` until a repository has attached it.
  var image: AttachedImage<Image> { get set }
}

/// A model's picture, or why there is none. A failure is never an empty picture.
public enum AttachedImage<Image: Sendable>: Sendable {
  /// Nobody has looked for it yet.
  case notLoaded
  /// The model has no picture.
  case none
  /// The picture.
  case loaded(Image)
  /// The model has a picture, which could not be had.
  case failed(ImagingError)

  /// The picture, when it is there.
  public var loaded: Image? { if case .loaded(let image) = self { image } else { nil } }
}

extension AttachedImage: Equatable where Image: Equatable {}
extension AttachedImage: Hashable where Image: Hashable {}

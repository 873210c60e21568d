/// A repository that can attach pictures to models: it looks them up, for any kind of model that has one.
///
/// It is given all pictures of a page of models in one call, so that a database answers with one query. What can only
/// be had one by one is an `ItemImageFetchableRepository`.
public protocol ImageFetchableRepository<ImageID, Image>: Sendable {
  /// What tells pictures apart.
  associatedtype ImageID: Hashable & Sendable
  /// What is attached: pixels, or a reference for a page.
  associatedtype Image: Sendable

  /// The pictures of these identifiers, or why there are none. One that the result leaves out is missing.
  func images(for ids: [ImageID]) async -> [ImageID: Result<Image, ImagingError>]
}

extension ImageFetchableRepository {
  /// The models in the order given, each with its picture, or with why there is none.
  ///
  /// Each picture is looked up once, however many models have it. A failure is that of the models it belongs to and leaves
  /// the others alone. Models that have a picture attached already keep it.
  public func addingImages<Model: ImagableModel>(to models: [Model]) async -> [Model]
  where Model.ImageID == ImageID, Model.Image == Image {
    var seen: Set<ImageID> = []
    let wanted = models.filter { $0.image.loaded == nil }.compactMap(\.imageID).filter { seen.insert($0).inserted }
    let images = wanted.isEmpty ? [:] : await images(for: wanted)
    return models.map { model in
      guard model.image.loaded == nil else { return model }
      var model = model
      model.image = model.imageID.map { AttachedImage(images[$0] ?? .failure(.missing)) } ?? .none
      return model
    }
  }

  /// The model with its picture, or with why there is none.
  public func addingImage<Model: ImagableModel>(to model: Model) async -> Model
  where Model.ImageID == ImageID, Model.Image == Image {
    await addingImages(to: [model]).first ?? model
  }
}

extension AttachedImage {
  /// The picture that a look-up gave, or its failure.
  public init(_ result: Result<Image, ImagingError>) {
    self =
      switch result {
      case .success(let image): .loaded(image)
      case .failure(let error): .failed(error)
      }
  }
}

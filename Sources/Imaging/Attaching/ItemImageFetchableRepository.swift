/// A repository whose pictures are fetched one by one, some at a time: from files, or from another server.
public protocol ItemImageFetchableRepository<ImageID, Image>: ImageFetchableRepository {
  /// What tells pictures apart; said again so that it follows from `image(for:)`.
  associatedtype ImageID
  /// What is attached; said again so that it follows from `image(for:)`.
  associatedtype Image

  /// How many are fetched at once; at least one.
  var concurrentFetches: Int { get }

  /// The picture of that identifier, or why there is none.
  func image(for id: ImageID) async throws(ImagingError) -> Image
}

extension ItemImageFetchableRepository {
  /// Four at once.
  public var concurrentFetches: Int { 4 }

  /// Fetches them one by one, at most `concurrentFetches` at once, starting in the order given.
  ///
  /// When the task is cancelled, those that have not been started are `.cancelled`.
  public func images(for ids: [ImageID]) async -> [ImageID: Result<Image, ImagingError>] {
    var waiting = ids.makeIterator()
    var images: [ImageID: Result<Image, ImagingError>] = [:]
    await withTaskGroup(of: (ImageID, Result<Image, ImagingError>).self) { group in
      func startNext() {
        guard let id = waiting.next() else { return }
        group.addTask { (id, await self.result(for: id)) }
      }
      for _ in 0..<max(1, concurrentFetches) { startNext() }
      while let (id, result) = await group.next() {
        images[id] = result
        startNext()
      }
    }
    return images
  }

  private func result(for id: ImageID) async -> Result<Image, ImagingError> {
    guard !Task.isCancelled else { return .failure(.cancelled) }
    do throws(ImagingError) { return .success(try await image(for: id)) } catch { return .failure(error) }
  }
}

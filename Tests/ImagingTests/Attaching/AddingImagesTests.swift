import Imaging
import ImagingTesting
import Synchronization
import Testing

/// A model of this test: a number that has a picture, or none.
private struct Thing: ImagableModel, Equatable {
  let imageID: Int?
  var image: AttachedImage<String> = .notLoaded

  init(_ imageID: Int?) { self.imageID = imageID }
}

/// Another model, since any will do.
private struct Other: ImagableModel, Equatable {
  let imageID: Int?
  var image: AttachedImage<String> = .notLoaded
}

private final class PageRepository: ImageFetchableRepository {
  let lookUps = Mutex<[[Int]]>([])

  func images(for ids: [Int]) async -> [Int: Result<String, ImagingError>] {
    lookUps.withLock { $0.append(ids) }
    var images: [Int: Result<String, ImagingError>] = [:]
    for id in ids where id < 100 { images[id] = id < 50 ? .success("picture \(id)") : .failure(.damaged("\(id)")) }
    return images
  }
}

private final class ItemRepository: ItemImageFetchableRepository {
  let turnstile = Turnstile(isOpen: false)
  let concurrentFetches: Int
  let running = Mutex((now: 0, most: 0))

  init(concurrentFetches: Int) { self.concurrentFetches = concurrentFetches }

  func image(for id: Int) async throws(ImagingError) -> String {
    running.withLock {
      $0.now += 1
      $0.most = max($0.most, $0.now)
    }
    defer { running.withLock { $0.now -= 1 } }
    guard await turnstile.pass() else { throw .cancelled }
    if id % 7 == 0 { throw .damaged("\(id)") }
    return "picture \(id)"
  }
}

@Suite(.timeLimit(.minutes(1))) struct AddingImagesTests {
  @Test func `a page of models is one look-up, in order, each picture once`() async {
    let repository = PageRepository()
    let models = await repository.addingImages(to: [3, nil, 1, 60, 3, 200].map(Thing.init))
    #expect(
      models.map(\.image) == [
        .loaded("picture 3"), .none, .loaded("picture 1"), .failed(.damaged("60")), .loaded("picture 3"),
        .failed(.missing),
      ])
    #expect(repository.lookUps.withLock { $0 } == [[3, 1, 60, 200]])
  }

  @Test func `any model will do`() async {
    let models = await PageRepository().addingImages(to: [Other(imageID: 1)])
    #expect(models == [Other(imageID: 1, image: .loaded("picture 1"))])
    #expect(await PageRepository().addingImage(to: Thing(2)).image == .loaded("picture 2"))
  }

  @Test func `what is loaded already, and models without a picture, ask for nothing`() async {
    let repository = PageRepository()
    var loaded = Thing(1)
    loaded.image = .loaded("kept")
    let models = await repository.addingImages(to: [loaded, Thing(nil)])
    #expect(models.map(\.image) == [.loaded("kept"), .none])
    #expect(repository.lookUps.withLock { $0.isEmpty })
  }

  @Test func `a picture that failed is looked for again`() async {
    var failed = Thing(1)
    failed.image = .failed(.timedOut)
    #expect(await PageRepository().addingImage(to: failed).image == .loaded("picture 1"))
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `whatever the order they complete in, the order of the models stays`(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    let width = Int.random(in: 1...6, using: &random)
    let ids = (0..<30).map { _ in Int.random(in: 0..<40, using: &random) }
    let repository = ItemRepository(concurrentFetches: width)
    let distinct = Set(ids).count
    async let models = repository.addingImages(to: ids.map(Thing.init))
    for done in 0..<distinct {
      await repository.turnstile.waitForArrivals(min(distinct, done + width))
      while repository.turnstile.waitingCount < min(width, distinct - done) { await Task.yield() }
      repository.turnstile.letOneThrough(at: Int.random(in: 0..<min(width, distinct - done), using: &random))
    }
    let expected = ids.map { id -> Thing in
      var thing = Thing(id)
      thing.image = id % 7 == 0 ? .failed(.damaged("\(id)")) : .loaded("picture \(id)")
      return thing
    }
    #expect(await models == expected)
    #expect(repository.running.withLock { $0.most } == min(width, distinct))
  }

  @Test func `cancelling starts no more`() async {
    let repository = ItemRepository(concurrentFetches: 2)
    let request = Task { await repository.addingImages(to: (1...6).map(Thing.init)) }
    await repository.turnstile.waitForArrivals(2)
    request.cancel()
    #expect(await request.value.map(\.image) == Array(repeating: .failed(.cancelled), count: 6))
    #expect(repository.turnstile.arrivals == 2)
  }
}

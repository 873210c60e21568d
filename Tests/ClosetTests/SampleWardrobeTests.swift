import Closet
import Imaging
import Pictures
import Platform
import Sections
import Storage
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct SampleWardrobeTests {
  let fixture: ClosetFixture
  let sample: SampleWardrobe
  let garments = (0..<6).map { number in
    SampleGarment(
      name: "\(number).webp",
      draft: ClothesDraft(category: number < 4 ? .top : .shoes, seasons: .allYear, description: "sample \(number)"),
      bytes: [UInt8(number)])
  }

  init() async throws {
    let fixture = try await ClosetFixture()
    self.fixture = fixture
    sample = SampleWardrobe(repository: fixture.repository) { garment, owner in
      fixture.picture(owner: owner, content: garment.name)
    }
  }

  func list(owner: String = "anne") async throws -> ClothesList {
    try await ClothesListModel(repository: fixture.repository).list(owner: owner, filter: ClothesFilter())
  }

  @Test func `the sample is put once, in its order, and can be told from one's own`() async throws {
    try await fixture.put([fixture.new(.outer, .winter, "my own")])
    #expect(try await !list().hasSample)
    #expect(try await sample.insert(garments, into: "anne") == 6)
    #expect(try await sample.insert(garments, into: "anne") == 0)
    let found = try await list()
    #expect(found.hasSample)
    #expect(found.sections.flatMap(\.items).map(\.caption) == ["my own"] + (0..<6).map { "sample \($0)" })
    #expect(found.sections.flatMap(\.items).map(\.isSample) == [false] + Array(repeating: true, count: 6))
    #expect(try await !list(owner: "bob").hasSample)
  }

  @Test func `it is removed with its pictures, doesn't come back, and leaves one's own alone`() async throws {
    let own = try await fixture.put([fixture.new(.outer)])
    _ = try await sample.insert(garments, into: "anne")
    #expect(try await sample.remove(from: "anne") == 6)
    #expect(try await list().sections.flatMap(\.items).map(\.id) == own.map(\.id))
    #expect(try await !list().hasSample)
    #expect(try await fixture.count("pictures") == 1)
    #expect(try await sample.insert(garments, into: "anne") == 0)
    #expect(try await sample.remove(from: "anne") == 0)
    #expect(try await sample.insert(garments, into: "bob") == 6)
  }

  @Test func `a sample garment can be deleted by itself`() async throws {
    _ = try await sample.insert(garments, into: "anne")
    let first = try #require(try await list().sections.flatMap(\.items).first)
    try await fixture.repository.delete(first.id, owner: "anne")
    #expect(try await sample.remove(from: "anne") == 5)
  }

  @Test func `one's own photo may be the same as one of the sample`() async throws {
    _ = try await sample.insert(garments, into: "anne")
    let own = fixture.new(.top, content: "0.webp")
    #expect(try await fixture.repository.insert([own], owner: "anne", doubles: .leaveOut).count == 1)
  }

  @Test func `when a photo can't be kept nothing is put, and another try may`() async throws {
    let broken = SampleWardrobe(repository: fixture.repository) { [fixture] garment, owner in
      if garment.name == "3.webp" { throw ImagingError.damaged("cut short") }
      return fixture.picture(owner: owner)
    }
    await #expect(
      throws: ClosetError.sampleNotPrepared("3.webp", reason: "This picture is damaged or cut short.")
    ) { try await broken.insert(garments, into: "anne") }
    #expect(try await list().isClosetEmpty)
    #expect(try await sample.insert(garments, into: "anne") == 6)
  }

  @Test func `of two programs that start at once one puts it`() async throws {
    let counts = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<5 { group.addTask { try await sample.insert(garments, into: "anne") } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(counts.sorted() == [0, 0, 0, 0, 6])
    #expect(try await fixture.count("clothes") == 6)
  }
}

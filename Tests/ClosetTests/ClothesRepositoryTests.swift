import Closet
import Cryptography
import Imaging
import Pictures
import Platform
import Sections
import Storage
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct ClothesRepositoryTests {
  let fixture: ClosetFixture
  var repository: ClothesRepository { fixture.repository }

  init() async throws { fixture = try await ClosetFixture() }

  /// The identifiers that a filter shows in each section.
  func shown(_ filter: ClothesFilter = ClothesFilter(), owner: String = "anne") async throws -> [ClothesID] {
    try await repository.sections(owner: owner, filter: filter, firstCount: 100).sections.flatMap(\.items).map(\.id)
  }

  @Test func `a garment is found as it was put, with its picture`() async throws {
    let new = fixture.new(.shoes, [.spring, .autumn], "빨간 구두\n둘째 줄")
    let put = try #require(try await repository.insert([new], owner: "anne").first)
    #expect(put.image.loaded == new.picture.picture)
    #expect(put.createdAt == fixture.clock.now())
    #expect(put.category == .shoes && put.seasons == [.spring, .autumn] && put.description == "빨간 구두\n둘째 줄")
    #expect(!put.isSample)
    #expect(try await repository.find(put.id, owner: "anne") == put)
  }

  @Test func `garments that are put together are all there, in their order`() async throws {
    let garments = (0..<20).map { fixture.new(.top, .summer, "\($0)") }
    let put = try await repository.insert(garments, owner: "anne")
    #expect(put.map(\.description) == (0..<20).map(String.init))
    #expect(try await shown(ClothesFilter(sort: .oldest)) == put.map(\.id))
    #expect(try await shown(ClothesFilter(sort: .newest)) == put.map(\.id).reversed())
  }

  @Test func `when one can't be put none is, and nobody is told`() async throws {
    let good = fixture.new(.top)
    let garments = [good, fixture.new(.outer), good]  // the same picture's row twice
    await #expect(throws: ClosetError.self) { try await repository.insert(garments, owner: "anne") }
    #expect(try await fixture.count("clothes") == 0)
    #expect(try await fixture.count("pictures") == 0)
    #expect(try await fixture.changes().isEmpty)
  }

  @Test func `what happens to a garment is told to its owner alone`() async throws {
    let put = try await fixture.put([fixture.new(.top)])[0]
    _ = try await repository.update(put.id, owner: "anne", to: ClothesDraft(category: .outer, seasons: .winter))
    try await repository.delete(put.id, owner: "anne")
    let kinds: [Change.Kind] = [.insert, .update, .delete]
    #expect(
      try await fixture.changes()
        == kinds.map { Change(audience: "anne", noun: "clothes", id: put.id.text, kind: $0) })
    #expect(try await fixture.changes(of: "bob").isEmpty)
  }

  @Test func `editing changes what was said, and nothing else`() async throws {
    let put = try await fixture.put([fixture.new(.top, .summer, "old words")])[0]
    fixture.clock.advance(by: .seconds(60))
    let draft = ClothesDraft(category: .bottom, seasons: .winter, description: "새 설명")
    let updated = try await repository.update(put.id, owner: "anne", to: draft)
    var expected = put
    expected.category = .bottom
    expected.seasons = .winter
    expected.description = "새 설명"
    expected.updatedAt = fixture.clock.now()
    #expect(updated == expected)
    #expect(try await repository.find(put.id, owner: "anne") == expected)
    #expect(try await shown(ClothesFilter(text: SearchText("설명"))) == [put.id])
    #expect(try await shown(ClothesFilter(text: SearchText("old"))).isEmpty)
  }

  @Test func `another photo takes the place of the old one`() async throws {
    let put = try await fixture.put([fixture.new(.top)])[0]
    let photo = fixture.picture()
    let draft = ClothesDraft(category: .top, seasons: .summer)
    let updated = try await repository.update(put.id, owner: "anne", to: draft, picture: photo)
    #expect(updated.image.loaded == photo.picture)
    #expect(updated.pictureID != put.pictureID)
    #expect(try await fixture.count("pictures") == 1)
  }

  @Test func `deleting takes the picture too, and leaves others alone`() async throws {
    let put = try await fixture.put([fixture.new(.top), fixture.new(.top)])
    try await repository.delete(put[0].id, owner: "anne")
    #expect(try await shown() == [put[1].id])
    #expect(try await fixture.count("pictures") == 1)
    #expect(try await repository.find(put[1].id, owner: "anne").image.loaded != nil)
    await #expect(throws: ClosetError.notFound(put[0].id)) { try await repository.delete(put[0].id, owner: "anne") }
  }

  @Test func `a picture that another garment shows stays`() async throws {
    let put = try await fixture.put([fixture.new(.top), fixture.new(.top)])
    _ = try await fixture.database.write { transaction in
      try transaction.run("UPDATE clothes SET picture_id = \(put[0].pictureID) WHERE id = \(put[1].id)")
    }
    try await repository.delete(put[0].id, owner: "anne")
    #expect(try await repository.find(put[1].id, owner: "anne").image.loaded?.id == put[0].pictureID)
  }

  @Test func `someone else's garment is as if it weren't there`() async throws {
    let put = try await fixture.put([fixture.new(.top)])[0]
    let draft = ClothesDraft(category: .outer, seasons: .winter, description: "mine now")
    await #expect(throws: ClosetError.notFound(put.id)) { try await repository.find(put.id, owner: "bob") }
    await #expect(throws: ClosetError.notFound(put.id)) { try await repository.update(put.id, owner: "bob", to: draft) }
    await #expect(throws: ClosetError.notFound(put.id)) { try await repository.delete(put.id, owner: "bob") }
    #expect(try await shown(owner: "bob").isEmpty)
    #expect(try await repository.removeSample(owner: "bob") == 0)
    #expect(try await !repository.exists(owner: "bob", contentHash: #require(put.image.loaded).contentHash))
    let page = try await repository.page(owner: "bob", filter: ClothesFilter(), category: .top, after: nil, limit: 9)
    #expect(page == Page(items: [], next: nil, total: 0))
    #expect(try await repository.find(put.id, owner: "anne") == put)
  }

  @Test func `a photo is known by its bytes`() async throws {
    try await fixture.put([fixture.new(.top, content: "a photo")])
    #expect(try await repository.exists(owner: "anne", contentHash: ContentHash(of: Array("a photo".utf8))))
    #expect(try await !repository.exists(owner: "anne", contentHash: ContentHash(of: Array("another".utf8))))
  }

  @Test func `doubles are kept, or left out when that is asked for, among each other too`() async throws {
    let garments = ["a", "b", "a"]
    let kept = try await repository.insert(garments.map { fixture.new(.top, content: $0) }, owner: "anne")
    #expect(kept.count == 3)
    let bobs = garments.map { fixture.new(.top, owner: "bob", content: $0) }
    #expect(try await repository.insert(bobs, owner: "bob", doubles: .leaveOut).count == 2)
    let again = ["c", "b"].map { fixture.new(.top, owner: "bob", content: $0) }
    #expect(try await repository.insert(again, owner: "bob", doubles: .leaveOut).count == 1)
    #expect(try await fixture.count("pictures") == 6)
  }

  @Test func `two imports at once add nothing twice`() async throws {
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for content in ["a", "b", "c", "d"] {
            let garment = fixture.new(.top, content: content)
            do { _ = try await repository.insert([garment], owner: "anne", doubles: .leaveOut) } catch {
              Issue.record(error)
            }
          }
        }
      }
    }
    #expect(try await fixture.count("clothes") == 4)
  }

  @Test func `a text finds every word, whatever its case and composition, and LIKE's signs are letters`() async throws {
    let put = try await fixture.put([
      fixture.new(.top, .summer, "Navy COAT"), fixture.new(.top, .summer, "100% cotton"),
      fixture.new(.top, .summer, "snake_case \\ 무늬"), fixture.new(.top, .summer, "코트 네이비"),
    ])
    let found: [(String, [Int])] = [
      ("coat navy", [0]), ("NAVY", [0]), ("navy shirt", []), ("%", [1]), ("0% c", [1]), ("_", [2]), ("\\", [2]),
      ("c%n", []),
      ("\u{110F}\u{1169}\u{1110}\u{1173}", [3]), ("이비 코", [3]), ("a", [0, 2].reversed()),
    ]
    for (text, numbers) in found {
      #expect(try await shown(ClothesFilter(text: SearchText(text))) == numbers.map { put[$0].id }, "\(text)")
    }
  }

  @Test(arguments: [
    String(repeating: "_", count: SearchText.maximumLength),
    String(repeating: "a ", count: SearchText.maximumLength / 2),
    String(repeating: "%\u{301}\u{302}\u{303}\u{304}\u{306}\u{307}\u{308}", count: SearchText.maximumLength),
  ])
  func `the longest texts that may be looked for are not too much for the database`(typed: String) async throws {
    let text = try #require(SearchText(typed))
    #expect(try await shown(ClothesFilter(text: text)).isEmpty)
    #expect(SearchText(typed + "bb") == nil)
  }

  @Test func `an erased owner leaves nothing behind`() async throws {
    try await fixture.put([fixture.new(.top), fixture.new(.shoes)])
    try await fixture.put([fixture.new(.top, owner: "bob")], owner: "bob")
    try await fixture.database.write { transaction in
      try transaction.deleteAllClothes(of: "anne")
      try transaction.deleteAllPictures(of: "anne")
    }
    #expect(try await fixture.count("clothes") == 1)
    #expect(try await fixture.count("pictures") == 1)
  }

  @Test func `a database that is gone is told as that`() async throws {
    await fixture.database.close()
    await #expect(throws: ClosetError.database(.closed)) { try await shown() }
    await #expect(throws: ClosetError.database(.closed)) {
      try await repository.insert([fixture.new(.top)], owner: "anne")
    }
  }
}

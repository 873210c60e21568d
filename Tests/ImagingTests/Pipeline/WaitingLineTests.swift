import Testing

@testable import Imaging

@Suite struct WaitingLineTests {
  @Test func `visible before prefetch, and the newest visible first`() {
    var line = WaitingLine(width: 1, length: 10)
    #expect(line.enter(1, priority: .prefetch) == [.admit(1)])
    for (id, priority) in [(2, ImagePriority.prefetch), (3, .visible), (4, .visible)] {
      #expect(line.enter(id, priority: priority) == [])
    }
    #expect(line.leave(1) == [.admit(4)])
    #expect(line.leave(4) == [.admit(3)])
    #expect(line.leave(3) == [.admit(2)])
  }

  @Test func `every fourth turn is that of the one who waited longest`() {
    var line = WaitingLine(width: 1, length: 10)
    _ = line.enter(1, priority: .visible)
    _ = line.enter(2, priority: .prefetch)
    for id in 3...8 { _ = line.enter(id, priority: .visible) }
    #expect((line.leave(1) + line.leave(8) + line.leave(7)) == [.admit(8), .admit(7), .admit(2)])
  }

  @Test func `one that became urgent goes first`() {
    var line = WaitingLine(width: 1, length: 10)
    for id in 1...3 { _ = line.enter(id, priority: .prefetch) }
    line.setPriority(.visible, of: 2)
    #expect(line.leave(1) == [.admit(2)])
  }

  @Test func `a line that is full refuses the one that would come last`() {
    var line = WaitingLine(width: 1, length: 2)
    for id in 1...3 {
      #expect(line.enter(id, priority: id == 2 ? .prefetch : .visible) == (id == 1 ? [.admit(1)] : []))
    }
    #expect(line.enter(4, priority: .visible) == [.refuse(2)])
    #expect(line.enter(5, priority: .prefetch) == [.refuse(5)])
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `in a random walk everyone who stays has a turn, soon enough`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (width, length) = (Int.random(in: 1...4, using: &random), Int.random(in: 0...12, using: &random))
    var line = WaitingLine(width: width, length: length)
    var waitedSince: [Int: Int] = [:]
    var working: Set<Int> = []
    var (next, turns) = (0, 0)
    func apply(_ actions: [WaitingLine.Action]) {
      for action in actions {
        switch action {
        case .admit(let id):
          turns += 1
          let since = waitedSince.removeValue(forKey: id)
          #expect(since.map { turns - $0 <= 4 * (length + 2) } == true, "each fourth turn shortens the line before it")
          working.insert(id)
        case .refuse(let id): #expect(waitedSince.removeValue(forKey: id) != nil)
        }
      }
    }
    for _ in 0..<2000 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<5:
        next += 1
        waitedSince[next] = turns
        apply(line.enter(next, priority: ImagePriority.allCases.randomElement(using: &random)!))
      case 5: if let id = waitedSince.keys.randomElement(using: &random) { line.setPriority(.visible, of: id) }
      case 6:
        if let id = waitedSince.keys.randomElement(using: &random) {
          waitedSince[id] = nil
          apply(line.leave(id))
        }
      default:
        if let id = working.randomElement(using: &random) {
          working.remove(id)
          apply(line.leave(id))
        }
      }
      #expect(line.workingCount == working.count && working.count <= width)
      #expect(line.waitingCount == waitedSince.count && waitedSince.count <= length)
      #expect(waitedSince.isEmpty || working.count == width, "nobody waits while there is a place")
    }
  }
}

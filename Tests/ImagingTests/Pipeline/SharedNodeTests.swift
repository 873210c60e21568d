import Testing

@testable import Imaging

@Suite struct SharedNodeTests {
  private typealias Node = SharedNode<String>

  /// The actions as text, short enough to read in a test.
  private func texts(_ actions: [Node.Action]) -> [String] {
    actions.map { action in
      switch action {
      case .start(let priority): "start \(priority)"
      case .setPriority(let priority): "priority \(priority)"
      case .wake(let moment): "wake \(moment)"
      case .complete(let id, .success(let value)): "\(id): \(value)"
      case .complete(let id, .failure(let error)): "\(id): \(error)"
      case .cancelWork: "cancel"
      }
    }
  }

  @Test func `it starts once and tells everyone`() {
    var node = Node()
    #expect(texts(node.join(1, priority: .visible)) == ["start visible"])
    #expect(texts(node.join(2, priority: .visible)) == [])
    #expect(texts(node.finish(.success("done"))) == ["1: done", "2: done"])
    #expect(texts(node.finish(.success("again"))) == [])
  }

  @Test func `it is as urgent as the most urgent of those who wait`() {
    var node = Node()
    #expect(texts(node.join(1, priority: .prefetch)) == ["start prefetch"])
    #expect(texts(node.join(2, priority: .visible)) == ["priority visible"])
    #expect(texts(node.join(3, priority: .prefetch)) == [])
    #expect(texts(node.leave(2)) == ["2: Cancelled.", "priority prefetch"])
  }

  @Test func `the first one leaving leaves the others, the last one leaving cancels`() {
    var node = Node()
    _ = node.join(1, priority: .visible)
    _ = node.join(2, priority: .visible)
    #expect(texts(node.leave(1)) == ["1: Cancelled."])
    #expect(texts(node.leave(1)) == [])
    #expect(texts(node.leave(2)) == ["2: Cancelled.", "cancel"])
    #expect(node.isAbandoned)
    #expect(texts(node.finish(.success("too late"))) == [])
  }

  @Test func `each has its own deadline`() {
    var node = Node()
    #expect(texts(node.join(1, priority: .visible, deadline: .seconds(5))) == ["start visible", "wake 5.0 seconds"])
    #expect(texts(node.join(2, priority: .visible, deadline: .seconds(2))) == ["wake 2.0 seconds"])
    #expect(texts(node.join(3, priority: .visible)) == [])
    #expect(texts(node.time(.seconds(1))) == [])
    #expect(texts(node.time(.seconds(2))) == ["2: Opening this picture took too long.", "wake 5.0 seconds"])
    #expect(texts(node.finish(.success("done"))) == ["1: done", "3: done"])
    #expect(texts(node.time(.seconds(9))) == [])
  }

  @Test func `the last deadline passing cancels`() {
    var node = Node()
    _ = node.join(1, priority: .visible, deadline: .seconds(1))
    #expect(texts(node.time(.seconds(1))) == ["1: Opening this picture took too long.", "cancel"])
  }

  @Test func `who joins after the end gets the same outcome`() {
    var node = Node()
    _ = node.join(1, priority: .visible)
    _ = node.finish(.failure(.missing))
    #expect(texts(node.join(2, priority: .visible)) == ["2: There is no such picture."])
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func `in a random walk everyone is completed exactly once`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var node = Node()
    var now = Duration.zero
    var present: [Int: (priority: ImagePriority, deadline: Duration?)] = [:]
    var completed: [Int: Int] = [:]
    var (starts, cancels, joined) = (0, 0, 0)
    var priority: ImagePriority?
    var isFinished = false
    for _ in 0..<200 {
      let actions: [Node.Action]
      switch Int.random(in: 0..<40, using: &random) {
      case 0:
        actions = node.finish(Bool.random(using: &random) ? .success("x") : .failure(.missing))
        if joined > 0 { isFinished = true }
      case 1..<15:
        joined += 1
        let wanted = ImagePriority.allCases.randomElement(using: &random)!
        let deadline = Bool.random(using: &random) ? now + .seconds(Int.random(in: 0..<20, using: &random)) : nil
        if !isFinished && cancels == 0 { present[joined] = (wanted, deadline) }
        actions = node.join(joined, priority: wanted, deadline: deadline)
      case 15..<25:
        now += .seconds(Int.random(in: 0..<3, using: &random))
        actions = node.time(now)
      default:
        actions = node.leave(Int.random(in: 1...max(1, joined), using: &random))
      }
      for action in actions {
        switch action {
        case .start(let first):
          starts += 1
          priority = first
        case .setPriority(let new): priority = new
        case .wake: break
        case .complete(let id, let outcome):
          completed[id, default: 0] += 1
          if case .failure(.timedOut) = outcome { #expect(present[id]?.deadline.map { $0 <= now } == true) }
          present[id] = nil
        case .cancelWork:
          cancels += 1
          #expect(present.isEmpty && !isFinished)
        }
      }
      #expect(completed.values.allSatisfy { $0 == 1 })
      #expect(node.subscriberCount == present.count)
      #expect(starts <= 1 && cancels <= 1)
      if !present.isEmpty { #expect(priority == present.values.map(\.priority).max()) }
      if joined > 0 && present.isEmpty { #expect(isFinished || cancels == 1) }
    }
    for action in node.finish(.success("x")) {
      if case .complete(let id, _) = action { completed[id, default: 0] += 1 }
    }
    #expect(completed == Dictionary(uniqueKeysWithValues: (0..<joined).map { ($0 + 1, 1) }))
  }
}

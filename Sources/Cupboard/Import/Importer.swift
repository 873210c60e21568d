import Closet
import Cryptography
import Imaging
import Pictures
import Platform

/// Takes the photos that were found into a closet: decodes several at once, and puts them there in the order of their
/// names.
struct Importer {
  let photos: any PhotoTaking
  /// How many are decoded at once.
  let width: Int
  /// The category of photos whose folders tell none.
  let category: Category
  /// Whether the folder of them all told that category.
  var isCategoryTold = false
  let limits: ImageLimits
  let blocking: BlockingPool

  /// What is known of a file before its turn to be put into the closet.
  private enum Ready {
    case prepared(PreparedPicture?, Category)
    case refused(String)
    case skipped
    /// The content is that of an earlier file; what becomes of that one becomes of this.
    case same(as: Int)
  }

  /// Takes them, telling `done` of each in their order. A file that can't be taken leaves the others alone.
  ///
  /// Throws when nothing more can be taken, such as on a full disk, and `CancellationError`; `done` was told of what was
  /// taken by then.
  func run(
    _ findings: [PhotoFinder.Finding], done: (ImportReport.File) -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: (Int, Ready).self) { group in
      var (running, ready, first) = (0, [Int: Ready](), [ContentHash: Int]())
      var outcomes: [ImportReport.Outcome] = []

      func finishOne() async throws {
        guard let (index, result) = try await group.next() else { return }
        running -= 1
        ready[index] = result
      }
      func putReady() async throws {
        while let result = ready.removeValue(forKey: outcomes.count) {
          let outcome = try await put(result, outcomes)
          let finding = findings[outcomes.count]
          done(
            ImportReport.File(
              name: finding.name, outcome: outcome,
              isCategoryTold: isCategoryTold || finding.outcome != .photo(nil)))
          outcomes.append(outcome)
        }
      }

      for (index, finding) in findings.enumerated() {
        try Task.checkCancellation()
        switch try await look(at: finding) {
        case .refused(let reason): ready[index] = .refused(reason)
        case .found(let file, let hash, let category):
          if let earlier = first[hash] {
            ready[index] = .same(as: earlier)
          } else if try await photos.isThere(hash) {
            ready[index] = .skipped
          } else {
            first[hash] = index
            if running >= width { try await finishOne() }
            group.addTask { (index, try await prepare(file, finding.name, category)) }
            running += 1
          }
        }
        try await putReady()
      }
      while running > 0 {
        try await finishOne()
        try await putReady()
      }
      try Task.checkCancellation()
    }
  }

  private enum Look {
    case found(OpenFile, ContentHash, Category)
    case refused(String)
  }

  /// Opens a file, and asks of its first bytes whether reading all of it is worth while.
  private func look(at finding: PhotoFinder.Finding) async throws -> Look {
    guard case .photo(let found) = finding.outcome else {
      if case .unreadable(let reason) = finding.outcome { return .refused(reason) }
      return .refused("It can't be read.")
    }
    do {
      let (file, hash) = try await blocking.run { [limits] () throws in
        let file = try OpenFile(path: finding.path)
        _ = try ImageHeader.probe(ImageBytes(file), limits: limits)
        return (file, try ContentHash(ofContent: file))
      }
      return .found(file, hash, found ?? category)
    } catch let error as ImagingError {
      return .refused("\(error)")
    } catch let error as FileError {
      return .refused("It can't be read: \(error.reason).")
    }
  }

  private func prepare(_ file: OpenFile, _ name: String, _ category: Category) async throws -> Ready {
    do throws(PictureError) {
      return .prepared(try await photos.prepare(file, name: name), category)
    } catch {
      switch error {
      case .imaging(.cancelled): throw CancellationError()
      case .imaging(let reason): return .refused("\(reason)")
      // The disk is full, say: it would be no better with the next one.
      default: throw error
      }
    }
  }

  private func put(_ ready: Ready, _ outcomes: [ImportReport.Outcome]) async throws -> ImportReport.Outcome {
    switch ready {
    case .prepared(let picture, let category):
      try await photos.insert(picture, category) ? .imported(category) : .skipped
    case .refused(let reason): .refused(reason)
    case .skipped: .skipped
    case .same(let index): if case .refused(let reason) = outcomes[index] { .refused(reason) } else { .skipped }
    }
  }
}

extension ContentHash {
  /// The hash of all of a file.
  fileprivate init(ofContent file: OpenFile) throws(FileError) {
    var (hasher, offset) = (ContentHasher(), 0)
    while case let piece = try file.read(count: 256 << 10, at: offset), !piece.isEmpty {
      hasher.update(piece)
      offset += piece.count
    }
    self = hasher.finalize()
  }
}

import Testing

@testable import Imaging

@Suite struct WireTests {
  @Test func `a job arrives as it was sent`() throws {
    let outputs = [
      ImageOutput(.width(.max), quality: -3), ImageOutput(.fit(PixelSize(width: 1, height: -2)), format: .png),
      ImageOutput(
        .fill(PixelSize(width: 7, height: 9)), format: .jpeg, quality: 300,
        background: RGBColor(red: 1, green: 2, blue: 3)),
    ]
    var job = ImageJob(source: ImageBytes([1, 2, 3]), outputs: outputs, wantsPlaceholder: true)
    job.limits.bytes = 5
    job.limits.side = .max
    let copy = try ImageJob(message: job.message(), file: nil)
    #expect(copy.outputs == outputs && copy.limits == job.limits && copy.wantsPlaceholder)
    #expect(try copy.source.readAll(limit: 5) == [1, 2, 3])
  }

  @Test(arguments: [
    ImagingError.notDecodable(.image(.avif)), .notDecodable(.otherImage("Photoshop")), .notDecodable(.svg),
    .tooManyBytes(9, limit: 8), .tooManyPixels(PixelSize(width: 3, height: 4), frames: 5, limit: 6),
    .sideTooLong(PixelSize(width: 70_000, height: 1), limit: 65_535), .metadataTooLong(7, limit: 3),
    .damaged("premature end"), .unreadable("no"), .notEncodable("too wide"), .decoderDied("out of memory"),
  ])
  func `an error arrives as it was sent`(error: ImagingError) throws {
    let job = ImageJob(source: ImageBytes([]), outputs: [])
    let message = WorkerAnswer.message(.failure(error))
    #expect(try WorkerAnswer.result(of: message, answering: job) == .failure(error))
  }

  @Test func `words can't forge a line of a log`() throws {
    let job = ImageJob(source: ImageBytes([]), outputs: [])
    let message = WorkerAnswer.message(.failure(.damaged("a\nb\u{1b}[31m\u{202e}c")))
    #expect(try WorkerAnswer.result(of: message, answering: job) == .failure(.damaged("ab[31mc")))
    #expect(throws: WireError.self) {
      var writer = WireWriter()
      writer.write(false)
      writer.write(UInt8(5))
      writer.write(Array(repeating: UInt8(ascii: "x"), count: 301))
      _ = try WorkerAnswer.result(of: writer.bytes, answering: job)
    }
  }

  @Test func `a result arrives as it was sent`() throws {
    let (job, result) = try Self.answered()
    #expect(try WorkerAnswer.result(of: WorkerAnswer.message(.success(result)), answering: job) == .success(result))
  }

  @Test func `a result that doesn't answer the job is refused`() throws {
    let (job, result) = try Self.answered()
    try expectRefused(job, result) { $0.images.removeLast() }
    try expectRefused(job, result) { $0.images.append($0.images[0]) }
    try expectRefused(job, result) { $0.images.swapAt(0, 1) }
    try expectRefused(job, result) { $0.images[0].bytes = [] }
    try expectRefused(job, result) { $0.images[0].bytes = Array("<svg onload='alert(1)'/>".utf8) }
    try expectRefused(job, result) { $0.images[0].bytes = Array("<!doctype html><script>".utf8) }
    try expectRefused(job, result) { $0.placeholder = nil }
    try expectRefused(job, result) { $0.header.storedSize = PixelSize(width: 300, height: 400) }
    try expectRefused(job, result) { $0.header.storedSize = PixelSize(width: 0, height: 400) }
    try expectRefused(job, result) { $0.header.storedSize = PixelSize(width: 65_535, height: 65_535) }
    try expectRefused(job, result) { $0.header.orientation = 6 }
    try expectRefused(job, result) { $0.header.orientation = 9 }
    try expectRefused(job, result) { $0.header.frames = 0 }
    // Another size than asked for, in a file that says so itself.
    let other = try VipsCodec().encode(
      GeneratedPhoto.pixels(width: 33, height: 24), as: .webp, quality: 50, background: .white)
    try expectRefused(job, result) { $0.images[0].bytes = other.bytes }
    var unasked = job
    unasked.wantsPlaceholder = false
    try expectRefused(unasked, result) { _ in }
  }

  @Test func `an altered message is an answer or is refused, and ends no process`() throws {
    let (job, result) = try Self.answered()
    let message = WorkerAnswer.message(.success(result))
    var random = FixedRandom(seed: 5)
    for _ in 0..<3000 {
      var altered = message
      switch Int.random(in: 0..<3, using: &random) {
      case 0: altered.removeLast(Int.random(in: 1...altered.count, using: &random))
      case 1: altered.append(0)
      default:
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          let index = Int.random(in: 0..<min(altered.count, 120), using: &random)
          altered[index] = UInt8.random(in: 0...255, using: &random)
        }
      }
      do throws(WireError) {
        guard case .success(let found) = try WorkerAnswer.result(of: altered, answering: job) else { continue }
        #expect(found.images.map(\.format) == [.webp, .jpeg])
        #expect(found.images.map(\.size.width) == [32, 16])
      } catch {
        continue
      }
    }
  }

  @Test func `an altered request is a job or is refused`() throws {
    let message = ImageJob(
      source: ImageBytes([1, 2, 3]), outputs: [ImageOutput(.width(9)), ImageOutput(.width(8), format: .png)]
    ).message()
    var random = FixedRandom(seed: 6)
    for count in 0..<message.count {
      #expect(throws: WireError.self) { try ImageJob(message: Array(message.prefix(count)), file: nil) }
    }
    for _ in 0..<2000 {
      var altered = message
      altered[Int.random(in: 0..<altered.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      do throws(WireError) { #expect(try ImageJob(message: altered, file: nil).limits.bytes >= 0) } catch { continue }
    }
  }

  private func expectRefused(
    _ job: ImageJob, _ result: ImageJobResult, sourceLocation: SourceLocation = #_sourceLocation,
    _ change: (inout ImageJobResult) -> Void
  ) throws {
    var changed = result
    change(&changed)
    let message = WorkerAnswer.message(.success(changed))
    #expect(throws: WireError.self, sourceLocation: sourceLocation) {
      try WorkerAnswer.result(of: message, answering: job)
    }
  }

  private static func answered() throws -> (ImageJob, ImageJobResult) {
    let job = ImageJob(
      source: ImageBytes(try GeneratedPhoto.bytes(width: 64, height: 48)),
      outputs: [ImageOutput(.width(32)), ImageOutput(.width(16), format: .jpeg)], wantsPlaceholder: true)
    return (job, try ImageJobPerformer.standard().perform(job))
  }
}

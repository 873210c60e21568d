import Imaging
import Testing

@Suite(.timeLimit(.minutes(1))) struct InProcessJobRunnerTests {
  @Test func `jobs at once all get their own result`() async throws {
    let runner = InProcessJobRunner(threads: 2)
    try await withThrowingTaskGroup(of: (Int, Int).self) { group in
      for index in 1...50 {
        let bytes = try GeneratedPhoto.bytes(width: 16 + index, height: 16)
        group.addTask {
          let job = ImageJob(source: ImageBytes(bytes), outputs: [ImageOutput(.width(200))])
          return (index, try await runner.run(job).images[0].size.width)
        }
      }
      for try await (index, width) in group { #expect(width == 16 + index) }
    }
  }

  @Test func `a cancelled task has no result`() async throws {
    let runner = InProcessJobRunner(threads: 1)
    let job = ImageJob(
      source: ImageBytes(try GeneratedPhoto.bytes(width: 64, height: 48)), outputs: [ImageOutput(.width(20))])
    let task = Task { () async throws(ImagingError) in
      unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
      return try await runner.run(job)
    }
    await #expect(throws: ImagingError.cancelled) { try await task.value }
    #expect(try await runner.run(job).images.count == 1)
  }

  @Test func `a missing file is unreadable`() {
    #expect(throws: ImagingError.unreadable("cannot open /nowhere.jpg: No such file or directory")) {
      try ImageBytes(path: "/nowhere.jpg")
    }
  }
}

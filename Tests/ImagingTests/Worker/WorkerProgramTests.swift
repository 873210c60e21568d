import Foundation
import Glibc
import Imaging
import Platform
import TestSupport
import Testing

/// What can only be seen of a program that does nothing else.
@Suite(.timeLimit(.minutes(2))) struct WorkerProgramTests {
  @Test func `no descriptor stays open after 200 jobs`() async throws {
    let (output, status) = try await run("count-descriptors")
    #expect(status == 0, "\(output)")
  }

  @Test func `workers die with their server`() async throws {
    let (output, _) = try await run("die-with-workers")
    let workers = output.split(whereSeparator: \.isWhitespace).compactMap { Int32($0) }
    try #require(workers.count == 1)
    try await waitUntil { workers.allSatisfy { kill($0, 0) != 0 } }
  }

  /// On a thread of its own, since it waits for another process.
  private func run(_ command: String) async throws -> (output: String, status: Int32) {
    try await BlockingPool(threads: 1, name: "program").run { () throws in
      let folder = try TemporaryDirectory()
      let picture = folder.path("photo.jpg")
      try Files.replace(picture, with: try GeneratedPhoto.bytes(width: 64, height: 48), durable: false)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: WorkerPrograms.real)
      process.arguments = [command, picture]
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return (output, process.terminationStatus)
    }
  }
}

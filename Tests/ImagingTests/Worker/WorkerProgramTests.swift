import Foundation
import Glibc
import Imaging
import Platform
import TestSupport
import Testing

/// What can only be seen of a program that does nothing else.
@Suite(.timeLimit(.minutes(2))) struct WorkerProgramTests {
  @Test func `no descriptor stays open after 200 jobs`() throws {
    let (output, status) = try run("count-descriptors")
    #expect(status == 0, "\(output)")
  }

  @Test func `workers die with their server`() async throws {
    let (output, _) = try run("die-with-workers")
    let workers = output.split(whereSeparator: \.isWhitespace).compactMap { Int32($0) }
    try #require(workers.count == 1)
    try await waitUntil { workers.allSatisfy { kill($0, 0) != 0 } }
  }

  private func run(_ command: String) throws -> (output: String, status: Int32) {
    let folder = try TemporaryDirectory()
    let picture = folder.path("photo.jpg")
    try Files.replace(picture, with: try GeneratedPhoto.bytes(width: 64, height: 48), durable: false)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: WorkerPrograms.real)
    process.arguments = [command, picture]
    // A file rather than a pipe: Foundation stops the program when a signal interrupts its reading of a pipe.
    let output = folder.path("output")
    process.standardOutput = FileHandle(
      fileDescriptor: unsafe open(output, O_WRONLY | O_CREAT, 0o600), closeOnDealloc: true)
    try process.run()
    process.waitUntilExit()
    return (try String(contentsOfFile: output, encoding: .utf8), process.terminationStatus)
  }
}

import Foundation

@testable import Imaging

/// The programs that the tests of the worker pool start.
enum WorkerPrograms {
  /// The real worker, built beside the tests.
  static let real = beside("DecodeWorkerForTests")

  /// The usual pool of real workers, smaller.
  static func configuration(workers: Int = 1) -> WorkerPool.Configuration {
    var configuration = WorkerPool.Configuration()
    configuration.executable = real
    configuration.workers = workers
    return configuration
  }

  /// A pool of workers that run a shell's script instead, with the socket as descriptor 3.
  static func script(_ text: String) -> WorkerPool.Configuration {
    var configuration = configuration()
    configuration.executable = "/bin/sh"
    configuration.arguments = ["-c", text]
    return configuration
  }

  private static func beside(_ name: String) -> String {
    // The tests run from a bundle's executable, or from a helper that has loaded the bundle.
    let folders = [Bundle.main.bundlePath, CommandLine.arguments[0]] + CommandLine.arguments.dropFirst()
    let candidates = folders.flatMap { path in
      [path, (path as NSString).deletingLastPathComponent].map { "\($0)/\(name)" }
    }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0) } ?? name
  }
}

/// Waits until something is so that another thread or process brings about.
func waitUntil(_ condition: () -> Bool) async throws {
  while !condition() { try await Task.sleep(for: .milliseconds(1)) }
}

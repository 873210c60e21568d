import Glibc
import HTTP
import Platform
import TestSupport

/// A certificate for `localhost` that nobody vouches for, made by the `openssl` program.
struct Certificate {
  /// The program is installed.
  static let canBeMade = Files.exists(OpenSSL.path)

  let encryption: HTTPServer.Encryption

  init(in folder: TemporaryDirectory) async throws {
    encryption = .init(certificate: folder.path("certificate.pem"), key: folder.path("key.pem"))
    _ = try await OpenSSL.run(
      "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2", "-subj",
      "/CN=localhost", "-keyout", encryption.key, "-out", encryption.certificate)
  }
}

/// The `openssl` program.
enum OpenSSL {
  static let path = "/usr/bin/openssl"

  struct Failure: Error { let code: Int32 }

  /// Runs it with `input`; gives what it prints.
  ///
  /// Not by Foundation's `Process`, which overruns a buffer in a process with as many open files as these tests have.
  static func run(_ arguments: String..., input: String = "") async throws -> String {
    let folder = try TemporaryDirectory()
    try Files.replace(folder.path("input"), with: Array(input.utf8), durable: false)
    let (program, inputPath, outputPath) = ([path] + arguments, folder.path("input"), folder.path("output"))
    let pool = BlockingPool(threads: 1, name: "openssl")
    try await pool.run { () throws(Failure) in
      var actions = unsafe posix_spawn_file_actions_t()
      unsafe posix_spawn_file_actions_init(&actions)
      defer { unsafe posix_spawn_file_actions_destroy(&actions) }
      unsafe posix_spawn_file_actions_addopen(&actions, 0, inputPath, O_RDONLY, 0)
      unsafe posix_spawn_file_actions_addopen(&actions, 1, outputPath, O_WRONLY | O_CREAT, 0o600)
      unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
      var words: [UnsafeMutablePointer<CChar>?] = unsafe program.map { unsafe strdup($0) } + [nil]
      defer { unsafe words.forEach { unsafe free($0) } }
      var environment: [UnsafeMutablePointer<CChar>?] = unsafe [nil]
      var process = pid_t()
      var status: Int32 = 0
      let code = unsafe posix_spawn(&process, path, &actions, nil, &words, &environment)
      guard code == 0 else { throw Failure(code: code) }
      while unsafe waitpid(process, &status, 0) < 0 && errno == EINTR {}
      guard status == 0 else { throw Failure(code: status) }
    }
    return String(decoding: try OpenFile(path: outputPath).readAll(), as: UTF8.self)
  }
}

import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)), .enabled(if: TemporaryFileSystem.canMount, "\(TemporaryFileSystem.reason)"))
struct DiskTests {
  let program: BuiltProgram
  let folder: String

  init() throws {
    program = try BuiltProgram()
    folder = program.home.path("photos")
  }

  @Test func `a full disk is one sentence, what was taken stays, and the rest is taken later`() async throws {
    try DrawnPhoto.write(0..<40, to: folder)
    let disk = try TemporaryFileSystem(kilobytes: 4096)
    let data = ["CUPBOARD_DATA": disk.path("data")]
    let outcome = try await program.run("import", folder, "--json", environment: data)
    #expect(outcome.code == 1)
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(outcome.errors.hasPrefix("cupboard: The disk that holds \(disk.path)"))
    #expect(outcome.errors.hasSuffix(" is full. Nothing was lost; free some space and try again.\n"))
    let taken = try ImportResult(outcome).imported
    #expect(taken > 0 && taken < 40)

    let backup = try await program.run("backup", disk.path("backup.tar"), environment: data)
    #expect(backup.code == 1)
    #expect(backup.errors.hasSuffix(" is full. Nothing was lost; free some space and try again.\n"))
    #expect(!FileManager.default.fileExists(atPath: disk.path("backup.tar.partial")))

    try FileManager.default.moveItem(atPath: disk.path("data"), toPath: program.data)
    let doctor = try DoctorResult(await program.run("doctor", "--json"))
    #expect(doctor.problems.isEmpty, "\(doctor.problems)")
    #expect(doctor.pictures == taken)
    let rest = try ImportResult(await program.run("import", folder, "--json"))
    #expect((rest.skipped, rest.imported) == (taken, 40 - taken))
  }

  @Test func `a read-only disk is one sentence`() async throws {
    let disk = try TemporaryFileSystem(kilobytes: 4096)
    let data = ["CUPBOARD_DATA": disk.path("data")]
    #expect(try await program.run("account", "add", "Ann", input: "correct horse\n", environment: data).code == 0)
    try disk.makeReadOnly()
    for command in [["account", "list"], ["serve", "--listen", "127.0.0.1:0"], ["import", program.home.path]] {
      let outcome = try await program.start(command, environment: data).outcome()
      #expect(outcome.code == 1)
      #expect(
        outcome.errors
          == "cupboard: The data folder \(disk.path("data")) can't be written: its file system is read-only.\n")
    }
  }
}

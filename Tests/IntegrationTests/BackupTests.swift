import Foundation
import Platform
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct BackupTests {
  let program: BuiltProgram
  let folder: String
  let file: String

  init() throws {
    program = try BuiltProgram()
    folder = program.home.path("photos")
    file = program.home.path("backup.tar")
  }

  private func fill(_ count: Int) async throws {
    try DrawnPhoto.write(0..<count, to: folder)
    #expect(try await program.run("import", folder).code == 0)
  }

  private func originals() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: "\(program.data)/blobs/originals")
      .filter { $0.utf8.count > 64 }.map { "\(program.data)/blobs/originals/\($0)" }
  }

  @Test func `a backup made while the server runs restores everything elsewhere`() async throws {
    try await fill(4)
    let server = try await RunningServer(program)
    let backup = try await program.run("backup", file)
    #expect(backup.code == 0)
    #expect(backup.errors.contains("Backed up the database and 4 originals, "))
    _ = try await server.stop()
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.posixPermissions] as? Int == 0o600)

    let other = try BuiltProgram()
    let restored = try await other.run("restore", file)
    #expect(restored.code == 0)
    #expect(restored.errors.contains("Restored the database and 4 originals of "))
    let doctor = try DoctorResult(await other.run("doctor", "--json"))
    #expect(doctor.problems.isEmpty)
    #expect((doctor.pictures, doctor.originals) == (4, 4))
    #expect(try ImportResult(await other.run("import", folder, "--json")).skipped == 4)
    let keys = try [program, other].map { try OpenFile(path: "\($0.data)/secret.key").readAll() }
    #expect(keys[0] == keys[1])
  }

  @Test func `nothing is replaced without being asked to`() async throws {
    try await fill(1)
    #expect(try await program.run("backup", file).code == 0)
    let bytes = try OpenFile(path: file).readAll()
    let again = try await program.run("backup", file)
    #expect(again.code == 1)
    #expect(again.errors == "cupboard: \(file) is there already; --force replaces it.\n")
    #expect(try OpenFile(path: file).readAll() == bytes)
    #expect(try await program.run("backup", file, "--force").code == 0)

    let restore = try await program.run("restore", file)
    #expect(restore.code == 1)
    #expect(
      restore.errors == "cupboard: The data folder \(program.data) is not empty; --force moves what is in it aside.\n")
    let forced = try await program.run("restore", file, "--force")
    #expect(forced.code == 0)
    let aside = try #require(try Files.names(in: program.data).first { $0.hasPrefix("before-restore-") })
    #expect(try Files.names(in: "\(program.data)/\(aside)").contains("cupboard.sqlite"))
    #expect(try DoctorResult(await program.run("doctor", "--json")).pictures == 1)
  }

  @Test(arguments: [[], ["--force"]]) func `a folder is no place for a backup, but a file in it is`(
    options: [String]
  ) async throws {
    try await fill(1)
    let outcome = try await program.start(["backup", folder] + options).outcome()
    #expect(outcome.code == 1)
    #expect(
      outcome.errors
        == "cupboard: \(folder) is a folder; name a file for the backup, such as \(folder)/cupboard.tar.\n")
    #expect(try await program.run("backup", "\(folder)/cupboard.tar").code == 0)
  }

  @Test func `a folder in use isn't restored into`() async throws {
    try await fill(1)
    #expect(try await program.run("backup", file).code == 0)
    let server = try await RunningServer(program)
    let outcome = try await program.run("restore", file, "--force")
    #expect(outcome.code == 1)
    #expect(
      outcome.errors
        == "cupboard: The data folder \(program.data) is in use by another process; stop the server and try again.\n")
    _ = try await server.stop()
  }

  @Test func `a backup that is damaged or cut anywhere changes nothing`() async throws {
    try await fill(2)
    #expect(try await program.run("backup", file).code == 0)
    let whole = try OpenFile(path: file).readAll()
    var damaged = whole
    damaged[whole.count / 2] ^= 1
    let broken: [([UInt8], String)] = [
      (damaged, "is damaged"), (Array(whole.prefix(whole.count / 2)), "is cut short"),
      (Array(whole.dropLast(1024)), "is cut short"), (Array("hello".utf8), "is no backup of Cupboard"),
      ([], "is no backup of Cupboard"),
    ]
    let before = try Files.names(in: program.data)
    for (bytes, words) in broken {
      try Data(bytes).write(to: URL(fileURLWithPath: file))
      let outcome = try await program.run("restore", file, "--force")
      #expect(outcome.code == 1)
      #expect(outcome.errors.contains(words), "\(outcome.errors)")
      #expect(outcome.errors.hasSuffix(" Nothing was changed.\n"))
      #expect(outcome.errors.split(separator: "\n").count == 1)
      #expect(try Files.names(in: program.data) == before)
    }
    #expect(try DoctorResult(await program.run("doctor", "--json")).pictures == 2)
  }

  @Test func `originals that are missing or damaged are named, and the rest is backed up`() async throws {
    try await fill(3)
    let originals = try originals()
    #expect(originals.count == 3)
    try Files.remove(originals[0])
    try Data("rotten".utf8).write(to: URL(fileURLWithPath: originals[1]))
    let outcome = try await program.run("backup", file)
    #expect(outcome.code == 1)
    for (path, word) in [(originals[0], "missing"), (originals[1], "damaged")] {
      #expect(outcome.errors.contains("\(word): the original \((path as NSString).lastPathComponent)"))
    }
    let kinds = try DoctorResult(await program.run("doctor", "--json")).problems.map(\.kind)
    #expect(kinds == ["original-missing", "original-changed"])
    let hash = (originals[1] as NSString).lastPathComponent
    let lines = try await program.run("doctor").output.split(separator: "\n")
    #expect(
      lines.contains { $0.hasPrefix("problem: The original of “photo-") && $0.contains("(\(hash)) is damaged: ") })
    let other = try BuiltProgram()
    let restored = try await other.run("restore", file)
    #expect(restored.errors.contains("missing in the backup: the original "))
    #expect(try DoctorResult(await other.run("doctor", "--json")).pictures == 3)
  }

  @Test func `a restore that was interrupted is told of, and can be done again`() async throws {
    try await fill(1)
    #expect(try await program.run("backup", file).code == 0)
    try FileManager.default.createDirectory(
      atPath: "\(program.data)/restoring", withIntermediateDirectories: true)
    let outcome = try await program.run("doctor")
    #expect(outcome.code == 1)
    #expect(outcome.errors.hasPrefix("cupboard: A restore into \(program.data) was interrupted; "))
    #expect(try await program.run("restore", file, "--force").code == 0)
    #expect(try DoctorResult(await program.run("doctor", "--json")).problems.isEmpty)
  }

  @Test func `copies that are missing are made again by doctor and by rebuild`() async throws {
    try await fill(2)
    for command in [["doctor", "--repair"], ["rebuild"]] {
      try FileManager.default.removeItem(atPath: "\(program.data)/blobs/derived")
      let kinds = try DoctorResult(await program.run("doctor", "--json")).problems.map(\.kind)
      #expect(kinds == ["copies-missing"])
      #expect(try await program.start(command).outcome().code == 0)
      #expect(try DoctorResult(await program.run("doctor", "--json")).problems.isEmpty)
    }
  }
}

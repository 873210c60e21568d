import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct KillTests {
  @Test func `stopped dead at 50 moments of an import, each photo is there whole or not at all`() async throws {
    let photos = try TemporaryDirectory()
    let count = 8
    try DrawnPhoto.write(0..<count, to: photos.path, width: 400, height: 300)
    var (killed, runs) = (0, 0)
    var length = Duration.milliseconds(500)
    while killed < 50, runs < 250 {
      let program = try BuiltProgram()
      let start = ContinuousClock.now
      let run = try program.start(["import", photos.path, "--json"])
      // The moments are spread over the length of a run: each somewhere in its fiftieth.
      try await Task.sleep(for: length * (Double(killed) + .random(in: 0..<1)) / 50)
      run.signal(SIGKILL)
      runs += 1
      if try await run.outcome().code == -SIGKILL {
        killed += 1
        try await check(program, photos.path, count)
      } else {
        // It had ended: the machine is faster now than it was thought to be.
        length = (ContinuousClock.now - start) * 0.9
      }
      if killed == 1 { length = try await lengthOfImport(of: photos.path) }
    }
    #expect(killed == 50)
  }

  private func lengthOfImport(of folder: String) async throws -> Duration {
    let program = try BuiltProgram()
    let start = ContinuousClock.now
    #expect(try await program.run("import", folder).code == 0)
    return ContinuousClock.now - start
  }

  private func check(_ program: BuiltProgram, _ folder: String, _ count: Int) async throws {
    var there = 0
    if FileManager.default.fileExists(atPath: program.data) {
      let doctor = try DoctorResult(await program.run("doctor", "--json"))
      #expect(doctor.problems.isEmpty, "\(doctor.problems)")
      there = doctor.pictures
    }
    let rest = try ImportResult(await program.run("import", folder, "--json"))
    #expect((rest.skipped, rest.imported, rest.refused) == (there, count - there, 0))
    let doctor = try DoctorResult(await program.run("doctor", "--json"))
    #expect(doctor.problems.isEmpty, "\(doctor.problems)")
    #expect((doctor.pictures, doctor.originals) == (count, count))
  }
}

import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct ImportTests {
  let program: BuiltProgram
  let folder: String

  init() throws {
    program = try BuiltProgram()
    folder = program.home.path("photos")
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
  }

  @Test func `photos are taken once, and what is none is told of`() async throws {
    try DrawnPhoto.write(0..<3, to: folder)
    try DrawnPhoto.write(3..<5, to: "\(folder)/shoes")
    try DrawnPhoto.write(0..<1, to: "\(folder)/twice")
    try write("<html>", to: "page.jpg")
    try write("", to: "empty.jpg")

    let first = try await program.run("import", folder)
    #expect(first.code == 1)
    #expect(
      first.output == "Imported 5 photos, skipped 1 already there, refused 2. "
        + "No folder names the category of 3, which went to “top”.\n")
    #expect(
      first.errors == """
        empty.jpg: This is an empty file, not a photo that can be opened.
        page.jpg: This is a web page, not a photo that can be opened.

        """)
    let second = try ImportResult(await program.run("import", folder, "--json"))
    #expect((second.imported, second.skipped, second.refused) == (0, 6, 2))
    #expect(try DoctorResult(await program.run("doctor", "--json")).pictures == 5)
  }

  @Test func `folders tell categories, in the order of their names`() async throws {
    try DrawnPhoto.write(0..<1, to: folder)
    try DrawnPhoto.write(1..<2, to: "\(folder)/겉옷")
    try DrawnPhoto.write(2..<3, to: "\(folder)/bags/2024")
    let outcome = try await program.run("import", folder, "--json", "--category", "bottom")
    #expect(outcome.code == 0)
    let result = try ImportResult(outcome)
    #expect(result.files.map(\.file) == ["bags/2024/photo-1002.tiff", "photo-1000.tiff", "겉옷/photo-1001.tiff"])
    #expect(result.files.map(\.category) == ["accessory", "bottom", "outer"])
  }

  @Test func `a dry run says the same and leaves nothing`() async throws {
    try DrawnPhoto.write(0..<3, to: folder)
    try write("<html>", to: "page.jpg")
    let tried = try await program.run("import", folder, "--dry-run", "--json")
    #expect(!FileManager.default.fileExists(atPath: program.data))
    let real = try await program.run("import", folder, "--json")
    #expect(tried.output == real.output)
    #expect(tried.code == real.code)
    try DrawnPhoto.write(3..<4, to: folder)
    let again = try await program.run("import", folder, "--dry-run")
    #expect(
      again.output == """
        photo-1000.tiff: already there
        photo-1001.tiff: already there
        photo-1002.tiff: already there
        photo-1003.tiff: top
        Would import 1 photo, skipped 3 already there, refused 1. \
        No folder names the category of 1, which would go to “top”.

        """)
    #expect(try DoctorResult(await program.run("doctor", "--json")).pictures == 3)
  }

  @Test func `a name that steers a terminal is shown harmless`() async throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try write("", to: "a\u{1b}[31m\n.jpg")
    let outcome = try await program.run("import", folder)
    #expect(outcome.errors.hasPrefix("a\\u{1b}[31m\\u{a}.jpg: "))
  }

  @Test func `photos go to the account that is named`() async throws {
    try DrawnPhoto.write(0..<1, to: folder)
    _ = try await program.run("account", "add", "Ann", input: "correct horse\n")
    _ = try await program.run("account", "add", "Bo", input: "battery staple\n")
    #expect(try ImportResult(await program.run("import", folder, "--account", "bo", "--json")).imported == 1)
    #expect(try ImportResult(await program.run("import", folder, "--json")).imported == 1)
    let unknown = try await program.run("import", folder, "--account", "Cy")
    #expect(unknown.code == 1)
    #expect(unknown.errors == "cupboard: There is no account Cy.\n")
  }

  @Test func `two imports of the same folder at once add nothing twice`() async throws {
    try DrawnPhoto.write(0..<12, to: folder)
    let runs = try (0..<2).map { _ in try program.start(["import", folder, "--json"]) }
    var imported = 0
    for run in runs { imported += try ImportResult(await run.outcome()).imported }
    #expect(imported == 12)
    #expect(try DoctorResult(await program.run("doctor", "--json")).pictures == 12)
  }

  @Test func `a folder that isn't there is one sentence`() async throws {
    let outcome = try await program.run("import", "/none")
    #expect(outcome.code == 1)
    #expect(outcome.errors == "cupboard: It was not possible to find /none: No such file or directory.\n")
    #expect(!FileManager.default.fileExists(atPath: program.data))
  }

  @Test func `asked to stop, it keeps what is taken and can be run again`() async throws {
    try DrawnPhoto.write(0..<40, to: folder, width: 800, height: 600)
    let run = try program.start(["import", folder, "--json"])
    run.signal(SIGINT)
    let outcome = try await run.outcome()
    if outcome.code != 0 {
      #expect(outcome.code == 1)
      #expect(outcome.errors.hasSuffix("cupboard: Stopped as asked.\n"))
    }
    let rest = try ImportResult(await program.run("import", folder, "--json"))
    #expect(rest.imported + rest.skipped == 40)
    #expect(try DoctorResult(await program.run("doctor", "--json")).problems.isEmpty)
  }
}

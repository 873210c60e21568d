import Foundation
import HTTP
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct ServerDataTests {
  let program: BuiltProgram

  init() throws { program = try BuiltProgram() }

  private func photo(_ number: Int) -> TestFile {
    TestFile(field: "photos", name: "photo-\(number).tiff", bytes: DrawnPhoto.bytes(number))
  }

  @Test func `what is imported while the server runs is on its pages at the next load`() async throws {
    let folder = program.home.path("photos")
    try DrawnPhoto.write(0..<3, to: "\(folder)/shoes")
    let server = try await RunningServer(program)
    let client = try await server.loggedIn()
    #expect(try await !client.get("/closet").text.contains("/pictures/"))
    #expect(try ImportResult(await program.run("import", folder, "--json")).imported == 3)
    let page = try await client.get("/closet").text
    #expect(page.contains("/pictures/"))
    let start = try #require(page.range(of: "/pictures/"))
    let address = String(page[start.lowerBound...].prefix { $0 != "\"" && $0 != " " })
    let picture = try await client.get(address)
    #expect(picture.status == .ok)
    #expect(picture.headers["Content-Type"] == "image/webp")
    #expect(try await server.stop().code == 0)
  }

  @Test func `the sample comes once, into an empty closet only, and not again after it was removed`() async throws {
    let first = try await RunningServer(program, "--sample")
    #expect(try DoctorResult(await program.run("doctor", "--json")).pictures >= 24)
    let client = try await first.loggedIn()
    let page = try await client.get("/closet")
    let answer = try await client.post("/sample/remove", form: ["csrf": try page.field("csrf")])
    #expect(answer.status == .seeOther)
    _ = try await first.stop()
    let second = try await RunningServer(program, "--sample")
    #expect(try DoctorResult(await program.run("doctor", "--json")).pictures == 0)
    _ = try await second.stop()

    let other = try BuiltProgram()
    try DrawnPhoto.write(0..<1, to: other.home.path("photos"))
    #expect(try await other.run("import", other.home.path("photos")).code == 0)
    let third = try await RunningServer(other, "--sample")
    #expect(try DoctorResult(await other.run("doctor", "--json")).pictures == 1)
    _ = try await third.stop()
  }

  @Test func `a server stopped dead in the middle of uploads loses nothing that it said was taken`() async throws {
    var server = try await RunningServer(program)
    let cookies = try await server.loggedIn().cookies
    var (number, taken) = (0, 0)
    for _ in 0..<12 {
      let client = TestClient(.port(server.port))
      client.cookies = cookies
      // One whole upload tells how long they take now; then the server is killed somewhere in the next two.
      number += 1
      let start = ContinuousClock.now
      if try await client.upload([photo(number)]).status == .seeOther { taken += 1 }
      let length = ContinuousClock.now - start
      let process = server.process
      let killer = Task {
        try await Task.sleep(for: length * .random(in: 0..<2))
        process.signal(SIGKILL)
      }
      while true {
        number += 1
        guard let answer = try? await client.upload([photo(number)]) else { break }  // it is dead: as it should be
        if answer.status == .seeOther { taken += 1 }
      }
      try await killer.value
      #expect(try await process.outcome().code == -SIGKILL)
      let doctor = try DoctorResult(await program.run("doctor", "--json"))
      #expect(doctor.problems.isEmpty, "\(doctor.problems)")
      #expect(doctor.pictures >= taken)
      #expect(doctor.pictures <= number)
      server = try await RunningServer(program)
    }
    #expect(taken >= 12)
    #expect(try await server.stop().code == 0)
  }

  @Test func `asked to stop, it finishes an upload that is under way`() async throws {
    let server = try await RunningServer(program)
    let client = try await server.loggedIn()
    let photos = (0..<6).map(photo)
    let upload = Task { try await client.upload(photos) }
    // Under way as soon as the request's line is there; the signal comes somewhere in its work.
    try await Task.sleep(for: .milliseconds(150))
    let outcome = try await server.stop()
    #expect(outcome.code == 0)
    let taken = (try? await upload.value.status == .seeOther) == true  // or it came too late to be let in
    let doctor = try DoctorResult(await program.run("doctor", "--json"))
    #expect(doctor.pictures == (taken ? 6 : 0))
    #expect(doctor.problems.isEmpty)
  }
}

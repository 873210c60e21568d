import Foundation
import HTTP
import TestSupport

/// A `cupboard serve` that listens.
final class RunningServer: Sendable {
  let process: RunningProgram
  let port: Int

  /// Starts one on a port that is free, and waits until it answers.
  init(_ program: BuiltProgram, _ arguments: String...) async throws {
    process = try program.start(["serve", "--listen", "127.0.0.1:0"] + arguments)
    port = try await process.waitFor { printed in
      guard printed.contains("\n"), let line = printed.split(separator: "\n").first else { return nil }
      return line.split(separator: ":").last.flatMap { Int($0) }
    }
  }

  /// The token of the link that it printed.
  func token() async throws -> String {
    try await process.waitFor { printed in
      guard printed.hasSuffix("\n"), let start = printed.range(of: "token=") else { return nil }
      return String(printed[start.upperBound...].prefix { $0 != "\n" })
    }
  }

  /// A browser that has used the link.
  func loggedIn() async throws -> TestClient {
    let (client, token) = (TestClient(.port(port)), try await token())
    let page = try await client.get("/welcome?token=\(token)")
    _ = try await client.post("/welcome", form: ["token": token, "csrf": try page.field("csrf")])
    return client
  }

  /// Ends it in good order, and returns how that went.
  func stop() async throws -> BuiltProgram.Outcome {
    process.signal(SIGTERM)
    return try await process.outcome()
  }
}

extension TestResponse {
  /// The page has no such hidden field.
  struct NoField: Error { let name: String }

  /// The value of a hidden field of a page's form.
  func field(_ name: String) throws -> String {
    guard let start = text.range(of: "name=\"\(name)\" value=\"") else { throw NoField(name: name) }
    return String(text[start.upperBound...].prefix { $0 != "\"" })
  }
}

extension TestClient {
  /// Sends photos with the form of the site.
  func upload(_ photos: [TestFile], category: String = "top") async throws -> TestResponse {
    let page = try await get("/closet/new")
    return try await post(
      "/closet",
      fields: [
        "csrf": try page.field("csrf"), "form": try page.field("form"), "category": category, "seasons": "summer",
        "description": "",
      ], files: photos)
  }
}

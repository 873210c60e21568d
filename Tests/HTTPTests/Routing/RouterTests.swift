import HTTP
import Testing

@Suite struct RouterTests {
  private let router = Router<Void>(
    [
      (.get, "/"), (.get, "/closet"), (.post, "/closet"), (.get, "/closet/new"), (.get, "/closet/{id}"),
      (.post, "/closet/{id}"), (.get, "/closet/{id}/edit"), (.post, "/closet/{item}/delete"),
      (.get, "/pictures/{id}/{version}/{file}"),
    ].map { .init($0, $1) { _, _, _ in Response() } })

  private func pattern(_ method: HTTPMethod, _ path: String) -> String? {
    if case .found(let route, _) = router.match(method, path) { route.pattern } else { nil }
  }

  @Test(
    arguments: [
      ("/", "/"), ("/closet", "/closet"), ("/closet/new", "/closet/new"), ("/closet/newer", "/closet/{id}"),
      ("/closet/7/edit", "/closet/{id}/edit"), ("/pictures/a/1/640.webp", "/pictures/{id}/{version}/{file}"),
      ("/cl%6Fset", "/closet"),
    ])
  func `a path leads to its pattern`(path: String, expected: String) {
    #expect(pattern(.get, path) == expected)
  }

  @Test func `a name is tried when the literal leads nowhere`() {
    #expect(pattern(.get, "/closet/new/edit") == "/closet/{id}/edit")
  }

  @Test func `named segments are percent-decoded, under the names of the route's own pattern`() throws {
    guard case .found(_, let parameters) = router.match(.post, "/closet/%EC%98%B7%20a/delete") else {
      Issue.record("not found")
      return
    }
    #expect(parameters["item"] == "옷 a")
  }

  @Test(
    arguments: [
      "/closets", "/closet/", "//closet", "/closet//edit", "/closet/7/edit/", "/closet/..", "/closet/%2e%2E",
      "/closet/.", "/closet/a%2Fb", "/closet/a%2fb/edit", "/closet/a%00", "/closet/%FF", "/closet/%4", "", "*",
    ])
  func `other paths are nowhere`(path: String) {
    guard case .none = router.match(.get, path) else {
      Issue.record("\(path) was found")
      return
    }
  }

  @Test func `a HEAD is answered by the GET`() { #expect(pattern(.head, "/closet/7") == "/closet/{id}") }

  @Test(
    arguments: [
      ("/closet/new", [HTTPMethod.get, .head]), ("/closet", [.get, .head, .post]), ("/closet/7/delete", [.post]),
    ])
  func `other methods are told`(path: String, expected: [HTTPMethod]) {
    guard case .otherMethods(let methods) = router.match(.delete, path) else {
      Issue.record("no other methods")
      return
    }
    #expect(methods == expected)
  }
}

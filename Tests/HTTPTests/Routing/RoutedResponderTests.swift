import HTTP
import TestSupport
import Testing

@Suite struct RoutedResponderTests {
  private struct Teapot: ResponseError {
    var status: HTTPStatus { HTTPStatus(418) }
  }

  private let responder = RoutedResponder<[String]>(
    Router([
      .init(.get, "/path/{name}") { _, parameters, context in
        Response(text: (context + [parameters["name"]]).joined(separator: " "), type: "text/plain")
      },
      .init(.get, "/tea") { _, _, _ in throw Teapot() },
    ]), context: { [$0.method.rawValue] },
    middleware: [
      { request, context, next in try await next(request, context + ["outer"]) },
      { request, context, next in
        var response = try await next(request, context + ["inner"])
        response.headers["X-Inner"] = "yes"
        return response
      },
    ],
    failure: { error, _ in
      guard let known = error as? any ResponseError else { return Response(.internalServerError) }
      return Response(known.status, headers: known.headers)
    })

  @Test func `middleware runs from the outside in, and changes the answer`() async throws {
    let response = try await TestClient(.inProcess(responder)).get("/path/x%20y")
    #expect(response.text == "GET outer inner x y")
    #expect(response.headers["X-Inner"] == "yes")
  }

  @Test(arguments: [("/tea", 418), ("/nowhere", 404), ("/path/../x", 404), ("/%zz", 400)])
  func `an error becomes its answer`(target: String, status: Int) async throws {
    #expect(try await TestClient(.inProcess(responder)).get(target).status.code == status)
  }

  @Test func `the methods that a path has are told with 405`() async throws {
    let response = try await TestClient(.inProcess(responder)).send(.post, "/tea")
    #expect(response.status == .methodNotAllowed)
    #expect(response.headers["Allow"] == "GET, HEAD")
  }
}

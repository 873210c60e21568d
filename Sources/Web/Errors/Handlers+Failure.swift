import HTTP

extension Handlers {
  /// The answer to a request for which `error` was thrown: a page in words, or JSON for a program.
  func answer(_ error: any Error, _ request: Request) -> Response {
    if error as? WebError == .notLoggedIn, request.method.isSafe, !request.prefersJSON {
      return .seeOther(
        "/login" + queryString([("next", request.path + queryString(request.query.fields.map { ($0.name, $0.value) }))])
      )
    }
    let failure = Failure(error)
    if failure.isUnexpected { services.log("\(request.id) failed: \(error)") }
    return answer(failure, request)
  }

  func answer(_ failure: Failure, _ request: Request?) -> Response {
    if request?.prefersPicture == true {
      return Response(failure.status, headers: failure.headers, body: .empty)
    }
    let context = pageContext(request)
    let page = ErrorPage(status: failure.status, requestID: request?.id ?? "")
    var response =
      request?.prefersJSON == true
      ? page.json(context.words) : .page(page, context, status: failure.status)
    response.headers["Cache-Control"] = "no-store"
    for field in failure.headers.fields { response.headers[field.name] = field.value }
    return response
  }
}

extension ErrorPage {
  /// The same for a program.
  fileprivate func json(_ words: Words) -> Response {
    let text = """
      {"status":\(status.code),"error":"\(escaped(title(words)))","request":"\(escaped(requestID))"}

      """
    return Response(status, text: text, type: "application/json")
  }

  /// Text within a JSON string (RFC 8259, section 7).
  private func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": escaped += "\\\""
      case "\\": escaped += "\\\\"
      case _ where scalar.value < 0x20: escaped += " "
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

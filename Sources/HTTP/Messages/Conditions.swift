import Platform

extension Response {
  /// The answer after the request's conditions and range: itself, a part of it, or that the client has it already.
  ///
  /// In the order of RFC 9110, section 13.2.2, by the `ETag` and `Last-Modified` of this answer; one that is not a 200
  /// to a GET or HEAD stays as it is. A handler that changes something looks at its conditions itself, before it does.
  package func applyingConditions(of request: Request) -> Response {
    guard status == .ok, request.method == .get || request.method == .head else { return self }
    let validators = Validators(headers)
    guard validators.isPresent else { return self }
    if !validators.mayProceed(request.headers) { return without(.preconditionFailed) }
    if validators.isUnchanged(request.headers) {
      // With its body, which is not sent: a 304 tells the length that a 200 would have had.
      return without(.notModified, body: body)
    }
    var whole = self
    whole.headers["Accept-Ranges"] = "bytes"
    guard request.method == .get, let range = request.headers["Range"].flatMap({ ByteRange($0, count: body.count) }),
      validators.allowsRange(request.headers)
    else { return whole }
    return whole.part(range)
  }

  /// Without the fields that describe a body.
  private func without(_ status: HTTPStatus, body: ResponseBody = .empty) -> Response {
    var response = Response(status, headers: headers, body: body)
    response.headers["Content-Type"] = nil
    response.headers["Content-Disposition"] = nil
    return response
  }

  private func part(_ range: ByteRange) -> Response {
    switch range {
    case .notSatisfiable:
      var response = without(.rangeNotSatisfiable)
      response.headers["Content-Range"] = "bytes */\(body.count)"
      return response
    case .part(let range):
      var response = Response(.partialContent, headers: headers, body: body.part(range))
      response.headers["Content-Range"] = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(body.count)"
      return response
    }
  }
}

extension ResponseBody {
  fileprivate func part(_ range: Range<Int>) -> ResponseBody {
    switch self {
    case .empty: .empty
    case .bytes(let bytes): .bytes(Array(bytes[range]))
    case .file(let file, let offset, _): .file(file, offset: offset + range.lowerBound, count: range.count)
    }
  }
}

/// What an answer says of the state of its resource, and what a request's conditions make of it.
private struct Validators {
  let tag: EntityTag?
  let modified: Instant?

  init(_ headers: HTTPFields) {
    tag = headers["ETag"].flatMap { EntityTag($0) }
    modified = headers["Last-Modified"].flatMap { HTTPDate.parse($0) }
  }

  var isPresent: Bool { tag != nil || modified != nil }

  /// What `If-Match`, or without it `If-Unmodified-Since`, asks for is so.
  func mayProceed(_ headers: HTTPFields) -> Bool {
    if let list = headers.list("If-Match") {
      return list == "*" || EntityTag.list(list).contains { tag?.isStronglyEqual(to: $0) == true }
    }
    guard let date = headers["If-Unmodified-Since"].flatMap({ HTTPDate.parse($0) }), let modified else { return true }
    return modified <= date
  }

  /// The client has this state, by `If-None-Match`, or without it `If-Modified-Since`.
  func isUnchanged(_ headers: HTTPFields) -> Bool {
    if let list = headers.list("If-None-Match") {
      return list == "*" || EntityTag.list(list).contains { tag?.isWeaklyEqual(to: $0) == true }
    }
    guard let date = headers["If-Modified-Since"].flatMap({ HTTPDate.parse($0) }), let modified else { return false }
    return modified <= date
  }

  /// `If-Range`, if there is one, names this very state; a date is too coarse unless it is exactly ours.
  func allowsRange(_ headers: HTTPFields) -> Bool {
    guard let condition = headers["If-Range"] else { return true }
    if let other = EntityTag(condition) { return tag?.isStronglyEqual(to: other) == true }
    return modified != nil && HTTPDate.parse(condition) == modified
  }
}

extension HTTPFields {
  /// The values of a field that is a list, as one.
  fileprivate func list(_ name: String) -> String? {
    let values = values(name)
    return values.isEmpty ? nil : values.joined(separator: ", ")
  }
}

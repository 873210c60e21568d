/// Takes in the body of a request, part by part, within its limits.
package final class BodyReceiver {
  private let limit: Int
  private let reader: (any BodyReading)?
  private var count = 0
  private var failure: HTTPError?

  /// For a body of `length` bytes, nil when that is not known, and of that `Content-Type`.
  ///
  /// Throws when the length is over the limit already, or the type is that of a form which can't be read.
  package init(length: Int?, type: String?, limits: BodyLimits, temporaryDirectory: String) throws(HTTPError) {
    if let length, length > limits.total { throw .contentTooLarge(limit: limits.total) }
    limit = limits.total
    let parameters = HeaderParameters(type ?? "")
    switch parameters.value {
    case "application/x-www-form-urlencoded": reader = URLEncodedReader()
    case "multipart/form-data":
      guard let boundary = parameters["boundary"], (1...70).contains(boundary.utf8.count) else {
        throw .badRequest("a form without a boundary")
      }
      reader = MultipartReader(boundary: boundary, fileLimit: limits.file, temporaryDirectory: temporaryDirectory)
    default: reader = length == 0 ? nil : ContentReader(type: type ?? "", temporaryDirectory: temporaryDirectory)
    }
  }

  /// Takes the next bytes; false when the client goes on and on, and the connection has to be closed.
  ///
  /// After a failure the body is heard out, for as long again as the limit, so that the client reads the answer.
  package func receive(_ bytes: UnsafeRawBufferPointer) -> Bool {
    count += bytes.count
    if count > limit { failure = .contentTooLarge(limit: limit) }
    if failure == nil {
      do throws(HTTPError) { try unsafe reader?.append(bytes) } catch { failure = error }
    }
    return count / 2 <= limit
  }

  /// The body, all of which was received.
  package func finish() throws(HTTPError) -> RequestBody {
    if let failure { throw failure }
    return try reader?.finish() ?? .empty
  }
}

/// What makes something of a body's bytes.
protocol BodyReading {
  func append(_ bytes: UnsafeRawBufferPointer) throws(HTTPError)
  func finish() throws(HTTPError) -> RequestBody
}

/// Reads a body that is no form.
final class ContentReader: BodyReading {
  private let type: String
  private var sink: ContentSink

  init(type: String, temporaryDirectory: String) {
    self.type = type
    sink = ContentSink(temporaryDirectory: temporaryDirectory)
  }

  func append(_ bytes: UnsafeRawBufferPointer) throws(HTTPError) { try unsafe sink.append(bytes) }

  func finish() -> RequestBody { .content(sink.content, type: type) }
}

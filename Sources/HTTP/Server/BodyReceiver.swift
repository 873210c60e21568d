private import CMicroHTTPD
import Platform

/// What takes in the body of a request, part by part.
protocol BodyReceiving {
  /// Takes the next bytes; false closes the connection.
  func receive(_ bytes: UnsafeRawBufferPointer) -> Bool
  /// The body, all of which was received.
  func finish() throws(HTTPError) -> RequestBody
}

/// What takes in the body that `head` announces.
@unsafe func bodyReceiver(
  for head: RequestHead, limits: BodyLimits, handle: OpaquePointer, temporaryDirectory: String
) throws(HTTPError) -> any BodyReceiving {
  if head.contentLength == 0 { return NoBody() }
  return ContentReceiver(
    type: head.headers["Content-Type"] ?? "application/octet-stream", limit: limits.total,
    sink: ContentSink(temporaryDirectory: temporaryDirectory))
}

/// No body.
struct NoBody: BodyReceiving {
  func receive(_ bytes: UnsafeRawBufferPointer) -> Bool { false }
  func finish() -> RequestBody { .empty }
}

/// A body that is no form.
final class ContentReceiver: BodyReceiving {
  private let type: String
  private let limit: Int
  private var sink: ContentSink
  private var received = 0
  private var failure: HTTPError?

  init(type: String, limit: Int, sink: ContentSink) {
    self.type = type
    self.limit = limit
    self.sink = sink
  }

  func receive(_ bytes: UnsafeRawBufferPointer) -> Bool {
    received += bytes.count
    // A client that does not say the length is heard out for as much again, so that it reads the answer.
    guard received <= limit else {
      failure = .contentTooLarge(limit: limit)
      return received / 2 <= limit
    }
    if failure == nil {
      do throws(FileError) { try unsafe sink.append(bytes) } catch { failure = HTTPError(keepingBody: error) }
    }
    return true
  }

  func finish() throws(HTTPError) -> RequestBody {
    if let failure { throw failure }
    return .content(sink.content, type: type)
  }
}

extension HTTPError {
  /// The answer when a body could not be kept.
  init(keepingBody error: FileError) {
    self = error.isOutOfSpace ? .insufficientStorage : .internalServerError("\(error)")
  }
}

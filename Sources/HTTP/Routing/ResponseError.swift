/// An error that knows how it is answered.
///
/// What a handler throws is answered by this; anything else is a 500 and a line in the log.
package protocol ResponseError: Error {
  /// The status of the answer.
  var status: HTTPStatus { get }
  /// Header fields that go with it, such as `Retry-After` or `Allow`.
  var headers: HTTPFields { get }
}

extension ResponseError {
  package var headers: HTTPFields { [:] }
}

/// The errors of HTTP itself.
package enum HTTPError: ResponseError, Equatable {
  /// The request is not what the handler needs; the reason for the log and for people who speak HTTP.
  case badRequest(String)
  case notFound
  /// The path is there for these methods only.
  case methodNotAllowed([HTTPMethod])
  /// The body is longer than this many bytes.
  case contentTooLarge(limit: Int)
  case unsupportedMediaType
  /// The request line is longer than the server takes.
  case uriTooLong
  /// The header fields together are longer than this many bytes.
  case headerFieldsTooLarge(limit: Int)
  /// The method is not one that this server knows.
  case notImplemented
  /// The disk is full: the body could not be kept.
  case insufficientStorage
  /// Something failed that is no fault of the client; what, for the log.
  case internalServerError(String)
  /// Too much to do now; worth another try after so many seconds.
  case serviceUnavailable(retryAfter: Int)

  package var status: HTTPStatus {
    switch self {
    case .badRequest: .badRequest
    case .notFound: .notFound
    case .methodNotAllowed: .methodNotAllowed
    case .contentTooLarge: .contentTooLarge
    case .unsupportedMediaType: .unsupportedMediaType
    case .uriTooLong: .uriTooLong
    case .headerFieldsTooLarge: .headerFieldsTooLarge
    case .notImplemented: .notImplemented
    case .insufficientStorage: .insufficientStorage
    case .internalServerError: .internalServerError
    case .serviceUnavailable: .serviceUnavailable
    }
  }

  package var headers: HTTPFields {
    switch self {
    case .methodNotAllowed(let methods): ["Allow": methods.map(\.rawValue).joined(separator: ", ")]
    case .serviceUnavailable(let seconds): ["Retry-After": "\(seconds)"]
    default: [:]
    }
  }
}

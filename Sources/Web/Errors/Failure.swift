import Accounts
import Closet
import HTTP
import Imaging
import Platform
import Storage

/// How an error is answered.
struct Failure: Sendable {
  var status: HTTPStatus
  var headers: HTTPFields = [:]
  /// Nobody foresaw it, so it goes into the log.
  var isUnexpected = false

  init(_ status: HTTPStatus, headers: HTTPFields = [:]) {
    self.status = status
    self.headers = headers
  }

  init(_ error: any Error) {
    switch error {
    case let error as any ResponseError: self.init(error.status, headers: error.headers)
    case let error as ClosetError: self.init(error)
    case let error as AccountsError: self.init(error)
    case let error as DatabaseError: self.init(error)
    case let error as ImagingError: self.init(error)
    case let error as FileError where error.isOutOfSpace: self.init(.insufficientStorage)
    // The client left; nobody reads the answer.
    case is CancellationError: self.init(.serviceUnavailable)
    default: self.init(.internalServerError)
    }
    isUnexpected = status.code >= 500 && status != .serviceUnavailable && !(error is CancellationError)
  }

  private init(_ error: ClosetError) {
    switch error {
    case .notFound: self.init(.notFound)
    case .invalidFilter, .invalidCursor: self.init(.badRequest)
    case .invalidForm: self.init(.unprocessableContent)
    case .sampleNotPrepared: self.init(.internalServerError)
    case .database(let error): self.init(error)
    }
  }

  private init(_ error: AccountsError) {
    switch error {
    case .slowDown(let seconds): self.init(.tooManyRequests, headers: ["Retry-After": "\(seconds)"])
    case .overloaded(let seconds): self.init(.serviceUnavailable, headers: ["Retry-After": "\(seconds)"])
    case .unknownAccount: self.init(.notFound)
    case .wrongNameOrPassword, .linkNotValid: self.init(.forbidden)
    case .invalidName, .invalidPassword, .nameTaken, .lastAdministrator, .invalidAddressRange:
      self.init(.unprocessableContent)
    case .database(let error): self.init(error)
    }
  }

  private init(_ error: DatabaseError) {
    switch error {
    case .outOfSpace, .readOnly: self.init(.insufficientStorage)
    case .busy, .closed, .cancelled: self.init(.serviceUnavailable, headers: ["Retry-After": "2"])
    case .cannotOpen, .newerSchema, .migrationFailed, .constraint, .decoding, .damaged, .failed:
      self.init(.internalServerError)
    }
  }

  private init(_ error: ImagingError) {
    switch error {
    case .missing: self.init(.notFound)
    case .overloaded(let seconds): self.init(.serviceUnavailable, headers: ["Retry-After": "\(seconds)"])
    case .cancelled: self.init(.serviceUnavailable)
    case .timedOut: self.init(.gatewayTimeout)
    case .unreadable: self.init(.internalServerError)
    default: self.init(.unprocessableContent)
    }
  }
}

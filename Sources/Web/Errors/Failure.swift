import Accounts
import Closet
import HTTP
import Imaging
import Pictures
import Platform
import Storage

/// How an error is answered.
struct Failure: Sendable {
  var status: HTTPStatus
  var headers: HTTPFields = [:]
  /// Nobody foresaw it, so it goes into the log.
  var isUnexpected = false

  // With a label: a status and an error may have the same name.
  private init(status: HTTPStatus, headers: HTTPFields = [:]) {
    self.status = status
    self.headers = headers
  }

  init(_ error: any Error) {
    switch error {
    case let error as any ResponseError: self.init(status: error.status, headers: error.headers)
    case let error as ClosetError: self.init(error)
    case let error as AccountsError: self.init(error)
    case let error as PictureError: self.init(error)
    case let error as BlobError: self.init(error)
    case let error as DatabaseError: self.init(error)
    case let error as ImagingError: self.init(error)
    case let error as FileError where error.isOutOfSpace: self.init(status: .insufficientStorage)
    // The client left; nobody reads the answer.
    case is CancellationError: self.init(status: .serviceUnavailable)
    default: self.init(status: .internalServerError)
    }
    isUnexpected = status.code >= 500 && status != .serviceUnavailable && !(error is CancellationError)
  }

  private init(_ error: ClosetError) {
    switch error {
    case .notFound: self.init(status: .notFound)
    case .invalidFilter, .invalidCursor: self.init(status: .badRequest)
    case .invalidForm: self.init(status: .unprocessableContent)
    case .sampleNotPrepared: self.init(status: .internalServerError)
    case .database(let error): self.init(error)
    }
  }

  private init(_ error: AccountsError) {
    switch error {
    case .slowDown(let seconds): self.init(status: .tooManyRequests, headers: ["Retry-After": "\(seconds)"])
    case .overloaded(let seconds): self.init(status: .serviceUnavailable, headers: ["Retry-After": "\(seconds)"])
    case .unknownAccount: self.init(status: .notFound)
    case .wrongNameOrPassword, .linkNotValid: self.init(status: .forbidden)
    case .invalidName, .invalidPassword, .nameTaken, .lastAdministrator, .invalidAddressRange:
      self.init(status: .unprocessableContent)
    case .database(let error): self.init(error)
    }
  }

  private init(_ error: DatabaseError) {
    switch error {
    case .outOfSpace, .readOnly: self.init(status: .insufficientStorage)
    case .busy, .closed, .cancelled: self.init(status: .serviceUnavailable, headers: ["Retry-After": "2"])
    case .cannotOpen, .newerSchema, .migrationFailed, .constraint, .decoding, .damaged, .failed:
      self.init(status: .internalServerError)
    }
  }

  private init(_ error: PictureError) {
    switch error {
    case .notFound: self.init(status: .notFound)
    case .forbidden: self.init(status: .forbidden)
    case .imaging(let error): self.init(error)
    case .blob(let error): self.init(error)
    case .database(let error): self.init(error)
    }
  }

  private init(_ error: BlobError) {
    switch error {
    case .outOfSpace, .readOnly: self.init(status: .insufficientStorage)
    // A row without its file is a loss, and no fault of who asks.
    case .missing, .failed: self.init(status: .internalServerError)
    }
  }

  private init(_ error: ImagingError) {
    switch error {
    case .missing: self.init(status: .notFound)
    case .overloaded(let seconds): self.init(status: .serviceUnavailable, headers: ["Retry-After": "\(seconds)"])
    case .cancelled: self.init(status: .serviceUnavailable)
    case .timedOut: self.init(status: .gatewayTimeout)
    case .unreadable: self.init(status: .internalServerError)
    default: self.init(status: .unprocessableContent)
    }
  }
}

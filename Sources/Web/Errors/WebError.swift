import HTTP

/// What a handler can't do, beside what the modules below say.
enum WebError: ResponseError, Equatable {
  /// The form doesn't carry the token of a page of ours, or that of an ended session.
  case forgedForm
  /// The page is for those who are logged in.
  case notLoggedIn

  var status: HTTPStatus {
    switch self {
    case .forgedForm: .forbidden
    case .notLoggedIn: .unauthorized
    }
  }
}

package import HTTP

/// What went wrong, in words, with what can be done and the request's id for the log.
package struct ErrorPage: WebPage {
  package var status: HTTPStatus
  package var requestID: String

  package init(status: HTTPStatus, requestID: String) {
    self.status = status
    self.requestID = requestID
  }

  package var frame: PageFrame { .alone }
  package func title(_ words: Words) -> String { words(phrases.title) }

  package func content(_ context: PageContext) -> HTML {
    let words = context.words
    return HTML {
      h1 { words(phrases.title) }
      p { words(phrases.text) }
      p {
        status == .unauthorized
          ? a(.class("button main"), .href("/login")) { words(.loginTitle) }
          : a(.class("button main"), .href("/closet")) { words(.resultCloset) }
      }
      p(.class("quiet small")) { words(.errorRequest(requestID)) }
    }
  }

  /// The words for the status; those for one that has none of its own are its class's.
  private var phrases: (title: Phrase, text: Phrase) {
    switch status {
    case .unauthorized: (.error401Title, .error401Text)
    case .forbidden: (.error403Title, .error403Text)
    case .notFound: (.error404Title, .error404Text)
    case .methodNotAllowed: (.error405Title, .error405Text)
    case .contentTooLarge, .headerFieldsTooLarge: (.error413Title, .error413Text)
    case .unprocessableContent, .unsupportedMediaType: (.error422Title, .error422Text)
    case .tooManyRequests: (.error429Title, .error429Text)
    case .serviceUnavailable, .gatewayTimeout: (.error503Title, .error503Text)
    case .insufficientStorage: (.error507Title, .error507Text)
    default: status.code < 500 ? (.error400Title, .error400Text) : (.error500Title, .error500Text)
    }
  }
}

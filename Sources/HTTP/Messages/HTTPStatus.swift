/// A status code with its phrase (RFC 9110, section 15).
package struct HTTPStatus: Sendable, Hashable {
  package let code: Int

  package init(_ code: Int) { self.code = code }

  package static let ok = Self(200)
  package static let noContent = Self(204)
  package static let partialContent = Self(206)
  package static let seeOther = Self(303)
  package static let notModified = Self(304)
  package static let badRequest = Self(400)
  package static let unauthorized = Self(401)
  package static let forbidden = Self(403)
  package static let notFound = Self(404)
  package static let methodNotAllowed = Self(405)
  package static let preconditionFailed = Self(412)
  package static let contentTooLarge = Self(413)
  package static let uriTooLong = Self(414)
  package static let unsupportedMediaType = Self(415)
  package static let rangeNotSatisfiable = Self(416)
  package static let unprocessableContent = Self(422)
  package static let tooManyRequests = Self(429)
  package static let headerFieldsTooLarge = Self(431)
  package static let internalServerError = Self(500)
  package static let notImplemented = Self(501)
  package static let serviceUnavailable = Self(503)
  package static let gatewayTimeout = Self(504)
  package static let insufficientStorage = Self(507)
}

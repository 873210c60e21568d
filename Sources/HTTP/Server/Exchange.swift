private import CMicroHTTPD
private import Platform

/// One request and its answer. Only its connection's thread touches it.
@safe final class Exchange {
  private enum Phase {
    /// The first line is there.
    case head
    case body(Request, BodyReceiver)
    /// The connection is suspended while the responder works, or goes on with what came of it.
    case pending(Request, PendingAnswer)
    case answered
  }

  private let service: Service
  private let connection: Connection
  private let handle: OpaquePointer
  private let target: String
  private let targetStart: UnsafePointer<CChar>?
  private var phase = Phase.head
  private var entry: RequestLog.Entry?
  private var isCounted = false
  /// The connection is closed after the answer. So it is after a body in chunks: libmicrohttpd reads them less strictly
  /// than others do, and what it took for their end may not be.
  private var closes = false

  /// A request whose first line has come.
  init(service: Service, connection: Connection, handle: OpaquePointer, target: UnsafePointer<CChar>?) {
    self.service = service
    self.connection = connection
    unsafe self.handle = handle
    unsafe targetStart = target
    self.target = unsafe target.map { unsafe String(cString: $0) } ?? ""
  }

  /// Takes the next step: libmicrohttpd calls when the head is there, for each part of the body, when that has ended,
  /// and again when a suspended connection goes on. False closes the connection.
  func advance(method: UnsafePointer<CChar>, version: UnsafePointer<CChar>, upload: UnsafeRawBufferPointer) -> Bool {
    switch phase {
    case .head: return unsafe begin(method: method, version: version)
    case .body(_, let receiver) where unsafe !upload.isEmpty:
      connection.receive(upload.count)
      return unsafe receiver.receive(upload)
    case .body(let request, let receiver): return answer(request, body: receiver)
    case .pending(let request, let pending):
      connection.clear()
      guard case .answered(let response) = pending.outcome else { return false }
      return send(response.applyingConditions(of: request))
    case .answered: return true
    }
  }

  /// The answer was sent, or the connection broke.
  func end() {
    connection.expectRequest()
    if isCounted { service.ended() }
    guard let log = service.log else { return }
    // Without an entry libmicrohttpd itself refused, before the head was whole.
    var entry =
      entry ?? .init(id: service.identifiers.next(), method: "-", target: target, start: service.clock.now())
    if entry.status == nil, case let code = unsafe Int(cmicrohttpd_status(handle)), code > 0 {
      entry.status = HTTPStatus(code)
    }
    log.record(entry, until: service.clock.now())
  }

  private func begin(method: UnsafePointer<CChar>, version: UnsafePointer<CChar>) -> Bool {
    service.began()
    isCounted = true
    let methodText = unsafe String(cString: method)
    let entry = RequestLog.Entry(
      id: service.identifiers.next(), method: methodText, target: target, start: service.clock.now())
    self.entry = entry
    do throws(HTTPError) {
      try checkLength()
      let sent = try unsafe SentHead(
        connection: handle, method: method, target: targetStart, targetCount: target.utf8.count, version: version)
      let head = try unsafe RequestHead(
        method: methodText, target: target, version: String(cString: version), headers: sent.fields)
      closes = head.contentLength == nil
      return receive(
        Request(
          id: entry.id, method: head.method, path: head.target.path, query: head.target.query, headers: head.headers,
          remoteAddress: connection.remoteAddress, isSecure: service.configuration.encryption != nil),
        length: head.contentLength)
    } catch {
      return refuse(error, nil)
    }
  }

  private func checkLength() throws(HTTPError) {
    let limit = service.configuration.headerBytes
    if target.utf8.count > limit { throw .uriTooLong }
    if unsafe cmicrohttpd_header_size(handle) > limit { throw .headerFieldsTooLarge(limit: limit) }
  }

  private func receive(_ request: Request, length: Int?) -> Bool {
    let limits = service.responder.bodyLimits(for: request)
    do throws(HTTPError) {
      let receiver = try BodyReceiver(
        length: length, type: request.headers["Content-Type"], limits: limits,
        temporaryDirectory: service.configuration.temporaryDirectory)
      phase = .body(request, receiver)
      return true
    } catch {
      return refuse(error, request)
    }
  }

  private func answer(_ bare: Request, body receiver: BodyReceiver) -> Bool {
    var request = bare
    do throws(HTTPError) { request.body = try receiver.finish() } catch { return refuse(error, bare) }
    if let response = service.responder.immediateResponse(to: request) {
      return send(response.applyingConditions(of: request))
    }
    connection.requestArrived()
    unsafe MHD_suspend_connection(handle)
    let pending = unsafe PendingAnswer(resuming: handle)
    phase = .pending(request, pending)
    pending.work { [responder = service.responder, request] in await responder.respond(to: request) }
    connection.await(pending)
    return true
  }

  /// Refuses, and closes the connection: what else comes on it can't be told apart from this request's body.
  private func refuse(_ error: HTTPError, _ request: Request?) -> Bool {
    closes = true
    connection.isRefused = true
    return send(service.responder.refusal(error, of: request))
  }

  private func send(_ answer: Response) -> Bool {
    var response = answer
    if closes || service.isStopping { response.headers["Connection"] = "close" }
    phase = .answered
    connection.requestArrived()
    note(response)
    if unsafe response.queue(on: handle) { return true }
    // A line break in a field, or no descriptor left for the file.
    let failure = Response(.internalServerError)
    note(failure)
    return unsafe failure.queue(on: handle)
  }

  private func note(_ response: Response) {
    entry?.status = response.status
    if response.status != .notModified, entry?.method != "HEAD" { entry?.bytes = response.body.count }
  }
}

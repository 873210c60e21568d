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
  private var phase = Phase.head
  private var entry: RequestLog.Entry?
  private var isCounted = false

  init(service: Service, connection: Connection, handle: OpaquePointer, target: String) {
    self.service = service
    self.connection = connection
    unsafe self.handle = handle
    self.target = target
  }

  /// Takes the next step: libmicrohttpd calls when the head is there, for each part of the body, when that has ended, and
  /// again when a suspended connection goes on. False closes the connection.
  func advance(method: String, version: String, upload: UnsafeRawBufferPointer) -> Bool {
    switch phase {
    case .head: return begin(method: method, version: version)
    case .body(_, let receiver) where unsafe !upload.isEmpty: return unsafe receiver.receive(upload)
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
    guard isCounted else { return }
    connection.clear()
    service.ended()
    if let entry { service.log?.record(entry, until: service.clock.now()) }
  }

  private func begin(method: String, version: String) -> Bool {
    service.began()
    isCounted = true
    let id = service.identifiers.next()
    entry = RequestLog.Entry(id: id, method: method, target: target, start: service.clock.now())
    do throws(HTTPError) {
      let head = try RequestHead(method: method, target: target, version: version, headers: unsafe handle.headers)
      let request = Request(
        id: id, method: head.method, path: head.target.path, query: head.target.query, headers: head.headers,
        remoteAddress: connection.remoteAddress, isSecure: service.configuration.encryption != nil)
      let limits = service.responder.bodyLimits(for: request.method, path: request.path)
      do throws(HTTPError) {
        phase = .body(
          request,
          try BodyReceiver(
            length: head.contentLength, type: head.headers["Content-Type"], limits: limits,
            temporaryDirectory: service.configuration.temporaryDirectory))
        return true
      } catch {
        return refuse(error, request)
      }
    } catch {
      return refuse(error, nil)
    }
  }

  private func answer(_ bare: Request, body receiver: BodyReceiver) -> Bool {
    var request = bare
    do throws(HTTPError) { request.body = try receiver.finish() } catch { return refuse(error, bare) }
    if let response = service.responder.immediateResponse(to: request) {
      return send(response.applyingConditions(of: request))
    }
    unsafe MHD_suspend_connection(handle)
    let pending = unsafe PendingAnswer(resuming: handle)
    phase = .pending(request, pending)
    pending.work { [responder = service.responder, request] in await responder.respond(to: request) }
    connection.await(pending)
    return true
  }

  /// Refuses, and closes the connection: what else comes on it can't be told apart from this request's body.
  private func refuse(_ error: HTTPError, _ request: Request?) -> Bool {
    var response = service.responder.refusal(error, of: request)
    response.headers["Connection"] = "close"
    return send(response)
  }

  private func send(_ answer: Response) -> Bool {
    var response = answer
    if service.isStopping { response.headers["Connection"] = "close" }
    phase = .answered
    entry?.status = response.status
    entry?.bytes = response.body.count
    return unsafe response.queue(on: handle)
  }
}

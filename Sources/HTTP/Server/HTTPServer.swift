private import CMicroHTTPD
private import Glibc
package import Platform
private import Synchronization

/// An HTTP/1.1 server on libmicrohttpd: a pool of threads that wait for sockets, in front of a `Responder`.
///
/// A connection is suspended while Swift works on its answer, so a slow answer holds no thread. A server that goes away
/// without `stop` closes everything at once.
package final class HTTPServer: Sendable {
  private let service: Service
  private let running = Mutex<(daemon: Daemon, port: Int)?>(nil)

  package init(
    _ configuration: Configuration, responder: any Responder, clock: any WallClock = SystemClock(),
    identifiers: (any IdentifierSource)? = nil, log: RequestLog? = nil
  ) throws(HTTPServerError) {
    service = try Service(
      configuration: configuration, responder: responder,
      identifiers: identifiers ?? TimeOrderedIdentifiers(clock: clock), clock: clock, log: log)
  }

  /// The port it listens at; 0 before it has started and after it stopped.
  package var port: Int { running.withLock { $0?.port ?? 0 } }

  /// Listens and answers from now on. A server starts once.
  package func start() throws(HTTPServerError) {
    let pem = try service.configuration.encryption?.read()
    let socket = try ListeningSocket(address: service.configuration.address, port: service.configuration.port)
    let daemon = try Daemon(service: service, socket: socket, pem: pem)
    service.watcher.start()
    running.withLock { $0 = (daemon, socket.port) }
  }

  /// Accepts no more connections, lets what is under way end within `deadline`, and closes all that is left.
  package func stop(within deadline: Duration = .seconds(10)) async {
    let stopped = running.withLock { running in
      defer { running = nil }
      return running?.daemon
    }
    guard let daemon = stopped else { return }
    daemon.acceptNoMore()
    await service.finish(within: deadline)
    await withCheckedContinuation { continuation in
      Thread.start(name: "http-stop") { [service] in  // waits for the threads of libmicrohttpd
        Self.close(daemon, service)
        continuation.resume()
      }
    }
  }

  deinit {
    if let daemon = running.withLock({ $0?.daemon }) { Self.close(daemon, service) }
  }

  private static func close(_ daemon: Daemon, _ service: Service) {
    // libmicrohttpd can't close a suspended connection: those left go on first, without an answer.
    service.watcher.hangUpAll()
    service.watcher.stop()
    daemon.stop()
  }
}

extension HTTPServer.Encryption {
  fileprivate func read() throws(HTTPServerError) -> (certificate: [UInt8], key: [UInt8]) {
    do throws(FileError) {
      return (try OpenFile(path: certificate).readAll(), try OpenFile(path: key).readAll())
    } catch {
      throw .unreadableCertificate("\(error)")
    }
  }
}

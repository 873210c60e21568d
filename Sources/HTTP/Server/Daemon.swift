private import CMicroHTTPD
private import Glibc

/// A running libmicrohttpd, whose callbacks hand each connection and request to a `Service`.
@safe final class Daemon: Sendable {
  // Set once; libmicrohttpd's functions on a daemon may be called from any thread.
  private nonisolated(unsafe) let handle: OpaquePointer
  private let service: Service

  /// Takes over the listening socket, which libmicrohttpd closes when it can't start, too.
  ///
  /// `pem` holds the certificate and the key for TLS.
  init(
    service: Service, socket: ListeningSocket, pem: (certificate: [UInt8], key: [UInt8])?
  ) throws(HTTPServerError) {
    let limits = service.configuration
    var options = unsafe cmicrohttpd_options()
    unsafe options.context = Unmanaged.passUnretained(service).toOpaque()
    unsafe options.listening_socket = socket.descriptor
    unsafe options.threads = UInt32(limits.threads)
    unsafe options.connections = UInt32(limits.connections)
    unsafe options.connections_per_address = UInt32(limits.connectionsPerAddress)
    unsafe options.idle_seconds = UInt32(limits.idleTimeout)
    // Room for the head as it was sent, libmicrohttpd's table of it, and the head of the answer.
    unsafe options.connection_memory = limits.headerBytes * 2 + (16 << 10)
    unsafe options.request_line = { context, target, connection in
      unsafe Daemon.requestLine(Daemon.service(context), connection!, target: target)
    }
    unsafe options.request = { context, connection, _, method, version, upload, uploadCount, exchange in
      let isLive = unsafe Daemon.exchange(exchange).advance(
        method: method!, version: version!, upload: UnsafeRawBufferPointer(start: upload, count: uploadCount!.pointee))
      unsafe uploadCount!.pointee = 0
      return isLive ? cmicrohttpd_yes : cmicrohttpd_no
    }
    unsafe options.completed = { _, _, exchange, _ in
      guard let exchange = unsafe exchange, let pointer = unsafe exchange.pointee else { return }
      unsafe Unmanaged<Exchange>.fromOpaque(pointer).takeRetainedValue().end()
      unsafe exchange.pointee = nil
    }
    unsafe options.connection = { context, connection, pointer, code in
      unsafe Daemon.notice(Daemon.service(context), connection!, context: pointer!, code)
    }
    unsafe options.log = { unsafe Daemon.service($0).complain($1!, $2!) }
    let started: OpaquePointer?
    if let pem {
      unsafe started = (pem.certificate + [0]).withUnsafeBytes { certificate in
        unsafe (pem.key + [0]).withUnsafeBytes { key in
          unsafe options.certificate = certificate.baseAddress!.assumingMemoryBound(to: CChar.self)
          unsafe options.key = key.baseAddress!.assumingMemoryBound(to: CChar.self)
          return unsafe cmicrohttpd_start(&options)
        }
      }
    } else {
      unsafe started = cmicrohttpd_start(&options)
    }
    guard let handle = unsafe started else {
      // Of TLS it says no more than that it doesn't work.
      throw pem == nil
        ? .refused(service.complaint) : .unreadableCertificate("not in PEM, or they do not belong together")
    }
    unsafe self.handle = handle
    self.service = service
  }

  /// Closes the listening socket; connections go on.
  func acceptNoMore() {
    let socket = unsafe MHD_quiesce_daemon(handle)
    if socket >= 0 { close(socket) }
  }

  /// Closes every connection, and the socket if it still listens, and waits for the threads to end.
  ///
  /// No connection may be suspended.
  func stop() { unsafe MHD_stop_daemon(handle) }

  private static func service(_ context: UnsafeMutableRawPointer?) -> Service {
    unsafe Unmanaged<Service>.fromOpaque(context!).takeUnretainedValue()
  }

  private static func exchange(_ pointer: UnsafeMutablePointer<UnsafeMutableRawPointer?>?) -> Exchange {
    unsafe Unmanaged<Exchange>.fromOpaque(pointer!.pointee!).takeUnretainedValue()
  }

  private static func requestLine(
    _ service: Service, _ handle: OpaquePointer, target: UnsafePointer<CChar>?
  ) -> UnsafeMutableRawPointer {
    let connection = unsafe Unmanaged<Connection>.fromOpaque(cmicrohttpd_socket_context(handle)).takeUnretainedValue()
    let exchange = unsafe Exchange(service: service, connection: connection, handle: handle, target: target)
    if let target = unsafe target { unsafe cmicrohttpd_drop_query(target) }
    return unsafe Unmanaged.passRetained(exchange).toOpaque()
  }

  private static func notice(
    _ service: Service, _ handle: OpaquePointer, context: UnsafeMutablePointer<UnsafeMutableRawPointer?>,
    _ code: MHD_ConnectionNotificationCode
  ) {
    if code == cmicrohttpd_started {
      let connection = unsafe Connection(number: service.nextConnection(), handle: handle)
      unsafe context.pointee = Unmanaged.passRetained(connection).toOpaque()
      service.watcher.add(connection)
    } else if let pointer = unsafe context.pointee {
      let connection = unsafe Unmanaged<Connection>.fromOpaque(pointer).takeRetainedValue()
      service.watcher.remove(connection)
      if connection.isRefused { service.lingering.take(connection.descriptor) }
    }
  }
}

extension Service {
  /// Keeps what libmicrohttpd says, for the error when it can't start.
  @unsafe fileprivate func complain(_ format: UnsafePointer<CChar>, _ arguments: CVaListPointer) {
    let text = unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { buffer in
      unsafe vsnprintf(buffer.baseAddress!, buffer.count, format, arguments)
      return unsafe String(cString: buffer.baseAddress!)
    }
    complaint = text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

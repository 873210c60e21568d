private import CMicroHTTPD
private import Glibc
private import Platform

extension Response {
  /// Has libmicrohttpd send it; false when it can't be sent.
  @unsafe func queue(on connection: OpaquePointer) -> Bool {
    guard let response = unsafe body.response() else { return false }
    defer { unsafe MHD_destroy_response(response) }
    // libmicrohttpd tells the length itself, and takes no field without a value.
    for field in headers.fields where !field.value.isEmpty && !field.name.equalsIgnoringCase("Content-Length") {
      // Refused when it holds a line break, which could end the field: nothing of it goes out then.
      guard unsafe MHD_add_response_header(response, field.name, field.value) == cmicrohttpd_yes else { return false }
    }
    return unsafe MHD_queue_response(connection, UInt32(status.code), response) == cmicrohttpd_yes
  }
}

extension ResponseBody {
  /// A response of libmicrohttpd with this body; nil when there is no memory or no descriptor left.
  @unsafe fileprivate func response() -> OpaquePointer? {
    switch self {
    case .empty: return unsafe MHD_create_response_from_buffer_with_free_callback_cls(0, nil, { _ in }, nil)
    case .bytes(let bytes):
      // The elements of an array stay where they are as long as it is held and not changed, and the box holds it until
      // libmicrohttpd has sent them.
      let box = unsafe Unmanaged.passRetained(Box(bytes))
      let start = unsafe bytes.withUnsafeBytes { unsafe UnsafeMutableRawPointer(mutating: $0.baseAddress) }
      let response = unsafe MHD_create_response_from_buffer_with_free_callback_cls(
        bytes.count, start, { unsafe Unmanaged<Box>.fromOpaque($0!).release() }, box.toOpaque())
      if unsafe response == nil { unsafe box.release() }
      return unsafe response
    case .file(let file, let offset, let count):
      // libmicrohttpd closes the descriptor that it is given, so it is given one of its own.
      let descriptor = fcntl(file.descriptor, F_DUPFD_CLOEXEC, 0)
      guard descriptor >= 0 else { return nil }
      let response = unsafe MHD_create_response_from_fd_at_offset64(UInt64(count), descriptor, UInt64(offset))
      if unsafe response == nil { close(descriptor) }
      return unsafe response
    }
  }

  private final class Box {
    let bytes: [UInt8]
    init(_ bytes: [UInt8]) { self.bytes = bytes }
  }
}

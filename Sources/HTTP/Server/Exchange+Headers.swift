private import CMicroHTTPD

extension OpaquePointer {
  /// The header fields of the request on this connection of libmicrohttpd.
  @unsafe var headers: HTTPFields {
    var fields = HTTPFields()
    unsafe withUnsafeMutablePointer(to: &fields) { fields in
      _ = unsafe MHD_get_connection_values_n(
        self, cmicrohttpd_header_kind,
        { context, _, name, nameCount, value, valueCount in
          unsafe context!.assumingMemoryBound(to: HTTPFields.self).pointee.append(
            String(bytes: name, count: nameCount), String(bytes: value, count: valueCount))
          return cmicrohttpd_yes
        }, fields)
    }
    return fields
  }
}

extension String {
  @unsafe fileprivate init(bytes: UnsafePointer<CChar>?, count: Int) {
    self = unsafe String(decoding: UnsafeRawBufferPointer(start: bytes, count: bytes == nil ? 0 : count), as: UTF8.self)
  }
}

private import CMicroHTTPD

/// The header fields of a request, read so that nothing of what was sent is left out.
///
/// libmicrohttpd 0.9 takes folded lines, lines that end without a carriage return, NULs and fields without a name, and
/// shows none of that. But it hands out pointers into the buffer that the head came in, in which only the separators
/// are overwritten: where each piece begins right behind the separator of the one before, nothing else was there.
@unsafe struct SentHead {
  /// The fields in their order, without the spaces around their values.
  private(set) var fields = HTTPFields()
  /// Where the next piece has to begin; nil after a gap.
  private var next: UnsafePointer<CChar>?

  /// Reads the head of the request on `connection`, whose first line lies at these places.
  init(
    connection: OpaquePointer, method: UnsafePointer<CChar>, target: UnsafePointer<CChar>?, targetCount: Int,
    version: UnsafePointer<CChar>
  ) throws(HTTPError) {
    unsafe next = method
    unsafe move(over: method, count: strlen(method), separator: 1)
    unsafe move(over: target, count: targetCount, separator: 1)
    unsafe move(over: version, count: strlen(version), separator: 2)
    unsafe withUnsafeMutablePointer(to: &self) { head in
      _ = unsafe MHD_get_connection_values_n(
        connection, cmicrohttpd_header_kind,
        { head, _, name, nameCount, value, valueCount in
          unsafe head!.assumingMemoryBound(to: SentHead.self).pointee.add(
            UnsafeBufferPointer(start: name, count: nameCount), UnsafeBufferPointer(start: value, count: valueCount))
          return cmicrohttpd_yes
        }, head)
    }
    unsafe move(over: next, count: 0, separator: 2)
    let end = unsafe method + cmicrohttpd_header_size(connection)
    // A later version reads strictly by itself, and may keep its buffer in another way.
    guard unsafe next == end || String(cString: MHD_get_version()).hasPrefix("0.") == false else {
      throw .badRequest("a line break or NUL in the head where none may be")
    }
  }

  private mutating func add(_ name: UnsafeBufferPointer<CChar>, _ value: UnsafeBufferPointer<CChar>) {
    unsafe move(over: name.baseAddress, count: name.count, separator: 1)
    while let space = unsafe next, unsafe space != value.baseAddress, unsafe space.pointee.isSpace {
      unsafe next = space + 1
    }
    unsafe move(over: value.baseAddress, count: value.count, separator: 2)
    let end = unsafe value.lastIndex { !$0.isSpace }.map { $0 + 1 } ?? 0
    unsafe fields.append(
      String(decoding: UnsafeRawBufferPointer(name), as: UTF8.self),
      String(decoding: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(value)[..<end]), as: UTF8.self))
  }

  /// Goes on behind a piece and its separator, if it is where it has to be.
  private mutating func move(over piece: UnsafePointer<CChar>?, count: Int, separator: Int) {
    guard let place = unsafe next, unsafe place == piece else { return unsafe next = nil }
    unsafe next = place + count + separator
  }
}

extension CChar {
  fileprivate var isSpace: Bool { self == 0x20 || self == 0x09 }
}

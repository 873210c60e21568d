/// Reads a form without files, whole: it is cut at `&` when all of it is there.
final class URLEncodedReader: BodyReading {
  /// The longest such form, in bytes, whatever the limit of the body is: all of it is held in memory.
  private static let limit = 1 << 20

  private var bytes: [UInt8] = []

  func append(_ more: UnsafeRawBufferPointer) throws(HTTPError) {
    guard bytes.count + more.count <= Self.limit else { throw .contentTooLarge(limit: Self.limit) }
    unsafe bytes.append(contentsOf: more)
  }

  func finish() throws(HTTPError) -> RequestBody {
    guard let fields = FormFields(urlEncoded: String(decoding: bytes, as: UTF8.self)) else {
      throw .badRequest("a form that is not well percent-encoded UTF-8")
    }
    guard fields.fields.count <= FormLimits.fields else { throw .badRequest("too many fields") }
    guard fields.fields.allSatisfy({ $0.value.utf8.count <= FormLimits.fieldLength }) else {
      throw .contentTooLarge(limit: FormLimits.fieldLength)
    }
    return .form(FormData(fields: fields))
  }
}

/// Reads a form with files, each to memory or a temporary file of its own.
final class MultipartReader: BodyReading {
  /// The part that bytes come for.
  private enum Part {
    case field(name: String)
    case file(field: String, name: String)
    /// A file that was longer than the limit, or the nameless one that a browser sends when none was chosen.
    case dropped
  }

  private let fileLimit: Int
  private let temporaryDirectory: String
  private var parser: MultipartParser
  private var part = Part.dropped
  private var sink: ContentSink
  private var form = FormData()
  /// How many bytes of the form may still be held in memory.
  private var memory = FormLimits.memory

  init(boundary: String, fileLimit: Int, temporaryDirectory: String) {
    self.fileLimit = fileLimit
    self.temporaryDirectory = temporaryDirectory
    parser = MultipartParser(boundary: boundary)
    sink = ContentSink(temporaryDirectory: temporaryDirectory)
  }

  func append(_ bytes: UnsafeRawBufferPointer) throws(HTTPError) {
    try unsafe parser.append(bytes) { event throws(HTTPError) in
      switch event {
      case .begin(let name, let fileName): try begin(field: name, fileName: fileName)
      case .content(let bytes): try take(bytes)
      case .end: try end()
      }
    }
  }

  func finish() throws(HTTPError) -> RequestBody {
    guard parser.isWhole else { throw .badRequest("a form that was cut short") }
    return .form(form)
  }

  private func begin(field: String, fileName: String?) throws(HTTPError) {
    try hold(field.utf8.count + (fileName?.utf8.count ?? 0))
    sink = ContentSink(temporaryDirectory: temporaryDirectory, memoryLimit: min(ContentSink.memoryLimit, memory))
    if let fileName {
      let name = fileName.split { $0 == "/" || $0 == "\\" }.last
      part = name.map { .file(field: field, name: String($0)) } ?? .dropped
    } else {
      part = .field(name: field)
    }
  }

  private func take(_ bytes: ArraySlice<UInt8>) throws(HTTPError) {
    switch part {
    case .field where sink.count + bytes.count > min(FormLimits.fieldLength, memory):
      throw .contentTooLarge(limit: FormLimits.fieldLength)
    case .file(let field, let name) where sink.count + bytes.count > fileLimit:
      part = .dropped
      sink = ContentSink(temporaryDirectory: temporaryDirectory)
      try add(UploadedFile(field: field, name: name, outcome: .tooLarge(limit: fileLimit)))
    case .field, .file: try sink.append(bytes)
    case .dropped: break
    }
  }

  private func end() throws(HTTPError) {
    if case .bytes(let bytes) = sink.content { try hold(bytes.count) }
    switch part {
    case .field(let name):
      guard case .bytes(let bytes) = sink.content, let value = String(validating: bytes, as: UTF8.self) else {
        throw .badRequest("a form whose values are not UTF-8")
      }
      guard form.fields.fields.count < FormLimits.fields else { throw .badRequest("too many fields") }
      form.fields.fields.append(.init(name: name, value: value))
    case .file(let field, let name):
      try add(UploadedFile(field: field, name: name, outcome: .received(sink.content)))
    case .dropped: break
    }
  }

  private func hold(_ count: Int) throws(HTTPError) {
    memory -= count
    if memory < 0 { throw .contentTooLarge(limit: FormLimits.memory) }
  }

  private func add(_ file: UploadedFile) throws(HTTPError) {
    guard form.files.count < FormLimits.files else { throw .badRequest("too many files") }
    form.files.append(file)
  }
}

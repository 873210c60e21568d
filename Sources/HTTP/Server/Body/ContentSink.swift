import Platform

/// Keeps bytes that come in: a few in memory, more in a temporary file without a name.
struct ContentSink {
  static let memoryLimit = 64 << 10

  private let temporaryDirectory: String
  private let memoryLimit: Int
  private var bytes: [UInt8] = []
  private var file: OpenFile?
  private(set) var count = 0

  /// Holds no more than `memoryLimit` bytes in memory.
  init(temporaryDirectory: String, memoryLimit: Int = Self.memoryLimit) {
    self.temporaryDirectory = temporaryDirectory
    self.memoryLimit = memoryLimit
  }

  mutating func append(_ more: some Collection<UInt8>) throws(HTTPError) {
    do throws(FileError) { try keep(more) } catch {
      throw error.isOutOfSpace ? .insufficientStorage : .internalServerError("\(error)")
    }
  }

  private mutating func keep(_ more: some Collection<UInt8>) throws(FileError) {
    count += more.count
    if let file { return try file.write(more) }
    guard count > memoryLimit else { return bytes.append(contentsOf: more) }
    let file = try OpenFile.temporary(in: temporaryDirectory)
    try file.write(bytes)
    try file.write(more)
    bytes = []
    self.file = file
  }

  /// All that was appended.
  var content: Content { file.map { .file($0) } ?? .bytes(bytes) }
}

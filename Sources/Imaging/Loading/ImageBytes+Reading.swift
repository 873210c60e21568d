private import Platform

extension ImageBytes {
  /// How many bytes there are. Throws `.unreadable`.
  package func count() throws(ImagingError) -> Int {
    switch storage {
    case .memory(let bytes): return bytes.count
    case .file(let file):
      do throws(FileError) { return try file.count() } catch { throw .unreadable("\(error)") }
    }
  }

  /// Up to `count` bytes from `offset`; fewer only at the end. Throws `.unreadable`.
  package func read(count: Int, at offset: Int) throws(ImagingError) -> [UInt8] {
    switch storage {
    case .memory(let bytes):
      guard offset < bytes.count else { return [] }
      return Array(bytes[offset..<min(bytes.count, offset + count)])
    case .file(let file):
      do throws(FileError) { return try file.read(count: count, at: offset) } catch { throw .unreadable("\(error)") }
    }
  }

  /// All bytes. Throws `.unreadable`, or `.tooManyBytes` before it reads more than `limit`.
  package func readAll(limit: Int) throws(ImagingError) -> [UInt8] {
    let count = try count()
    guard count <= limit else { throw .tooManyBytes(count, limit: limit) }
    if case .memory(let bytes) = storage { return bytes }
    return try read(count: count, at: 0)
  }
}

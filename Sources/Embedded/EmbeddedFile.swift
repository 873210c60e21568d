private import CEmbedded

/// A file of the source tree that travels inside the program, such as a style sheet or a migration.
@safe package struct EmbeddedFile: Sendable {
  /// Its name in the table of `CEmbedded`, such as `web/app.css`.
  package let name: String
  /// Its content, copied.
  package var bytes: [UInt8] { unsafe [UInt8](UnsafeBufferPointer(start: start, count: count)) }
  /// Its content as UTF-8 text.
  package var text: String { unsafe String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self) }

  // Constant data of the program, which nobody writes and which is never freed.
  private nonisolated(unsafe) let start: UnsafePointer<UInt8>
  private let count: Int

  /// The file of that name. A name that is not in the table is a mistake of the programmer, and stops the program.
  package init(_ name: String) {
    guard let file = EmbeddedFile.all.first(where: { $0.name == name }) else {
      preconditionFailure("no embedded file is called \(name)")
    }
    self = file
  }

  private init(name: String, start: UnsafePointer<UInt8>, count: Int) {
    self.name = name
    unsafe self.start = start
    self.count = count
  }

  /// Every embedded file, in the order of the table.
  package static var all: [EmbeddedFile] {
    var files: [EmbeddedFile] = []
    guard var entry = unsafe cembedded_table() else { return files }
    while let name = unsafe entry.pointee.name, let bytes = unsafe entry.pointee.bytes {
      unsafe files.append(EmbeddedFile(name: String(cString: name), start: bytes, count: entry.pointee.count))
      unsafe entry += 1
    }
    return files
  }
}

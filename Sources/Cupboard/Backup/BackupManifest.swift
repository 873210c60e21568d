import Foundation

/// What a backup holds: its last file, `manifest.json`, by which every other one is checked.
struct BackupManifest: Codable, Equatable, Sendable {
  struct File: Codable, Equatable, Sendable {
    var name: String
    var bytes: Int
    /// In hexadecimal digits.
    var sha256: String
  }

  /// The form of the backup, raised when an older program couldn't read it.
  static let currentFormat = 1

  var format = currentFormat
  /// The version of the program that made it.
  var program: String
  /// When it was made, in UTC (ISO 8601).
  var made: String
  var files: [File]
  /// Originals that the database refers to and that were not there.
  var missing: [String]
  /// Originals whose content was no longer that of their names, kept as they were.
  var damaged: [String]

  /// The names of the files in the archive.
  enum Name {
    static let database = "cupboard.sqlite"
    static let secretKey = "secret.key"
    static let manifest = "manifest.json"
    static let originals = "originals/"
  }

  /// As it is written.
  var json: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else { preconditionFailure("texts and numbers can be encoded") }
    return Array(data) + [UInt8(ascii: "\n")]
  }

  init(program: String, made: String, files: [File] = [], missing: [String] = [], damaged: [String] = []) {
    self.program = program
    self.made = made
    self.files = files
    self.missing = missing
    self.damaged = damaged
  }

  /// Reads what was written. Throws `BackupError.damaged` for anything else, and `.newer` for a later form.
  init(json: [UInt8], path: String) throws {
    struct Format: Decodable { var format: Int }
    let (decoder, data) = (JSONDecoder(), Data(json))
    guard let format = try? decoder.decode(Format.self, from: data).format else { throw BackupError.damaged(path) }
    if format > Self.currentFormat { throw BackupError.newer(path) }
    guard let manifest = try? decoder.decode(Self.self, from: data) else { throw BackupError.damaged(path) }
    self = manifest
  }
}

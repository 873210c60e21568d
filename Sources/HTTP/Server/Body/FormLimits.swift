/// Bounds of a form: more is none that a person filled in, and each part costs memory.
enum FormLimits {
  static let fields = 1000
  static let files = 500
  /// The longest value of a field, in bytes.
  static let fieldLength = ContentSink.memoryLimit
  /// The most bytes of names, values and small files that one form holds in memory; files after that go to the disk.
  static let memory = 1 << 20
}

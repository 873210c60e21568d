/// Bounds of a form: more is none that a person filled in, and each part costs memory.
enum FormLimits {
  static let fields = 1000
  static let files = 500
  /// The longest value of a field, in bytes.
  static let fieldLength = ContentSink.memoryLimit
}

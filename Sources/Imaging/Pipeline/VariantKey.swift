/// What a variant is known by: everything that changes its pixels, and nothing else.
public struct VariantKey: Sendable, Hashable, CustomStringConvertible {
  /// Raised when the codecs write other pixels or bytes for the same output, so that nothing old is served.
  public static let codecRevision = 1

  /// Says which picture: for a stored one the hash of its content, for a remote one its canonical address.
  public let source: String
  /// What is made of it.
  public let output: ImageOutput
  private let hash: Int

  /// The key of one output of one source.
  public init(source: String, output: ImageOutput) {
    self.source = source
    self.output = output
    var hasher = Hasher()
    hasher.combine(source)
    hasher.combine(output)
    hash = hasher.finalize()
  }

  /// Whether both are the same picture.
  public static func == (left: Self, right: Self) -> Bool {
    left.hash == right.hash && left.source == right.source && left.output == right.output
  }

  /// The hash computed once, when the key was made.
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  /// The key written out, the same in every run of the program: what caches on disk are named by.
  public var description: String {
    let size =
      switch output.sizing {
      case .width(let width): "w\(width)"
      case .fit(let size): "fit\(size.width)x\(size.height)"
      case .fill(let size): "fill\(size.width)x\(size.height)"
      }
    let ground = output.background
    return "\(source) r\(Self.codecRevision) \(size) \(output.format.rawValue) q\(output.quality) "
      + "bg\(ground.red),\(ground.green),\(ground.blue)"
  }
}

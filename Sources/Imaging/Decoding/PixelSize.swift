/// A width and a height in pixels.
public struct PixelSize: Sendable, Hashable, CustomStringConvertible {
  /// Columns.
  public var width: Int
  /// Rows.
  public var height: Int

  /// A size of that many columns and rows.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Width times height; nil when that is no `Int`.
  public var area: Int? {
    let (area, overflow) = width.multipliedReportingOverflow(by: height)
    return overflow ? nil : area
  }

  /// With width and height exchanged, as a quarter turn does.
  public var transposed: PixelSize { PixelSize(width: height, height: width) }

  /// Such as `4032 × 3024`.
  public var description: String { "\(width) × \(height)" }
}

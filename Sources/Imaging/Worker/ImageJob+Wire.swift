import Platform

extension ImageJob {
  /// The message that asks a worker for this job. The descriptor of a file goes beside it.
  func message() -> [UInt8] {
    var writer = WireWriter()
    for limit in [limits.bytes, limits.jpegPixels, limits.pixels, limits.side, limits.metadata] { writer.write(limit) }
    writer.write(wantsPlaceholder)
    writer.write(UInt16(outputs.count))
    for output in outputs { output.write(to: &writer) }
    if case .memory(let bytes) = source.storage { writer.write(bytes) }
    return writer.bytes
  }

  /// The open file to send beside the message.
  var descriptor: Int32? { if case .file(let file) = source.storage { file.descriptor } else { nil } }

  /// The job that a message asks for. The file that came beside it is the source; without one the bytes are inside.
  init(message: [UInt8], file: OpenFile?) throws(WireError) {
    var reader = WireReader(message)
    var limits = ImageLimits()
    limits.bytes = try reader.int(in: 0...Int.max)
    limits.jpegPixels = try reader.int(in: 0...Int.max)
    limits.pixels = try reader.int(in: 0...Int.max)
    limits.side = try reader.int(in: 0...Int.max)
    limits.metadata = try reader.int(in: 0...Int.max)
    let wantsPlaceholder = try reader.flag()
    var outputs: [ImageOutput] = []
    for _ in 0..<(try reader.number(UInt16.self)) { outputs.append(try ImageOutput(from: &reader)) }
    let source = if let file { ImageBytes(file) } else { ImageBytes(try reader.block()) }
    try reader.finish()
    self.init(source: source, outputs: outputs, wantsPlaceholder: wantsPlaceholder, limits: limits)
  }
}

extension ImageOutput {
  fileprivate func write(to writer: inout WireWriter) {
    let (kind, size): (UInt8, PixelSize) =
      switch sizing {
      case .width(let width): (0, PixelSize(width: width, height: 0))
      case .fit(let size): (1, size)
      case .fill(let size): (2, size)
      }
    writer.write(kind)
    writer.write(size)
    writer.write(UInt8(Format.allCases.firstIndex(of: format)!))
    writer.write(quality)
    for part in [background.red, background.green, background.blue] { writer.write(part) }
  }

  fileprivate init(from reader: inout WireReader) throws(WireError) {
    let kind = try reader.number(UInt8.self)
    let width = try reader.int(in: .min ... .max)
    let size = PixelSize(width: width, height: try reader.int(in: .min ... .max))
    let sizing: ImageSizing
    switch kind {
    case 0: sizing = .width(width)
    case 1: sizing = .fit(size)
    case 2: sizing = .fill(size)
    default: throw WireError()
    }
    let format = try reader.one(of: Format.allCases)
    let quality = try reader.int(in: .min ... .max)
    let (red, green, blue): (UInt8, UInt8, UInt8) = try (reader.number(), reader.number(), reader.number())
    self.init(
      sizing, format: format, quality: quality, background: RGBColor(red: red, green: green, blue: blue))
  }
}

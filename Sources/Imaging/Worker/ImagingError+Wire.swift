extension ImagingError {
  /// What the worker answers when the job can't be done.
  func write(to writer: inout WireWriter) {
    switch self {
    case .notDecodable(let kind):
      writer.write(UInt8(0))
      kind.write(to: &writer)
    case .tooManyBytes(let count, let limit):
      writer.write(UInt8(1))
      writer.write(count)
      writer.write(limit)
    case .tooManyPixels(let size, let frames, let limit):
      writer.write(UInt8(2))
      writer.write(size)
      writer.write(frames)
      writer.write(limit)
    case .sideTooLong(let size, let limit):
      writer.write(UInt8(3))
      writer.write(size)
      writer.write(limit)
    case .metadataTooLong(let count, let limit):
      writer.write(UInt8(4))
      writer.write(count)
      writer.write(limit)
    case .damaged(let words):
      writer.write(UInt8(5))
      writer.write(words)
    case .unreadable(let words):
      writer.write(UInt8(6))
      writer.write(words)
    case .notEncodable(let words):
      writer.write(UInt8(7))
      writer.write(words)
    case .decoderDied(let words):
      writer.write(UInt8(8))
      writer.write(words)
    case .missing, .timedOut, .overloaded, .cancelled:
      // These are the server's to say, so a worker never does.
      writer.write(UInt8(8))
      writer.write("\(self)")
    }
  }

  /// The error in a message.
  init(from reader: inout WireReader) throws(WireError) {
    let any = 0...Int.max
    switch try reader.number(UInt8.self) {
    case 0: self = .notDecodable(try FileKind(from: &reader))
    case 1: self = .tooManyBytes(try reader.int(in: any), limit: try reader.int(in: any))
    case 2:
      let size = PixelSize(width: try reader.int(in: any), height: try reader.int(in: any))
      self = .tooManyPixels(size, frames: try reader.int(in: any), limit: try reader.int(in: any))
    case 3:
      let size = PixelSize(width: try reader.int(in: any), height: try reader.int(in: any))
      self = .sideTooLong(size, limit: try reader.int(in: any))
    case 4: self = .metadataTooLong(try reader.int(in: any), limit: try reader.int(in: any))
    case 5: self = .damaged(try reader.text())
    case 6: self = .unreadable(try reader.text())
    case 7: self = .notEncodable(try reader.text())
    case 8: self = .decoderDied(try reader.text())
    default: throw WireError()
    }
  }
}

extension FileKind {
  private static let plain: [FileKind] = [.empty, .svg, .html, .pdf, .video, .archive, .text, .unknown]

  fileprivate func write(to writer: inout WireWriter) {
    switch self {
    case .image(let format):
      writer.write(UInt8(0))
      writer.write(UInt8(ImageFormat.allCases.firstIndex(of: format)!))
    case .otherImage(let name):
      writer.write(UInt8(1))
      writer.write(name)
    default:
      writer.write(UInt8(2))
      writer.write(UInt8(Self.plain.firstIndex(of: self)!))
    }
  }

  fileprivate init(from reader: inout WireReader) throws(WireError) {
    switch try reader.number(UInt8.self) {
    case 0: self = .image(try reader.one(of: ImageFormat.allCases))
    case 1: self = .otherImage(try reader.text())
    case 2: self = try reader.one(of: Self.plain)
    default: throw WireError()
    }
  }
}

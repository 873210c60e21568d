/// Why there is no picture.
public enum ImagingError: Error, Sendable, Hashable {
  /// The file is something else than a picture that can be decoded.
  case notDecodable(FileKind)
  /// The file has more bytes than the limit.
  case tooManyBytes(Int, limit: Int)
  /// The picture has more pixels than the limit, over all its frames.
  case tooManyPixels(PixelSize, frames: Int, limit: Int)
  /// A side of the picture is longer than the limit.
  case sideTooLong(PixelSize, limit: Int)
  /// A chunk of metadata is longer than the limit.
  case metadataTooLong(Int, limit: Int)
  /// The file is cut short or its content is broken; the decoder's words.
  case damaged(String)
  /// The file could not be read; the operating system's words.
  case unreadable(String)
  /// There is no such picture.
  case missing
  /// It could not be encoded as asked, such as too wide for the format; the encoder's words.
  case notEncodable(String)
  /// The decoder took longer than it may.
  case timedOut
  /// The process that decoded it died, as a file made to break a decoder brings about; the signal or exit code in words.
  case decoderDied(String)
  /// Too much is waiting to be decoded; worth another try after so many seconds.
  case overloaded(retryAfter: Int)
  /// Nobody waits for it any more.
  case cancelled
}

extension ImagingError: CustomStringConvertible {
  /// One sentence in English that says what it is and, where there is one, the limit.
  public var description: String {
    switch self {
    case .notDecodable(let kind): "This is \(kind.words), not a photo that can be opened."
    case .tooManyBytes(let count, let limit):
      "This file has \(count >> 20) MB; the limit is \(limit >> 20) MB."
    case .tooManyPixels(let size, let frames, let limit):
      "This picture has \(size) pixels\(frames > 1 ? " in \(frames) frames" : ""); "
        + "the limit is \(limit / 1_000_000) megapixels."
    case .sideTooLong(let size, let limit): "This picture has \(size) pixels; the limit is \(limit) a side."
    case .metadataTooLong(let count, let limit):
      "This picture carries \(count >> 20) MB of metadata in one piece; the limit is \(limit >> 20) MB."
    case .damaged: "This picture is damaged or cut short."
    case .unreadable(let reason): "This file can't be read: \(reason)."
    case .missing: "There is no such picture."
    case .notEncodable(let reason): "This picture can't be written: \(reason)."
    case .timedOut: "Opening this picture took too long."
    case .decoderDied: "This picture could not be opened: it makes the decoder fail."
    case .overloaded(let seconds): "Too many pictures are being opened; try again in \(seconds) s."
    case .cancelled: "Cancelled."
    }
  }
}

extension FileKind {
  /// What it is, with its article.
  var words: String {
    switch self {
    case .image(let format): "a \(format.rawValue.uppercased()) picture"
    case .empty: "an empty file"
    case .svg: "an SVG drawing"
    case .html: "a web page"
    case .pdf: "a PDF document"
    case .video: "a video"
    case .otherImage(let name): "a picture in the format \(name)"
    case .archive: "an archive"
    case .text: "a text file"
    case .unknown: "a file of an unknown kind"
    }
  }
}

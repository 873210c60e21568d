package import Imaging

/// Why a file was not taken into the closet.
package enum Refusal: Error, Hashable {
  /// It isn't a picture that can be decoded, or too big a one.
  case picture(ImagingError)
  /// It was cut off on its way in, being longer than so many bytes.
  case tooLarge(limit: Int)
  /// There is no room on the disk.
  case diskFull
  /// Something else, which is in the log.
  case fault

  /// A sentence that says what it is and, where there is one, the limit.
  func text(_ words: Words) -> String {
    switch self {
    case .picture(let error): error.text(words)
    case .tooLarge(let limit): words(.refusedTooLarge(byteCount(limit)))
    case .diskFull: words(.refusedDiskFull)
    case .fault: words(.refusedFault)
    }
  }
}

extension ImagingError {
  fileprivate func text(_ words: Words) -> String {
    switch self {
    case .notDecodable(let kind): kind.text(words)
    case .tooManyBytes(_, let limit): words(.refusedTooLarge(byteCount(limit)))
    case .tooManyPixels(let size, _, let limit): words(.refusedTooManyPixels("\(size)", limit / 1_000_000))
    case .sideTooLong(let size, let limit): words(.refusedSideTooLong("\(size)", limit))
    case .metadataTooLong, .damaged, .timedOut, .decoderDied: words(.refusedDamaged)
    case .overloaded: words(.refusedBusy)
    case .unreadable, .missing, .notEncodable, .cancelled: words(.refusedFault)
    }
  }
}

extension FileKind {
  fileprivate func text(_ words: Words) -> String {
    switch self {
    case .empty: words(.refusedEmpty)
    case .svg: words(.refusedDrawing)
    case .html: words(.refusedWebPage)
    case .pdf: words(.refusedDocument)
    case .video: words(.refusedVideo)
    case .archive: words(.refusedArchive)
    case .text: words(.refusedText)
    case .otherImage(let name): words(.refusedFormat(name))
    case .image(let format): words(.refusedFormat(format.rawValue.uppercased()))
    case .unknown: words(.refusedUnknown)
    }
  }
}

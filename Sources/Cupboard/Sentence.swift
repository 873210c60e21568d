import HTTP
import Platform

/// What went wrong as one sentence for the person who runs the program.
enum Sentence {
  static func about(_ error: any Error) -> String {
    switch error {
    case let error as UsageError: error.sentence
    case let error as FileError where error.isOutOfSpace:
      "The disk that holds \(error.path.forTerminal) is full. Nothing was lost; free some space and try again."
    case let error as FileError:
      "It was not possible to \(error.operation) \(error.path.forTerminal): \(error.reason)."
    case let error as HTTPServerError: "The server can't start: \(error)."
    default: "\(error)"
    }
  }
}

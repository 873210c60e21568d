/// What a worker says of a job: its result, or why there is none.
enum WorkerAnswer {
  static func message(_ result: Result<ImageJobResult, ImagingError>) -> [UInt8] {
    switch result {
    case .success(let value):
      var writer = WireWriter(capacity: 256 + value.images.reduce(0) { $0 + $1.bytes.count + 8 })
      writer.write(true)
      value.write(to: &writer)
      return writer.bytes
    case .failure(let error):
      var writer = WireWriter()
      writer.write(false)
      error.write(to: &writer)
      return writer.bytes
    }
  }

  /// Throws when the message is not an answer to the job.
  static func result(
    of message: [UInt8], answering job: ImageJob
  ) throws(WireError) -> Result<ImageJobResult, ImagingError> {
    var reader = WireReader(message)
    let result: Result<ImageJobResult, ImagingError> =
      try reader.flag()
      ? .success(try ImageJobResult(from: &reader, answering: job)) : .failure(try ImagingError(from: &reader))
    try reader.finish()
    return result
  }
}

/// Waits until the present task is cancelled, which is how the program is asked to stop.
func untilCancelled() async {
  let (stream, continuation) = AsyncStream<Never>.makeStream()
  for await _ in stream {}
  continuation.finish()
}

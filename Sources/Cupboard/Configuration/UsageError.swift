/// Something said to the program that it doesn't understand; one sentence for the person who said it.
struct UsageError: Error, Equatable {
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}

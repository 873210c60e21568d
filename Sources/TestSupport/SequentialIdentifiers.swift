import Platform
private import Synchronization

/// Identifiers `id-0001`, `id-0002` and so on.
package final class SequentialIdentifiers: IdentifierSource {
  private let count = Mutex(0)

  package init() {}

  package func next() -> String {
    let number = count.withLock {
      $0 += 1
      return $0
    }
    let digits = String(number)
    return "id-" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

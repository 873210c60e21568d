package import Cryptography
private import Platform
private import Synchronization

/// Hashes and checks passwords on a thread of its own, one at a time, so that they never take more than 64 MiB together.
package final class PasswordHasher: Sendable {
  /// How many may wait: some six seconds' worth. More are refused at once.
  private let limit: Int
  private let pool = BlockingPool(threads: 1, name: "passwords")
  private let waiting = Mutex(0)

  package init(limit: Int = 64) { self.limit = limit }

  /// The hash to store. Throws `.overloaded`.
  package func hash(_ password: Password) async throws(AccountsError) -> PasswordHash {
    try await run { PasswordHash(of: password.text) }
  }

  /// Whether what was typed is the password. Without a hash the answer is no, and takes as long. Throws `.overloaded`.
  package func matches(_ typed: String, _ hash: PasswordHash?) async throws(AccountsError) -> Bool {
    let text = Password.normalized(typed)
    return try await run {
      let matches = (hash ?? Self.decoy).matches(text ?? "")
      return matches && hash != nil && text != nil
    }
  }

  /// A hash that no account has, as costly as one just made; nobody knows a password for it.
  static let decoy = PasswordHash(
    stored: "$argon2id$v=19$m=65536,t=2,p=1$Vq3oQ1v2v8bq1d1H0m3j8w$qYl0v3v5m0k1b7Jt6o2x9sYkq4m1n8r5t7u3w2y6z0A")

  private func run<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async throws(AccountsError) -> Value {
    let isTaken = waiting.withLock { count in
      guard count < limit else { return false }
      count += 1
      return true
    }
    guard isTaken else { throw .overloaded(retryAfter: 5) }
    defer { waiting.withLock { $0 -= 1 } }
    return await pool.run(body)
  }
}

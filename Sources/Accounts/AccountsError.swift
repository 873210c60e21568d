package import Storage

/// What can go wrong with accounts, log-in and sessions.
package enum AccountsError: Error, Equatable {
  /// The text can't be an account's name.
  case invalidName(AccountName.Fault)
  /// The text can't be a new password.
  case invalidPassword(Password.Fault)
  /// Another account has this name, or one that differs in case only.
  case nameTaken(String)
  /// There is no such account (any more); its name or identifier.
  case unknownAccount(String)
  /// The name or the password is wrong, and it isn't said which.
  case wrongNameOrPassword
  /// Too many wrong passwords; the next try is taken after so many seconds.
  case slowDown(seconds: Int)
  /// Too many people log in at this moment; worth another try after so many seconds.
  case overloaded(retryAfter: Int)
  /// The link was used, or its time is over, or there never was one.
  case linkNotValid
  /// The account is the last that may run the server, and there are others.
  case lastAdministrator
  /// The text is no range of network addresses; what is wrong with it.
  case invalidAddressRange(String, reason: String)
  case database(DatabaseError)
}

extension AccountsError: DatabaseErrorWrapping {}

extension AccountsError: CustomStringConvertible {
  /// One sentence in English that a person can act on.
  package var description: String {
    switch self {
    case .invalidName(.empty): "A name needs at least one visible character."
    case .invalidName(.tooLong): "A name has at most \(AccountName.maximumLength) characters."
    case .invalidName(.unprintable): "A name can't hold control characters or line breaks."
    case .invalidPassword(.tooShort):
      "A password needs at least \(Password.minimumLength) characters, and not only spaces."
    case .invalidPassword(.tooLong): "A password has at most \(Password.maximumLength) characters."
    case .nameTaken(let name): "There is already an account called \(name)."
    case .unknownAccount(let name): "There is no account \(name)."
    case .wrongNameOrPassword: "The name or the password is wrong."
    case .slowDown(let seconds): "Too many wrong passwords. Try again in \(seconds) s."
    case .overloaded(let seconds): "Too many people are logging in. Try again in \(seconds) s."
    case .linkNotValid: "This link was already used, or its time is over."
    case .lastAdministrator: "This is the last account that may run the server; it stays while there are others."
    case .invalidAddressRange(let text, let reason): "\(text) is no range of network addresses: \(reason)."
    case .database(let error): "\(error)"
    }
  }
}

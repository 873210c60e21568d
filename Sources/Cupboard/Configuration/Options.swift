import Accounts
import Closet

/// The one table of options.
enum Options {
  static let all: [any OptionDescribing] = [
    data, config, listen, publicURL, tlsCertificate, tlsKey, trustedProxies, sample, logLevel, account, category,
    dryRun,
    workers, force, yes, repair, json,
  ]

  private static let withData = Set(Command.allCases.filter { !$0.needsNoSettings })

  static let data = Option(
    "data", "DIR", for: withData, help: "the folder that everything is kept in",
    defaultWords: "~/.local/share/cupboard",
    standard: { XDGFolders($0).data + "/cupboard" }, reading: path)

  static let config = Option(
    "config", "FILE", for: withData, help: "a file of lines such as “listen = :8080”",
    defaultWords: "~/.config/cupboard/cupboard.conf, if there",
    standard: { _ in nil }, reading: { text throws(ValueError) in String?.some(try path(text)) })

  static let listen = Option(
    "listen", "ADDRESS[:PORT]", for: [.serve], help: "where to listen; 0.0.0.0 lets the network in",
    defaultWords: "127.0.0.1:8080",
    standard: { _ in ListenAddress(host: "127.0.0.1", port: 8080) }, reading: ListenAddress.init(reading:))

  static let publicURL = Option(
    "public-url", "URL", for: [.serve], help: "the address that people open, for links and QR codes",
    standard: { _ in nil }, reading: { text throws(ValueError) in PublicURL?.some(try PublicURL(reading: text)) })

  static let tlsCertificate = Option(
    "tls-cert", "FILE", for: [.serve], help: "serve https with this certificate chain (PEM)",
    standard: { _ in nil }, reading: { text throws(ValueError) in String?.some(try path(text)) })

  static let tlsKey = Option(
    "tls-key", "FILE", for: [.serve], help: "the certificate's private key (PEM)",
    standard: { _ in nil }, reading: { text throws(ValueError) in String?.some(try path(text)) })

  static let trustedProxies = Option(
    "trusted-proxies", "LIST", for: [.serve], help: "addresses or networks whose X-Forwarded-* is believed",
    standard: { _ in TrustedProxies() },
    reading: { text throws(ValueError) in
      let ranges = text.split { $0 == "," || $0 == " " }.map(String.init)
      do throws(AccountsError) { return try TrustedProxies(parsing: ranges) } catch {
        throw ValueError("write addresses or networks, such as 127.0.0.1, 10.0.0.0/8")
      }
    })

  static let sample = Option("sample", for: [.serve], help: "fill an empty closet with drawn garments, once")

  static let logLevel = Option(
    "log-level", "LEVEL", for: [.serve], help: "error, or info for a line a request", defaultWords: "info",
    standard: { _ in LogLevel.info },
    reading: { text throws(ValueError) in
      guard let level = LogLevel(rawValue: text) else { throw ValueError("say error or info") }
      return level
    })

  static let account = Option(
    "account", "NAME", for: [.import], help: "whose closet the photos go into", defaultWords: "the first account",
    standard: { _ in nil }, reading: { text throws(ValueError) in String?.some(try nonEmpty(text)) })

  static let category = Option(
    "category", "NAME", for: [.import], help: "of photos whose folders tell none", defaultWords: "top",
    standard: { _ in nil },
    reading: { text throws(ValueError) in
      guard let category = Category.named(text) else {
        throw ValueError("say one of " + Category.allCases.map(\.rawValue).joined(separator: ", "))
      }
      return Category?.some(category)
    })

  static let dryRun = Option("dry-run", for: [.import], help: "only say what would be done")

  static let workers = Option(
    "workers", "COUNT", for: [.serve, .import, .restore, .doctor, .rebuild], help: "processes that decode pictures",
    defaultWords: "one a core",
    standard: { _ in nil },
    reading: { text throws(ValueError) in
      guard let count = Int(text), (1...256).contains(count) else { throw ValueError("say a number from 1 to 256") }
      return Int?.some(count)
    })

  static let force = Option("force", for: [.backup, .restore], help: "replace what is there")

  static let yes = Option("yes", for: [.accountErase], help: "don't ask whether it is meant")

  static let repair = Option("repair", for: [.doctor], help: "make missing copies of photos again")

  static let json = Option(
    "json", for: [.import, .accountList, .backup, .restore, .doctor, .rebuild], help: "print the result as JSON")

  private static func nonEmpty(_ text: String) throws(ValueError) -> String {
    guard !text.isEmpty else { throw ValueError("it can't be empty") }
    return text
  }

  private static func path(_ text: String) throws(ValueError) -> String {
    guard !text.isEmpty else { throw ValueError("it can't be empty") }
    guard !text.utf8.contains(0) else { throw ValueError("no path has a zero byte") }
    guard !text.hasPrefix("~") else { throw ValueError("write the whole path, since only a shell knows what ~ is") }
    return text
  }
}

/// How much the server tells in its log.
enum LogLevel: String, Sendable {
  /// What went wrong.
  case error
  /// That, and a line for each request.
  case info
}

/// Where the XDG base directory specification puts a person's files.
struct XDGFolders {
  let data: String
  let configuration: String

  init(_ environment: [String: String]) {
    // The specification: a variable that is unset, empty or not absolute counts for nothing.
    func folder(_ variable: String, else path: String) -> String {
      if let folder = environment[variable], folder.hasPrefix("/") { return folder }
      return (environment["HOME"] ?? "") + path
    }
    data = folder("XDG_DATA_HOME", else: "/.local/share")
    configuration = folder("XDG_CONFIG_HOME", else: "/.config")
  }
}

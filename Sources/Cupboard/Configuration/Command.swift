/// What the program can be asked to do: the words that are typed after its name.
enum Command: String, Sendable, CaseIterable {
  case serve
  case `import`
  case accountAdd = "account add"
  case accountPassword = "account password"
  case accountList = "account list"
  case accountErase = "account erase"
  case backup
  case restore
  case doctor
  case rebuild
  case version
  case storybook
  case decodeWorker = "decode-worker"

  /// The words to type, such as `account` and `add`.
  var words: [String] { rawValue.split(separator: " ").map(String.init) }

  /// It is for the program itself or for its developers, and not in the help.
  var isHidden: Bool { self == .storybook || self == .decodeWorker }

  /// It needs no settings, so that it works whatever is in the environment and the file.
  var needsNoSettings: Bool { self == .version || self == .decodeWorker || self == .storybook }

  /// What must follow the words, one name for each.
  var operands: [String] {
    switch self {
    case .import: ["FOLDER"]
    case .accountAdd, .accountPassword, .accountErase: ["NAME"]
    case .backup, .restore: ["FILE"]
    case .storybook: ["DIR"]
    case .serve, .accountList, .doctor, .rebuild, .version, .decodeWorker: []
    }
  }

  /// What it does, in one line of the help.
  var summary: String {
    switch self {
    case .serve: "show the closet to browsers"
    case .import: "take every photo in a folder into the closet"
    case .accountAdd: "add a person who may log in"
    case .accountPassword: "set a person's password"
    case .accountList: "list the accounts"
    case .accountErase: "erase an account and everything that is its own"
    case .backup: "copy everything into one file"
    case .restore: "put a backup in place"
    case .doctor: "look for what is missing or damaged"
    case .rebuild: "make the smaller copies of all photos again"
    case .version: "print the version"
    case .storybook: "write every page, filled with examples, into a folder"
    case .decodeWorker: "decode pictures for another process of this program"
    }
  }

  /// The commands that begin with a word, when it takes a second one.
  static func group(_ word: String) -> [Command] { allCases.filter { $0.words.count > 1 && $0.words[0] == word } }
}

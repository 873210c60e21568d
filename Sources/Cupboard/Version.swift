/// The version of the program (<https://semver.org>).
let programVersion = "0.1.0"

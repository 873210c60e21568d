/// The version of the program (<https://semver.org>).
let version = "0.1.0"

private import Platform

/// How much memory this process may use, and how much of it a cache should.
public enum MemoryAllowance {
  /// The bytes that this process may use: the least of its cgroup's limit, those above it, and the machine's memory.
  ///
  /// Reads a few files of the kernel, so it blocks for some microseconds. `root` is where `proc` and `sys` are.
  public static func ofThisProcess(root: String = "/") -> Int {
    let root = root.hasSuffix("/") ? String(root.dropLast()) : root
    let limits = cgroupLimits(root: root) + [machine(root: root)].compactMap(\.self)
    return limits.min() ?? 512 << 20
  }

  /// The limit of a cache of encoded pictures in a process that may use `memory` bytes: a sixteenth, at most 48 MB.
  public static func cacheLimit(of memory: Int) -> Int { min(memory / 16, 48 << 20) }

  private static func machine(root: String) -> Int? {
    for line in lines(of: "\(root)/proc/meminfo") where line.hasPrefix("MemTotal:") {
      return line.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 << 10 }
    }
    return nil
  }

  /// The limits of the cgroups this process is in, of both versions, and of those above them.
  ///
  /// The format of `/proc/self/cgroup` is `number:controllers:path`, with no controllers for version 2 (cgroups(7)).
  private static func cgroupLimits(root: String) -> [Int] {
    lines(of: "\(root)/proc/self/cgroup").flatMap { line -> [Int] in
      let fields = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard fields.count == 3 else { return [] }
      if fields[1].isEmpty {
        return limits(at: "\(root)/sys/fs/cgroup", path: fields[2], file: "memory.max")
      }
      guard fields[1].split(separator: ",").contains("memory") else { return [] }
      return limits(at: "\(root)/sys/fs/cgroup/memory", path: fields[2], file: "memory.limit_in_bytes")
    }
  }

  private static func limits(at mount: String, path: Substring, file: String) -> [Int] {
    var limits: [Int] = []
    var parts = path.split(separator: "/")
    while true {
      let directory = ([mount] + parts.map(String.init)).joined(separator: "/")
      if let limit = lines(of: "\(directory)/\(file)").first.flatMap({ Int($0) }), limit > 0 { limits.append(limit) }
      if parts.popLast() == nil { return limits }
    }
  }

  /// The lines of a file of the kernel; none when it isn't there, as on a machine with the other version of cgroups.
  private static func lines(of path: String) -> [Substring] {
    guard let bytes = try? OpenFile(path: path).read(count: 64 << 10) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }
}

import Imaging
import Platform
import TestSupport
import Testing

@Suite struct MemoryAllowanceTests {
  private let root: TemporaryDirectory

  init() throws {
    root = try TemporaryDirectory()
    try write("proc/meminfo", "MemTotal:       1000000 kB\nMemFree:  5 kB\n")
  }

  private func write(_ path: String, _ text: String) throws {
    let whole = root.path(path)
    try Files.createDirectory(String(whole[..<whole.lastIndex(of: "/")!]))
    try Files.replace(whole, with: Array(text.utf8), durable: false)
  }

  @Test func `without a cgroup it is the machine's memory`() {
    #expect(MemoryAllowance.ofThisProcess(root: root.path) == 1_024_000_000)
  }

  @Test func `the least limit of the cgroups of version 2 counts`() throws {
    try write("proc/self/cgroup", "0::/user.slice/app\n")
    try write("sys/fs/cgroup/user.slice/app/memory.max", "max\n")
    try write("sys/fs/cgroup/user.slice/memory.max", "300000000\n")
    try write("sys/fs/cgroup/memory.max", "900000000\n")
    #expect(MemoryAllowance.ofThisProcess(root: root.path) == 300_000_000)
  }

  @Test func `a limit of a cgroup of version 1 counts`() throws {
    try write("proc/self/cgroup", "5:cpu,cpuacct:/x\n4:hugetlb,memory:/x\n")
    try write("sys/fs/cgroup/memory/x/memory.limit_in_bytes", "200000000\n")
    try write("sys/fs/cgroup/memory/memory.limit_in_bytes", "9223372036854771712\n")
    #expect(MemoryAllowance.ofThisProcess(root: root.path) == 200_000_000)
  }

  @Test func `a container's own root counts where its path isn't seen`() throws {
    try write("proc/self/cgroup", "0::/docker/1234\n")
    try write("sys/fs/cgroup/memory.max", "400000000\n")
    #expect(MemoryAllowance.ofThisProcess(root: root.path) == 400_000_000)
  }

  @Test func `a cache takes a sixteenth, and 48 MB at most`() {
    #expect(MemoryAllowance.cacheLimit(of: 160 << 20) == 10 << 20)
    #expect(MemoryAllowance.cacheLimit(of: 64 << 30) == 48 << 20)
  }
}

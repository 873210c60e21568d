private import CVips

/// libvips, started once in a process and told what it may do.
enum VipsLibrary {
  /// Starts the library at its first use.
  static func start() {
    _ = isStarted
  }

  private static let isStarted: Bool = {
    precondition(
      unsafe vips_init("cupboard") == 0, "libvips doesn't start: \(unsafe String(cString: vips_error_buffer()))")
    cvips_ignore_warnings()
    // A job has a core of its own; the cache of operations would only hold on to pictures that don't come back.
    vips_concurrency_set(1)
    vips_cache_set_max(0)
    // Loaders are called by name after our own look at the first bytes. What isn't called is blocked all the same, so
    // that no operation can come to it by itself, as through a picture inside another.
    vips_block_untrusted_set(1)
    unsafe vips_operation_block_set("VipsForeignLoad", 1)
    for loader in loaders { unsafe vips_operation_block_set(loader, 0) }
    return true
  }()

  /// Decoding and encoding take turns here.
  static let turns = VipsTurns()

  /// The only loaders that may run.
  static let loaders = [
    "VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer", "VipsForeignLoadHeifBuffer",
    "VipsForeignLoadNsgifBuffer", "VipsForeignLoadTiffBuffer",
  ]

  /// Whether the operation of that name, or nickname, is unknown to the library or may not run.
  static func isBlocked(operation: String) -> Bool {
    let type = unsafe vips_type_find("VipsOperation", operation)
    return type == 0 || cvips_is_blocked(type) != 0
  }

  /// The library's words for what went wrong last, and forgets them.
  ///
  /// They are kept for the whole process, so with several jobs at once they may be another's: they are for people only, unless
  /// the caller runs `alone`.
  static func takeError() -> String {
    let words = unsafe String(cString: vips_error_buffer())
    vips_error_clear()
    return words.isEmpty ? "unknown fault" : words.split(separator: "\n").joined(separator: "; ")
  }
}

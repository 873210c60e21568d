/// A length in bytes as people read it: `64 MB`, `2.1 MB`, `310 KB`.
func byteCount(_ bytes: Int) -> String {
  if bytes < 1 << 20 { return "\(max(1, bytes >> 10)) KB" }
  let tenths = (bytes * 10 + 1 << 19) >> 20
  return tenths >= 100 || tenths % 10 == 0 ? "\(tenths / 10) MB" : "\(tenths / 10).\(tenths % 10) MB"
}

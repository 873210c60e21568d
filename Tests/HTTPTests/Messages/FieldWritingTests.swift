import HTTP
import Testing

@Suite struct FieldWritingTests {
  @Test func `a cookie is written with what guards it`() {
    let cookie = SetCookie("session", "abc", maxAge: 60, isSecure: true)
    #expect(cookie.text == "session=abc; Path=/; Max-Age=60; Secure; HttpOnly; SameSite=Lax")
    let plain = SetCookie("language", "ko", path: "/x", isHTTPOnly: false, sameSite: .strict, isSecure: false)
    #expect(plain.text == "language=ko; Path=/x; SameSite=Strict")
  }

  @Test(
    arguments: [
      ("shirt.jpg", "attachment; filename=\"shirt.jpg\""),
      ("a \"b\".jpg", "attachment; filename=\"a _b_.jpg\"; filename*=UTF-8''a%20%22b%22.jpg"),
      ("옷.jpg", "attachment; filename=\"_.jpg\"; filename*=UTF-8''%EC%98%B7.jpg"),
      ("a;b=c.jpg", "attachment; filename=\"a;b=c.jpg\""),
      ("100%.jpg", "attachment; filename=\"100_.jpg\"; filename*=UTF-8''100%25.jpg"),
      ("../../etc/passwd", "attachment; filename=\".._.._etc_passwd\""),
      ("c:\\x.jpg", "attachment; filename=\"c:_x.jpg\""),
      ("a\r\nSet-Cookie: b", "attachment; filename=\"a_Set-Cookie: b\""),
      ("a\u{85}b\u{7f}c\0", "attachment; filename=\"a_b_c_\""), ("", "attachment; filename=\"\""),
    ])
  func `any file name makes a safe Content-Disposition`(name: String, expected: String) {
    #expect(ContentDisposition.attachment(name) == expected)
  }
}

"""Korean and English: by the browser's language, and by the switch."""

from people import log_in
from playwright.sync_api import expect


def test_the_browsers_language_is_spoken_first(open_page, server):
    page = open_page(server, logged_in=False, locale="ko-KR")
    page.goto("/login")
    expect(page.get_by_role("button", name="로그인")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "ko"
    page.get_by_label("이름", exact=True).fill("owner")
    page.get_by_label("비밀번호", exact=True).fill("a wardrobe of one's own")
    page.get_by_role("button", name="로그인").click()
    headings = page.get_by_role("region").get_by_role("heading", level=2)
    expect(headings).to_have_text(["아우터", "상의", "하의", "신발", "액세서리"])


def test_the_switch_changes_the_language_and_it_stays(page):
    page.goto("/menu")
    page.get_by_role("button", name="한국어").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("메뉴")
    assert page.locator("html").get_attribute("lang") == "ko"
    page.goto("/closet")
    expect(page.get_by_role("heading", level=1)).to_have_text("옷장")
    page.goto("/menu")
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Menu")


def test_a_stranger_can_switch_before_logging_in(open_page, server):
    page = open_page(server, logged_in=False)
    page.goto("/login")
    page.get_by_role("button", name="한국어").click()
    expect(page.get_by_role("button", name="로그인")).to_be_visible()
    page.get_by_role("button", name="English").click()
    log_in(page)
    expect(page.get_by_role("heading", level=1)).to_have_text("Closet")

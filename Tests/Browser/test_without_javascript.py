"""The same without JavaScript: pages are whole as the server sends them."""

import photos
import pytest
from people import PASSWORD, card, cards, choose_files, choose_password, section
from playwright.sync_api import expect


@pytest.fixture
def plain_page(open_page, server):
    return open_page(server, java_script_enabled=False)


def test_first_start(open_page, sample_server):
    page = open_page(sample_server, logged_in=False, java_script_enabled=False)
    page.goto(sample_server.link)
    page.get_by_role("button", name="Open my closet").click()
    choose_password(page, PASSWORD)
    expect(page.get_by_role("region")).to_have_count(5)


def test_add_edit_filter_and_delete(plain_page):
    page = plain_page
    page.goto("/closet")
    section(page, "Bottoms").get_by_role("link", name="Add to Bottoms").click()
    choose_files(page, [photos.file("a.jpg", photos.jpeg(6)), photos.file("b.jpg", photos.plain((1, 2, 3)))])
    page.get_by_label("Description").fill("Sent by hand")
    page.get_by_role("button", name="Hang it in the closet").click()
    expect(page.get_by_text("2 pieces now hang in the closet.")).to_be_visible()
    expect(card(section(page, "Bottoms"), "Sent by hand")).to_have_count(2)
    page.get_by_role("searchbox").fill("by hand")
    page.get_by_role("searchbox").press("Enter")
    expect(cards(page)).to_have_count(2)
    cards(page).first.click()
    page.get_by_role("link", name="Edit").click()
    page.get_by_label("Description").fill("Changed by hand")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Changed by hand")
    page.get_by_role("link", name="Delete").click()
    page.get_by_role("button", name="Delete it").click()
    expect(page.get_by_text("Deleted.", exact=True)).to_be_visible()


def test_zoom_and_download_are_links(plain_page):
    page = plain_page
    page.goto("/closet")
    cards(section(page, "Tops")).first.click()
    address = page.get_by_role("link", name="Zoom the photo").get_attribute("href")
    answer = page.request.get(address)
    assert answer.status == 200 and answer.headers["content-type"] == "image/webp"


def test_more_of_a_section_by_its_link(open_page, crowded_server):
    page = open_page(crowded_server, java_script_enabled=False)
    page.goto("/closet")
    seen = set()
    row = section(page, "Shoes")
    seen.update(hrefs(row))
    row.get_by_role("link", name="Show more").click()
    for _ in range(20):
        seen.update(hrefs(page))
        more = page.get_by_role("link", name="Show more")
        if more.count() == 0:
            break
        more.first.click()
    assert len(seen) == 46


def hrefs(place):
    return [one.get_attribute("href") for one in cards(place).all()]


def test_language_and_log_out(plain_page):
    page = plain_page
    page.goto("/menu")
    page.get_by_role("button", name="한국어").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("메뉴")
    page.get_by_role("button", name="로그아웃").click()
    expect(page.get_by_role("button", name="로그인")).to_be_visible()

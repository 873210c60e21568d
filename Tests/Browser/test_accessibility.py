"""What axe-core finds on each page, on light and on dark ground, and what it can't find."""

import photos
import pytest
from axe_playwright_python.sync_playwright import Axe
from people import cards, choose_files, remove_sample, section
from playwright.sync_api import expect

PAGES = {
    "closet": "/closet",
    "filtered": "/closet?season=summer&category=top",
    "nothing found": "/closet?q=zebra",
    "add": "/closet/new?category=top",
    "menu": "/menu",
    "phone": "/phone",
    "devices": "/sessions",
    "password": "/password",
    "not found": "/closet/none",
}


@pytest.fixture(params=["light", "dark"])
def ground(request):
    return request.param


def examine(page):
    """Fails for what axe calls serious or critical."""
    page.wait_for_load_state("networkidle")
    found = [v for v in Axe().run(page).response["violations"] if v["impact"] in ("serious", "critical")]
    said = [f"{v['id']} ({v['impact']}): {node['html'][:160]} {node['failureSummary']}" for v in found for node in v["nodes"]]
    assert not found, f"{page.url}\n" + "\n".join(said)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{page.url} scrolls sideways"


@pytest.mark.parametrize("name", list(PAGES))
def test_pages_of_who_is_logged_in(open_page, server, ground, name):
    page = open_page(server, color_scheme=ground)
    page.watch.allow(404)
    page.goto(PAGES[name])
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    examine(page)


def test_pages_of_a_garment(open_page, server, ground):
    page = open_page(server, color_scheme=ground)
    page.goto("/closet")
    cards(section(page, "Outerwear")).first.click()
    examine(page)
    address = page.url
    page.get_by_role("link", name="Zoom the photo").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    examine(page)
    for way in ("edit", "delete"):
        page.goto(f"{address.split('?')[0]}/{way}")
        examine(page)


def test_pages_of_strangers(open_page, sample_server, ground):
    page = open_page(sample_server, logged_in=False, color_scheme=ground)
    page.watch.allow(401, 403, 404, 410, 422)
    page.goto("/login")
    examine(page)
    page.goto(sample_server.link)
    examine(page)
    page.goto("/welcome?token=spent")
    examine(page)
    page.goto(sample_server.link)
    page.get_by_role("button", name="Open my closet").click()
    examine(page)


def test_an_empty_closet_and_a_refused_upload(open_page, server, ground):
    page = open_page(server, color_scheme=ground)
    page.watch.allow(422)
    remove_sample(page)
    examine(page)
    page.goto("/closet/new?category=top")
    choose_files(page, [photos.file("text.jpg", b"no photo at all"), photos.file("a.jpg", photos.plain((3, 90, 200)))])
    examine(page)
    page.get_by_role("button", name="Hang it in the closet").click()
    expect(page.get_by_text("text.jpg")).to_be_visible()
    examine(page)


def test_more_of_a_section(open_page, crowded_server, ground):
    page = open_page(crowded_server, color_scheme=ground)
    page.goto("/closet")
    address = section(page, "Shoes").get_by_role("link", name="Show more").get_attribute("href")
    page.goto(address)
    examine(page)


def test_what_is_tapped_is_large_enough(page):
    """44 pixels a side, but for links within a sentence or a line of text."""
    for address in ("/closet", "/closet/new", "/menu"):
        page.goto(address, wait_until="networkidle")
        small = page.evaluate(
            """() => [...document.querySelectorAll("a, button, input:not([type=hidden]), label.pick, textarea")]
              .filter((e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
              .map((e) => [(e.closest("label") ?? e).getBoundingClientRect(), e])
              .filter(([box]) => box.width > 1 && box.height > 1 && box.height < 43.5)
              .map(([box, e]) => `${Math.round(box.width)} x ${Math.round(box.height)} ${e.outerHTML.slice(0, 100)}`)"""
        )
        assert not small, f"{address}:\n" + "\n".join(small)

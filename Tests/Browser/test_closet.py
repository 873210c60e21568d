"""The closet: its rows, its filters and its order."""

import re
from urllib.parse import parse_qs, urlparse

import pytest
from people import card, cards, names, remove_sample, section
from playwright.sync_api import expect

SECTIONS = ["Outerwear", "Tops", "Bottoms", "Shoes", "Accessories"]
WHITE_SHIRT = re.compile("White pocket T-shirt|흰색 포켓 티셔츠")
SUMMER_TOP = re.compile("Terracotta ribbed tank top|테라코타 골지 민소매")
WINTER_TOP = re.compile("Green cable knit|초록 꽈배기 니트")
DENIM = re.compile("denim|데님", re.IGNORECASE)


def query(page):
    return {name: values[0] for name, values in parse_qs(urlparse(page.url).query).items()}


def test_sections_come_in_the_order_of_the_body(page):
    page.goto("/closet")
    headings = page.get_by_role("region").get_by_role("heading", level=2)
    expect(headings).to_have_text(SECTIONS)
    for name in SECTIONS:
        assert len(names(section(page, name))) >= 3


def test_every_picture_keeps_its_room_and_nothing_moves_while_they_come(page):
    page.goto("/closet", wait_until="networkidle")
    images = page.get_by_role("img").and_(page.locator("img"))
    sizes = images.evaluate_all("all => all.map((i) => [i.getAttribute('width'), i.getAttribute('height')])")
    assert sizes and all(width and height for width, height in sizes)
    page.mouse.wheel(0, 600)
    page.wait_for_load_state("networkidle")
    moved = page.watch.shifts()
    assert sum(value for value, _ in moved) < 0.01, moved


def test_pictures_out_of_sight_are_not_loaded(crowded_page):
    asked = []
    crowded_page.on("request", lambda request: asked.append(request.url))
    crowded_page.goto("/closet", wait_until="networkidle")
    assert 3 <= sum("/pictures/" in url for url in asked) <= 45


@pytest.mark.parametrize("reduced", [False, True], ids=["moving", "calm"])
def test_the_middle_card_is_the_largest(open_page, server, reduced):
    page = open_page(server, reduced_motion="reduce" if reduced else "no-preference")
    page.goto("/closet")
    # Shoes: their photos all have one shape.
    row = section(page, "Shoes")
    row.scroll_into_view_if_needed()
    third = cards(row).nth(2)
    third.evaluate("one => one.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'instant' })")
    widths = """row => {
      const middle = innerWidth / 2;
      return [...row.querySelectorAll("li a img")].map((image) => {
        const box = image.getBoundingClientRect();
        return [Math.abs(box.left + box.width / 2 - middle), box.width];
      }).filter(([away]) => away < innerWidth * .8).sort(([a], [b]) => a - b).map(([, width]) => width);
    }"""
    page.wait_for_function(f"row => {{ const w = ({widths})(row); return w.length > 1 && w.every((x) => x <= w[0] + .5); }}",
                           arg=row.element_handle())
    if not reduced:
        shown = row.evaluate(widths)
        assert shown[0] > max(shown[1:]) + 2


def test_a_season_shows_what_is_worn_all_year_too(page):
    page.goto("/closet")
    page.get_by_role("link", name="Summer", exact=True).click()
    expect(card(section(page, "Tops"), SUMMER_TOP)).to_be_attached()
    expect(card(section(page, "Tops"), WHITE_SHIRT)).to_be_attached()
    expect(card(page, WINTER_TOP)).to_have_count(0)
    assert query(page) == {"season": "summer"}
    page.get_by_role("link", name="Clear Summer").click()
    expect(card(page, WINTER_TOP)).to_have_count(1)
    assert query(page) == {}


def test_filters_join_in_the_address_and_back_restores_them(page):
    page.goto("/closet")
    page.get_by_role("link", name="Autumn", exact=True).click()
    page.get_by_role("list", name="Category").get_by_role("link", name="Outerwear", exact=True).click()
    box = page.get_by_role("searchbox")
    box.fill("denim" if page.get_by_text("denim").count() else "데님")
    box.press("Enter")
    expect(page.get_by_role("status")).to_contain_text("1 piece found")
    for name in ("Clear Autumn", "Clear Outerwear"):
        expect(page.get_by_role("link", name=name)).to_be_in_viewport(ratio=1)
    found = page.url
    assert query(page).keys() == {"season", "category", "q"}
    card(page, DENIM).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(DENIM)
    page.go_back()
    assert page.url == found
    expect(card(page, DENIM)).to_be_visible()
    expect(box).to_have_value(query(page)["q"])
    # The same address in another window shows the same.
    page.goto("/menu")
    page.goto(found)
    assert len(names(page)) == 1
    page.get_by_role("link", name="Clear all").click()
    expect(page.get_by_role("region")).to_have_count(5)


def test_the_link_back_of_a_garment_leads_to_the_filtered_closet(page):
    page.goto("/closet?season=winter&category=top")
    card(page, WINTER_TOP).click()
    page.get_by_role("link", name="Back", exact=True).click()
    assert query(page) == {"season": "winter", "category": "top"}


def test_what_matches_nothing_says_so_and_shows_the_way_out(page):
    page.goto("/closet?q=zebra")
    expect(page.get_by_role("heading", name="Nothing matches")).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="Clear all").last.click()
    expect(page.get_by_role("region")).to_have_count(5)


def test_the_order_turns_round_and_stays_in_the_address(page):
    page.goto("/closet?category=shoes")
    newest = names(page)
    page.get_by_role("link", name="Newest first").click()
    expect(page.get_by_role("link", name="Oldest first")).to_be_visible()
    assert query(page) == {"category": "shoes", "sort": "oldest"}
    assert names(page) == newest[::-1]
    page.go_back()
    expect(page.get_by_role("link", name="Newest first")).to_be_visible()
    assert names(page) == newest


def test_an_address_that_makes_no_sense_gets_a_page_that_says_so(page):
    page.watch.allow(400, 404)
    page.goto("/closet?season=monsoon")
    expect(page.get_by_role("heading", level=1)).to_have_text("That request can't be understood")
    page.goto("/closet/no-such-garment")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing here")


def test_a_row_brings_more_cards_as_it_is_scrolled(crowded_page):
    page = crowded_page
    page.goto("/closet")
    row = section(page, "Shoes")
    row.scroll_into_view_if_needed()
    first = cards(row).count()
    assert 0 < first < 46
    rail = row.get_by_role("list")
    for _ in range(20):
        count = cards(row).count()
        if count == 46:
            break
        rail.evaluate("rail => { rail.scrollLeft = rail.scrollWidth; }")
        expect(cards(row)).not_to_have_count(count)
    expect(cards(row)).to_have_count(46)
    expect(row.get_by_role("link", name="Show more")).to_have_count(0)
    addresses = cards(row).evaluate_all("all => all.map((one) => one.href)")
    assert len(set(addresses)) == 46
    last = cards(row).last.get_by_role("img")
    last.scroll_into_view_if_needed()
    page.wait_for_function("image => image.complete && image.naturalWidth > 0", arg=last.element_handle())


def test_a_category_alone_brings_more_as_the_page_is_scrolled(crowded_page):
    page = crowded_page
    page.goto("/closet")
    section(page, "Shoes").get_by_role("link", name="Shoes").first.click()
    expect(page.get_by_role("list", name="Shoes")).to_be_visible()
    assert query(page) == {"category": "shoes"}
    for _ in range(20):
        count = cards(page).count()
        if count == 46:
            break
        page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        expect(cards(page)).not_to_have_count(count)
    expect(cards(page)).to_have_count(46)


def test_the_sample_is_removed_with_one_click(page):
    remove_sample(page)
    expect(page.get_by_role("heading", name="An empty closet")).to_be_visible()
    page.reload()
    expect(page.get_by_role("link", name="Add the first piece")).to_be_visible()
    assert names(page) == []


def test_removing_the_sample_leaves_ones_own(crowded_page):
    page = crowded_page
    remove_sample(page)
    expect(page.get_by_text("40 pieces")).to_be_visible()
    expect(page.get_by_text("This is a sample wardrobe.")).to_have_count(0)

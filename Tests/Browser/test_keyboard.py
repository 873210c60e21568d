"""Everything can be done without a pointer, and one sees where one is."""

import photos
from people import card, choose_files, section
from playwright.sync_api import expect

DESCRIBED = """() => {
  const e = document.activeElement;
  const label = e.getAttribute("aria-label") || e.labels?.[0]?.innerText || e.alt
    || e.querySelector("img")?.alt || e.innerText || e.name || "";
  return `${e.tagName.toLowerCase()} ${label.trim().split("\\n")[0]}`;
}"""

# What the style sheet draws around what has the focus.
OUTLINE = """() => {
  const style = getComputedStyle(document.activeElement);
  const within = document.activeElement.closest("label, li, form");
  const seen = (s) => s.outlineStyle !== "none" && parseFloat(s.outlineWidth) >= 2;
  return seen(style) || [...(document.activeElement.parentElement?.children ?? [])].some((e) => seen(getComputedStyle(e)))
    || (within && seen(getComputedStyle(within)));
}"""


def tab_to(page, text, limit=80, key="Tab"):
    """Presses Tab until what so begins has the focus; everything on the way shows that it has it."""
    passed = []
    for _ in range(limit):
        page.keyboard.press(key)
        here = page.evaluate(DESCRIBED)
        passed.append(here)
        if here.startswith("body"):
            continue  # Behind the last, before the first.
        assert page.evaluate(OUTLINE), f"nothing shows that the focus is on {here}"
        if here.startswith(text):
            return
    raise AssertionError(f"Tab never came to {text}: {passed}")


def test_the_first_tab_skips_to_the_content(page):
    page.goto("/closet")
    page.keyboard.press("Tab")
    assert page.evaluate(DESCRIBED) == "a Skip to the content"
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("document.querySelector('main').contains(document.activeElement)")


def test_finding_changing_and_deleting_with_the_keyboard_alone(page):
    page.goto("/closet")
    tab_to(page, "input Search in descriptions")
    page.keyboard.type("boots" if page.get_by_text("boots").count() else "부츠")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_contain_text("found")
    tab_to(page, "a Photo:")
    page.keyboard.press("Enter")
    expect(page.get_by_role("article")).to_be_visible()
    tab_to(page, "a Edit")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Edit")
    tab_to(page, "textarea Description")
    page.keyboard.press("Control+A")
    page.keyboard.type("Renamed by hand")
    tab_to(page, "input Shoes")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Accessories")).to_be_checked()
    tab_to(page, "button Save")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Renamed by hand")
    tab_to(page, "a Delete")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Delete this piece?")
    tab_to(page, "button Delete it")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Deleted.", exact=True)).to_be_visible()


def test_arrow_keys_walk_along_a_row(page):
    page.goto("/closet")
    row = section(page, "Outerwear")
    links = row.get_by_role("listitem").get_by_role("link")
    links.nth(1).focus()
    page.keyboard.press("ArrowRight")
    expect(links.nth(2)).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(links.nth(1)).to_be_focused()


def test_adding_with_the_keyboard_alone(page):
    page.goto("/closet/new")
    tab_to(page, "input Choose photos")
    choose_files(page, [photos.file("typed.jpg", photos.plain((70, 70, 10)))])
    tab_to(page, "input")
    for _ in range(10):
        if page.evaluate("document.activeElement.type") == "radio":
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Space")
    tab_to(page, "textarea Description")
    page.keyboard.type("Typed in")
    tab_to(page, "button Hang it in the closet")
    page.keyboard.press("Enter")
    expect(card(section(page, "Outerwear"), "Typed in")).to_have_count(1)

"""Adding, looking at, changing and deleting garments."""

import photos
from people import alike, card, cards, choose_files, corners, names, section
from playwright.sync_api import expect


def test_two_photos_at_once_hang_upright_in_the_section_they_were_added_from(page):
    page.goto("/closet")
    before = names(section(page, "Tops"))
    section(page, "Tops").get_by_role("link", name="Add to Tops").click()
    expect(page.get_by_role("radio", name="Tops")).to_be_checked()
    choose_files(page, [photos.file("held-sideways.jpg", photos.jpeg(6)), photos.file("upright.jpg", photos.jpeg(1))])
    page.get_by_role("checkbox", name="Summer").check()
    page.get_by_label("Description").fill("Four quarters")
    page.get_by_role("button", name="Hang it in the closet").click()
    expect(page.get_by_text("2 pieces now hang in the closet.")).to_be_visible()
    added = card(section(page, "Tops"), "Four quarters")
    expect(added).to_have_count(2)
    assert names(section(page, "Tops"))[:2] == ["Four quarters"] * 2
    assert len(before) >= 3
    for index in (0, 1):
        image = added.nth(index).get_by_role("img")
        assert alike(corners(image), photos.CORNERS)
        width, height = image.evaluate("i => [i.width, i.height]")
        assert width < height


def test_the_photo_on_its_page_is_what_the_screen_shows_upright(page):
    add(page, photos.jpeg(8), "Held upside down")
    card(page, "Held upside down").click()
    image = page.get_by_role("img", name="Photo: Held upside down")
    assert alike(corners(image), photos.CORNERS)
    shown = photos.Image.open(photos.io.BytesIO(image.screenshot())).convert("RGB")
    places = [(0.2, 0.2), (0.8, 0.2), (0.8, 0.8), (0.2, 0.8)]
    seen = [shown.getpixel((int(shown.width * x), int(shown.height * y))) for x, y in places]
    # The photo may be letter-boxed or partly covered by buttons at its edges, not at these places.
    assert alike(seen, photos.CORNERS), seen


def add(page, content, description, category="Tops", name="photo.jpg", kind="image/jpeg"):
    page.goto("/closet/new")
    choose_files(page, [photos.file(name, content, kind)])
    page.get_by_role("radio", name=category).check()
    page.get_by_label("Description").fill(description)
    page.get_by_role("button", name="Hang it in the closet").click()
    expect(page.get_by_text("1 piece now hangs in the closet.")).to_be_visible()


def test_chosen_photos_are_shown_before_they_are_sent(page):
    page.goto("/closet/new")
    choose_files(page, [photos.file("one.jpg", photos.jpeg()), photos.file("two.jpg", photos.plain((9, 9, 9)))])
    for name in ("one.jpg", "two.jpg"):
        preview = page.get_by_role("img", name=name)
        expect(preview).to_be_visible()
        page.wait_for_function("image => image.naturalWidth > 0", arg=preview.element_handle())


def test_choosing_again_adds_to_what_was_chosen_and_each_can_be_taken_out(page):
    page.goto("/closet/new?category=shoes")
    for number, colour in enumerate([(9, 9, 9), (90, 9, 9), (9, 90, 9)]):
        choose_files(page, [photos.file(f"{number}.jpg", photos.plain(colour))])
    expect(page.get_by_text("Photos chosen: 3")).to_be_visible()
    remove = page.get_by_role("button", name="Remove 1.jpg")
    box = remove.bounding_box()
    assert box["width"] >= 44 and box["height"] >= 44
    remove.click()
    expect(page.get_by_text("Photos chosen: 2")).to_be_visible()
    expect(page.get_by_role("img", name="1.jpg")).to_have_count(0)
    page.get_by_role("button", name="Hang it in the closet").click()
    expect(page.get_by_text("2 pieces now hang in the closet.")).to_be_in_viewport()


def test_back_closes_the_enlarged_photo_and_stays_on_its_page(page):
    page.goto("/closet")
    cards(section(page, "Outerwear")).first.click()
    address = page.url
    page.get_by_role("link", name="Zoom the photo").click()
    image = page.get_by_role("dialog").get_by_role("img")
    width = image.bounding_box()["width"]
    image.click()
    assert image.bounding_box()["width"] > width * 2
    page.get_by_role("button", name="Whole photo").click()
    assert image.bounding_box()["width"] == width
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.url == address
    # Closed by the button, it leaves nothing behind for Back.
    page.get_by_role("link", name="Zoom the photo").click()
    page.get_by_role("button", name="Close").click()
    page.wait_for_function("() => !history.state?.zoom")
    page.go_back()
    expect(page.get_by_role("heading", level=1, name="Closet")).to_be_visible()


def test_a_transparent_photo_stays_transparent(page):
    add(page, photos.cut_out(), "Cut out", name="cut.png", kind="image/png")
    image = card(page, "Cut out").get_by_role("img")
    assert [colour[3] for colour in corners(image)] == [0, 0, 0, 0]


def test_what_is_no_photo_is_refused_in_words_and_the_other_file_is_taken(page):
    page.watch.allow(422)
    page.goto("/closet/new?category=accessory")
    drawing = b'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    choose_files(page, [
        photos.file("drawing.jpg", drawing),
        photos.file("good.jpg", photos.plain((200, 120, 40))),
        photos.file("cut.jpg", photos.jpeg()[:4000]),
    ])
    page.get_by_label("Description").fill("The good one")
    page.get_by_role("button", name="Hang it in the closet").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Some photos were left out")
    expect(page.get_by_text("1 photo is in the closet.")).to_be_visible()
    refused = page.get_by_role("main").get_by_role("listitem")
    expect(refused).to_have_count(2)
    expect(refused.filter(has_text="drawing.jpg")).to_contain_text("This is an SVG drawing")
    expect(refused.filter(has_text="cut.jpg")).to_contain_text("The photo is damaged or was cut short on its way.")
    page.get_by_role("link", name="To the closet").click()
    expect(card(section(page, "Accessories"), "The good one")).to_have_count(1)


def test_a_form_without_photo_or_category_says_what_is_missing(page):
    page.watch.allow(400, 422)
    page.goto("/closet/new")
    page.get_by_label("Description").fill("Kept as typed")
    page.get_by_role("radio", name="Shoes").check()
    page.get_by_role("button", name="Hang it in the closet").click()
    expect(page.get_by_text("Choose at least one photo.")).to_be_visible()
    expect(page.get_by_label("Description")).to_have_value("Kept as typed")
    expect(page.get_by_role("radio", name="Shoes")).to_be_checked()


def test_editing_changes_what_is_known_and_moves_it_to_its_section(page):
    add(page, photos.plain((90, 30, 120)), "Purple thing")
    card(page, "Purple thing").click()
    page.get_by_role("link", name="Edit").click()
    expect(page.get_by_role("radio", name="Tops")).to_be_checked()
    page.get_by_role("radio", name="Shoes").check()
    for season in ("Summer", "Autumn", "Winter"):
        box = page.get_by_role("checkbox", name=season)
        box.set_checked(season == "Winter")
    page.get_by_role("checkbox", name="Spring").set_checked(False)
    page.get_by_label("Description").fill("Purple boots <b>&amp;</b>\nsize 38")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved.", exact=True)).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_text("Purple boots <b>&amp;</b>")
    expect(page.get_by_text("size 38")).to_be_visible()
    expect(page.get_by_text("Winter", exact=True)).to_be_visible()
    page.goto("/closet?season=winter")
    expect(card(section(page, "Shoes"), "Purple boots <b>&amp;</b>")).to_have_count(1)
    page.goto("/closet?season=summer")
    expect(card(page, "Purple boots")).to_have_count(0)


def test_deleting_asks_first(page):
    add(page, photos.plain((20, 90, 90)), "To be deleted", category="Bottoms")
    card(page, "To be deleted").click()
    address = page.url
    page.get_by_role("link", name="Delete").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Delete this piece?")
    page.get_by_role("link", name="Cancel").click()
    assert page.url == address
    page.get_by_role("link", name="Delete").click()
    page.get_by_role("button", name="Delete it").click()
    expect(page.get_by_text("Deleted.", exact=True)).to_be_visible()
    expect(card(page, "To be deleted")).to_have_count(0)
    page.watch.allow(404)
    page.goto(address)
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing here")


def test_the_original_comes_back_as_it_was_sent(page):
    content = photos.jpeg(6)
    add(page, content, "Downloaded", name="IMG_0001.JPG")
    card(page, "Downloaded").click()
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Download the original").click()
    with open(waiting.value.path(), "rb") as file:
        assert file.read() == content


def test_a_photo_enlarges_and_closes_by_keyboard(page):
    page.goto("/closet")
    cards(section(page, "Outerwear")).first.click()
    zoom = page.get_by_role("link", name="Zoom the photo")
    zoom.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    image = dialog.get_by_role("img")
    page.wait_for_function("image => image.complete && image.naturalWidth > 0", arg=image.element_handle())
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(zoom).to_be_focused()
    # Once more, and closed by the button.
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.get_by_role("button", name="Close").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_second_click_adds_nothing_twice(page):
    page.goto("/closet/new?category=shoes")
    choose_files(page, [photos.file("once.jpg", photos.plain((5, 100, 60)))])
    page.get_by_label("Description").fill("Only once")
    page.get_by_role("button", name="Hang it in the closet").dblclick()
    expect(page.get_by_role("heading", level=1, name="Closet")).to_be_visible()
    expect(card(section(page, "Shoes"), "Only once")).to_have_count(1)

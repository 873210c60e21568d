"""What people do in a closet, in the words that they see."""

import re

from playwright.sync_api import expect

NAME, PASSWORD = "owner", "a wardrobe of one's own"


def first_start(page, server):
    """From the printed link to a closet with a password."""
    page.goto(server.link)
    page.get_by_role("button", name="Open my closet").click()
    choose_password(page, PASSWORD)


def choose_password(page, password):
    page.get_by_label("New password", exact=True).fill(password)
    page.get_by_label("New password once more").fill(password)
    page.get_by_role("button", name="Save the password").click()
    expect(page.get_by_role("heading", level=1, name="Closet")).to_be_visible()


def log_in(page, password=PASSWORD, name=NAME):
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password", exact=True).fill(password)
    page.get_by_role("button", name="Log in").click()


def remove_sample(page):
    """From the closet; its pictures have all come, so that none is asked for when it is gone."""
    page.goto("/closet", wait_until="networkidle")
    page.get_by_role("button", name="Remove the sample").click()
    expect(page.get_by_text("The sample is gone. The closet is yours.")).to_be_visible()


def section(page, name):
    """A row of the closet."""
    return page.get_by_role("region", name=name)


def cards(place):
    """The links to garments within a place, in their order."""
    page = getattr(place, "page", place)
    return place.locator("a[href^='/closet/']").filter(has=page.get_by_role("img"))


def card(place, text):
    """The link to the garment so described."""
    return cards(place).filter(has_text=text)


def names(place):
    """The photos' texts of all garments within a place, without the words that say it is a photo."""
    texts = cards(place).get_by_role("img").evaluate_all("all => all.map((one) => one.alt)")
    return [re.sub(r"^Photo: | 사진$", "", text) for text in texts]


def choose_files(page, files):
    page.get_by_label("Choose photos").set_input_files(files)


def corners(image):
    """The colours near the corners of a picture as the browser decoded it, clockwise from the upper left."""
    return image.evaluate(
        """async (image) => {
          image.loading = "eager";
          await image.decode();
          const canvas = document.createElement("canvas");
          const [width, height] = [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
          const context = canvas.getContext("2d", { willReadFrequently: true });
          context.drawImage(image, 0, 0);
          const places = [[.12, .12], [.88, .12], [.88, .88], [.12, .88]];
          return places.map(([x, y]) => [...context.getImageData(width * x, height * y, 1, 1).data]);
        }"""
    )


def alike(colours, wanted, within=24):
    """Compares colours as an eye would: JPEG and WebP change each a little."""
    return all(abs(a - b) <= within for one, two in zip(colours, wanted) for a, b in zip(one, two))

"""From the first start to a closet of one's own."""

from conftest import served
from people import PASSWORD, choose_password, log_in, section
from playwright.sync_api import expect


def test_the_printed_link_logs_in_and_asks_for_a_password(open_page, sample_server):
    page = open_page(sample_server, logged_in=False)
    page.goto(sample_server.link)
    expect(page.get_by_role("heading", level=1)).to_have_text("Your closet is ready")
    page.get_by_role("button", name="Open my closet").click()
    choose_password(page, PASSWORD)
    expect(page.get_by_role("status").filter(has_text="The password is set.")).to_be_visible()
    expect(page.get_by_text("This is a sample wardrobe.")).to_be_visible()
    expect(section(page, "Outerwear").get_by_role("img").first).to_be_visible()


def test_looking_at_the_link_does_not_use_it_up_but_the_button_does(open_page, sample_server):
    link = sample_server.link
    first, second = open_page(sample_server, logged_in=False), open_page(sample_server, logged_in=False)
    second.watch.allow(400, 401, 403, 404, 410)
    second.goto(link)
    first.goto(link)
    first.get_by_role("button", name="Open my closet").click()
    expect(first.get_by_label("New password", exact=True)).to_be_visible()
    # The page that was open already, and the link opened anew.
    second.get_by_role("button", name="Open my closet").click()
    expect(second.get_by_role("heading", level=1)).to_have_text("This link has run out")
    second.goto(link)
    expect(second.get_by_role("heading", level=1)).to_have_text("This link has run out")
    second.goto("/closet")
    expect(second.get_by_role("button", name="Log in")).to_be_visible()


def test_logging_out_and_in_again(page):
    page.goto("/menu")
    page.get_by_role("button", name="Log out").click()
    expect(page.get_by_text("You are logged out.")).to_be_visible()
    page.watch.allow(401, 403, 422)
    log_in(page, "not the password")
    expect(page.get_by_role("alert")).to_have_text("The name or the password is wrong.")
    log_in(page)
    expect(page.get_by_role("heading", level=1, name="Closet")).to_be_visible()


def test_logging_in_leads_where_one_wanted_to_go(open_page, server):
    page = open_page(server, logged_in=False)
    page.goto("/closet?season=summer")
    log_in(page)
    expect(page.get_by_role("heading", level=1, name="Closet")).to_be_visible()
    assert page.url.endswith("/closet?season=summer")


def test_a_password_that_is_too_short_or_mistyped_is_told_at_its_field(open_page, sample_server):
    page = open_page(sample_server, logged_in=False)
    page.watch.allow(400, 422)
    page.goto(sample_server.link)
    page.get_by_role("button", name="Open my closet").click()
    new, again = page.get_by_label("New password", exact=True), page.get_by_label("New password once more")
    new.fill("short")
    again.fill("short")
    page.get_by_role("button", name="Save the password").click()
    expect(new).to_have_attribute("aria-invalid", "true")
    new.fill(PASSWORD)
    again.fill(PASSWORD + "!")
    page.get_by_role("button", name="Save the password").click()
    expect(page.get_by_text("The two are not the same.")).to_be_visible()
    choose_password(page, PASSWORD)


def test_devices_are_listed_and_can_be_logged_out(open_page, server):
    here, there = open_page(server), open_page(server, logged_in=False)
    there.goto("/login")
    log_in(there)
    expect(there.get_by_role("heading", level=1, name="Closet")).to_be_visible()
    here.goto("/sessions")
    expect(here.get_by_text("This device")).to_be_visible()
    here.get_by_role("button", name="Log out", exact=True).first.click()
    expect(here.get_by_text("That device is logged out.")).to_be_visible()
    there.goto("/closet")
    expect(there.get_by_role("button", name="Log in")).to_be_visible()


def test_the_phone_page_says_that_this_address_works_here_only(page, server):
    page.goto("/phone")
    expect(page.get_by_text("This address works on this computer only.")).to_be_visible()
    expect(page.get_by_role("link", name=f":{server.port}")).to_be_visible()


def test_the_phone_page_shows_the_public_address_to_scan(open_page, furnished, tmp_path):
    server = next(started := served(furnished[0], tmp_path, "--public-url", "http://closet.home.arpa:8080"))
    page = open_page(server)
    page.goto("/phone")
    expect(page.get_by_role("img", name="QR code with the address")).to_be_visible()
    expect(page.get_by_role("link", name="http://closet.home.arpa:8080")).to_be_visible()
    next(started, None)

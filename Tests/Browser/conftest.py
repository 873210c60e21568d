"""What every browser test is given: a server with a closet, and a page that is watched for errors."""

import os
import shutil

import photos
import pytest
from people import first_start
from playwright.sync_api import expect, sync_playwright
from server import Server, command
from watching import Watch

SIZES = {"phone": {"width": 390, "height": 844}, "desktop": {"width": 1280, "height": 800}}
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run", "--force-color-profile=srgb",
]

expect.set_options(timeout=15_000)


@pytest.fixture(scope="session")
def chromium():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ["CHROMIUM"], headless=True, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(params=list(SIZES))
def size(request):
    """The window: each test that asks for one runs as on a phone and as on a desk."""
    return request.param


@pytest.fixture(scope="session")
def furnished(tmp_path_factory, chromium):
    """A data folder with the sample wardrobe and a password, and the cookies of someone who is logged in."""
    data = tmp_path_factory.mktemp("furnished") / "data"
    server = Server(data, "--sample")
    context = chromium.new_context(locale="en-US")
    page = context.new_page()
    first_start(page, server)
    cookies = context.storage_state()
    context.close()
    assert server.stop() == 0
    return data, cookies


@pytest.fixture(scope="session")
def crowded(tmp_path_factory, furnished):
    """The same closet with 40 more shoes."""
    data = tmp_path_factory.mktemp("crowded") / "data"
    shutil.copytree(furnished[0], data)
    folder = data.parent / "photos" / "shoes"
    folder.mkdir(parents=True)
    for number in range(40):
        colour = (number * 6, 255 - number * 5, 128 + number * 3)
        (folder / f"{number:02}.jpg").write_bytes(photos.plain(colour))
    command("import", folder.parent, data=data)
    return data, furnished[1]


@pytest.fixture
def empty_server(tmp_path):
    """A server that never had anything."""
    server = Server(tmp_path / "data")
    yield server
    server.stop()


@pytest.fixture
def sample_server(tmp_path):
    """A server at its first start, with the sample."""
    server = Server(tmp_path / "data", "--sample")
    yield server
    server.stop()


@pytest.fixture
def server(tmp_path, furnished):
    """A server with the sample wardrobe, whose owner has a password."""
    yield from served(furnished[0], tmp_path)


@pytest.fixture
def crowded_server(tmp_path, crowded):
    """A server with more shoes than fit into a row at once."""
    yield from served(crowded[0], tmp_path)


def served(folder, place, *options):
    """Starts a server on a copy of a data folder, and stops it when it is asked for the next one."""
    shutil.copytree(folder, place / "data")
    server = Server(place / "data", *options)
    yield server
    server.stop()


@pytest.fixture
def open_page(chromium, size, furnished):
    """Opens windows: open_page(server) is logged in, open_page(server, logged_in=False) a stranger's."""
    opened = []

    def open_one(server, logged_in=True, **options):
        options.setdefault("locale", "en-US")
        context = chromium.new_context(
            viewport=SIZES[size], base_url=server.address, has_touch=size == "phone",
            storage_state=furnished[1] if logged_in else None, **options,
        )
        context.set_default_timeout(15_000)
        page = context.new_page()
        page.watch = Watch(page)
        opened.append((context, page.watch))
        return page

    yield open_one
    for context, watch in opened:
        faults = watch.faults()
        context.close()
        assert not faults, "\n".join(faults)


@pytest.fixture
def page(open_page, server):
    """A logged-in window on the sample wardrobe."""
    return open_page(server)


@pytest.fixture
def crowded_page(open_page, crowded_server):
    return open_page(crowded_server)

"""Photos that the tests upload, drawn when they run."""

import io

from PIL import Image, ImageDraw

# The corners of an upright photo, clockwise from the upper left.
RED, GREEN, BLUE, YELLOW = (210, 40, 40), (40, 160, 60), (40, 70, 200), (230, 200, 40)
CORNERS = [RED, GREEN, BLUE, YELLOW]

# How the upright photo is stored under each EXIF orientation: what turns the upright pixels into the stored ones.
STORED = {
    1: None,
    2: Image.Transpose.FLIP_LEFT_RIGHT,
    3: Image.Transpose.ROTATE_180,
    4: Image.Transpose.FLIP_TOP_BOTTOM,
    5: Image.Transpose.TRANSPOSE,
    6: Image.Transpose.ROTATE_90,
    7: Image.Transpose.TRANSVERSE,
    8: Image.Transpose.ROTATE_270,
}


def upright(width=600, height=800):
    """A portrait whose four quarters are red, green, blue and yellow, clockwise, with a grey shirt in the middle."""
    picture = Image.new("RGB", (width, height))
    draw = ImageDraw.Draw(picture)
    w, h = width // 2, height // 2
    for box, colour in zip(((0, 0, w, h), (w, 0, width, h), (w, h, width, height), (0, h, w, height)), CORNERS):
        draw.rectangle(box, fill=colour)
    draw.rectangle((width * 0.35, height * 0.3, width * 0.65, height * 0.7), fill=(120, 120, 120))
    return picture


def jpeg(orientation=1, width=600, height=800):
    """The upright photo as a camera stores it that was held another way."""
    picture = upright(width, height)
    if STORED[orientation] is not None:
        picture = picture.transpose(STORED[orientation])
    exif = Image.Exif()
    exif[0x0112] = orientation
    out = io.BytesIO()
    picture.save(out, "JPEG", quality=90, exif=exif)
    return out.getvalue()


def plain(colour, width=300, height=400):
    """A photo of one colour; no two colours give the same file."""
    out = io.BytesIO()
    Image.new("RGB", (width, height), colour).save(out, "JPEG", quality=85)
    return out.getvalue()


def cut_out():
    """A PNG with a transparent ground."""
    picture = Image.new("RGBA", (400, 500), (0, 0, 0, 0))
    ImageDraw.Draw(picture).ellipse((80, 80, 320, 420), fill=(30, 120, 90, 255))
    out = io.BytesIO()
    picture.save(out, "PNG")
    return out.getvalue()


def file(name, content, kind="image/jpeg"):
    """A file as Playwright's set_input_files takes it."""
    return {"name": name, "mimeType": kind, "buffer": content}

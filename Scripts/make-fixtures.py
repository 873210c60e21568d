#!/usr/bin/env python3
"""Makes the pictures in Tests/ImagingTests/Fixtures: run it in that folder with Pillow 12 and pillow-heif 1 installed.

All show the same upright picture, 160 x 120: corners red, green, blue and yellow, a texture in the middle. What is
special about each is in its name; the tests say what has to come of it. They are made by rule, so running this again
makes the same pictures.
"""
import io
import math
import struct
import zlib

import pillow_heif
from PIL import Image, ImageCms, PngImagePlugin, TiffImagePlugin

pillow_heif.register_heif_opener()

WIDTH, HEIGHT = 160, 120
CORNERS = [(220, 40, 40), (40, 180, 60), (50, 70, 220), (235, 215, 60)]
INKS = [(0, 158, 224), (230, 0, 126), (255, 237, 0), (29, 29, 27)]


def picture(corners=CORNERS, middle=lambda value: (96 + value, 88 + value, 80 + value)):
    image = Image.new("RGB" if len(corners[0]) == 3 else "CMYK", (WIDTH, HEIGHT))
    for y in range(HEIGHT):
        for x in range(WIDTH):
            left, top = x < WIDTH // 3, y < HEIGHT // 3
            right, bottom = x >= WIDTH - WIDTH // 3, y >= HEIGHT - HEIGHT // 3
            if (left or right) and (top or bottom):
                image.putpixel((x, y), corners[2 * bottom + right])
            else:
                image.putpixel((x, y), middle(int(31 + 16 * math.sin(x / 5) + 16 * math.sin(y / 7))))
    return image


def stored(image, orientation):
    """The pixels that EXIF's orientation turns into the upright picture."""
    inverse = {
        2: Image.Transpose.FLIP_LEFT_RIGHT, 3: Image.Transpose.ROTATE_180, 4: Image.Transpose.FLIP_TOP_BOTTOM,
        5: Image.Transpose.TRANSPOSE, 6: Image.Transpose.ROTATE_90, 7: Image.Transpose.TRANSVERSE,
        8: Image.Transpose.ROTATE_270,
    }
    return image.transpose(inverse[orientation]) if orientation in inverse else image


def exif(orientation, order="<"):
    mark = b"II*\0" if order == "<" else b"MM\0*"
    value = struct.pack(order + "HHIHH", 0x0112, 3, 1, orientation, 0)
    return mark + struct.pack(order + "IH", 8, 1) + value + struct.pack(order + "I", 0)


def jpeg(image, **options):
    out = io.BytesIO()
    image.save(out, "JPEG", quality=92, **{"subsampling": 2, **options})
    return out.getvalue()


def with_segment(data, marker, payload):
    return data[:2] + bytes([0xFF, marker]) + struct.pack(">H", len(payload) + 2) + payload + data[2:]


def without_segment(data, marker):
    at = 2
    while data[at + 1] != marker:
        at += 2 + struct.unpack(">H", data[at + 2 : at + 4])[0]
    return data[:at] + data[at + 2 + struct.unpack(">H", data[at + 2 : at + 4])[0] :]


def png_chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def raw_png(depth, colour, rows, *chunks, width=WIDTH, height=HEIGHT):
    """A PNG of rows of bytes as they are stored."""
    body = zlib.compress(b"".join(b"\0" + row for row in rows), 9)
    return (
        b"\x89PNG\r\n\x1a\n" + png_chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, depth, colour, 0, 0, 0))
        + b"".join(chunks) + png_chunk(b"IDAT", body) + png_chunk(b"IEND", b"")
    )


def profile(colour_space, device_class, connection, tags):
    offset, table, body = 128 + 4 + 12 * len(tags), b"", b""
    for name, data in tags:
        data += b"\0" * (-len(data) % 4)
        table += name + struct.pack(">II", offset + len(body), len(data))
        body += data
    head = struct.pack(">I4sI4s4s4s", offset + len(body), b"\0" * 4, 0x02400000, device_class, colour_space, connection)
    head += struct.pack(">6H4s", 2026, 1, 1, 0, 0, 0, b"acsp") + b"\0" * 28
    head += struct.pack(">3i", 0xF6D6, 0x10000, 0xD32D)
    return head + b"\0" * (128 - len(head)) + struct.pack(">I", len(tags)) + table + body


def text(name):
    data = name.encode() + b"\0"
    return b"desc\0\0\0\0" + struct.pack(">I", len(data)) + data + b"\0" * 78


def display_p3():
    """The primaries of Display P3 with sRGB's curve, adapted to D50."""
    number = lambda value: struct.pack(">i", round(value * 65536))
    xyz = lambda *values: b"XYZ \0\0\0\0" + b"".join(map(number, values))
    linear = [((v / 255 + 0.055) / 1.055) ** 2.4 if v > 10 else v / 255 / 12.92 for v in range(256)]
    curve = b"curv\0\0\0\0" + struct.pack(">I256H", 256, *(round(v * 65535) for v in linear))
    return profile(b"RGB ", b"mntr", b"XYZ ", [
        (b"desc", text("Display P3")), (b"cprt", b"text\0\0\0\0CC0\0"), (b"wtpt", xyz(0.9642, 1, 0.8249)),
        (b"rXYZ", xyz(0.51512, 0.2412, -0.00105)), (b"gXYZ", xyz(0.29198, 0.69225, 0.04189)),
        (b"bXYZ", xyz(0.1571, 0.06657, 0.78407)), (b"rTRC", curve), (b"gTRC", curve), (b"bTRC", curve),
    ])


def lab(rgb):
    """D50 Lab of an sRGB colour."""
    r, g, b = (((v / 255 + 0.055) / 1.055) ** 2.4 if v > 10 else v / 255 / 12.92 for v in rgb)
    x = (0.4360 * r + 0.3851 * g + 0.1431 * b) / 0.9642
    y = 0.2225 * r + 0.7169 * g + 0.0606 * b
    z = (0.0139 * r + 0.0971 * g + 0.7141 * b) / 0.8249
    f = [v ** (1 / 3) if v > 216 / 24389 else (24389 / 27 * v + 16) / 116 for v in (x, y, z)]
    return 116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])


def printing_inks():
    """CMYK by a table of the sixteen mixtures of whole inks, which are duller than pure colours."""
    nodes = []
    for index in range(16):
        used = [ink for bit, ink in zip((8, 4, 2, 1), INKS) if index & bit]
        colour = [255 * math.prod(ink[channel] / 255 for ink in used) for channel in range(3)]
        lightness, a, b = lab(colour)
        nodes += [round(lightness / 100 * 0xFF00), round((a + 128) * 256), round((b + 128) * 256)]
    table = b"mft2\0\0\0\0" + bytes([4, 3, 2, 0]) + struct.pack(">9i", 65536, 0, 0, 0, 65536, 0, 0, 0, 65536)
    table += struct.pack(">HH", 2, 2) + struct.pack(">8H", *[0, 65535] * 4) + struct.pack(f">{len(nodes)}H", *nodes)
    table += struct.pack(">6H", *[0, 65535] * 3)
    return profile(b"CMYK", b"prtr", b"Lab ", [
        (b"desc", text("Printing inks")), (b"cprt", b"text\0\0\0\0CC0\0"),
        (b"wtpt", b"XYZ \0\0\0\0" + struct.pack(">3i", 0xF6D6, 0x10000, 0xD32D)), (b"A2B0", table),
    ])


def in_p3(image):
    """The same colours in numbers of Display P3."""
    return ImageCms.profileToProfile(
        image, ImageCms.createProfile("sRGB"), ImageCms.ImageCmsProfile(io.BytesIO(display_p3())),
        renderingIntent=ImageCms.Intent.RELATIVE_COLORIMETRIC)


def inks_of(image):
    """A CMYK picture of the same colours without any black, as browsers turn it back."""
    return Image.merge("CMYK", [c.point(lambda v: 255 - v) for c in image.split()] + [Image.new("L", image.size, 0)])


def with_disc(image):
    alpha = Image.new("L", image.size, 0)
    for y in range(HEIGHT):
        for x in range(WIDTH):
            if (x - WIDTH / 2) ** 2 + (y - HEIGHT / 2) ** 2 < 50 ** 2:
                alpha.putpixel((x, y), 255)
    return Image.merge("RGBA", image.split() + (alpha,))


def write(name, data):
    with open(name, "wb") as file:
        file.write(data)


def main():
    plain = picture()
    grey = plain.convert("L")

    for orientation in range(1, 9):
        data = jpeg(stored(plain, orientation))
        tag = b"Exif\0\0" + exif(orientation, "<>"[orientation % 2])
        write(f"orientation-{orientation}.jpg", with_segment(data, 0xE1, tag))
    write("orientation-9.jpg", with_segment(jpeg(plain), 0xE1, b"Exif\0\0" + exif(9)))
    turned = stored(plain, 6)
    two = with_segment(jpeg(turned), 0xE1, b"Exif\0\0" + exif(3))
    write("orientation-6-then-3.jpg", with_segment(two, 0xE1, b"Exif\0\0" + exif(6)))
    broken = with_segment(jpeg(turned), 0xE1, b"Exif\0\0" + exif(6))
    write("orientation-broken-then-6.jpg", with_segment(broken, 0xE1, b"Exif\0\0II*\0\xff\xff\xff\x7f"))
    rows = [turned.crop((0, y, HEIGHT, y + 1)).tobytes() for y in range(WIDTH)]
    write("orientation-6.png", raw_png(8, 2, rows, png_chunk(b"eXIf", exif(6)), width=HEIGHT, height=WIDTH))
    late = raw_png(8, 2, rows, width=HEIGHT, height=WIDTH)
    write("orientation-6-late.png", late[:-12] + png_chunk(b"eXIf", exif(6, ">")) + late[-12:])
    turned.save("orientation-6.webp", quality=92, exif=exif(6))
    tiff_tags = TiffImagePlugin.ImageFileDirectory_v2()
    tiff_tags[274] = 6
    turned.save("orientation-6.tiff", compression="tiff_deflate", tiffinfo=tiff_tags)
    for orientation in (1, 3, 5, 6, 7, 8):
        stored(plain, orientation).save(f"orientation-{orientation}.avif", quality=85, exif=exif(orientation))
    stored(plain, 6).save("orientation-6.heic", quality=85, exif=exif(6))

    plain.save("plain.heic", quality=85)
    plain.save("plain.gif")
    plain.save("plain.webp", quality=92)
    plain.save("lossless.webp", lossless=True)
    plain.save("plain.tiff", compression="tiff_deflate")
    plain.save("big.tiff", compression="tiff_deflate", big_tiff=True)
    write("444.jpg", jpeg(plain, subsampling=0))
    write("422.jpg", jpeg(plain, subsampling=1))
    write("progressive.jpg", jpeg(plain, progressive=True))
    plain.quantize(64).save("palette.png")
    write("grey.jpg", jpeg(grey))
    rows8 = [grey.crop((0, y, WIDTH, y + 1)).tobytes() for y in range(HEIGHT)]
    rows16 = [b"".join(struct.pack(">H", v * 257) for v in row) for row in rows8]
    write("grey-16.png", raw_png(16, 0, rows16))
    grey.convert("1").save("black-and-white.png")
    grey.convert("1").save("black-and-white.tiff", compression="group4")
    rgb_rows = [plain.crop((0, y, WIDTH, y + 1)).tobytes() for y in range(HEIGHT)]
    write("rgb-16.png", raw_png(16, 2, [b"".join(struct.pack(">H", v * 257) for v in row) for row in rgb_rows]))

    p3 = in_p3(plain)
    write("display-p3.jpg", jpeg(p3, icc_profile=display_p3()))
    p3.save("display-p3.heic", quality=90, icc_profile=display_p3())
    compressed = png_chunk(b"iCCP", b"P3\0\0" + zlib.compress(display_p3(), 9))
    p3_rows = [p3.crop((0, y, WIDTH, y + 1)).tobytes() for y in range(HEIGHT)]
    alpha16 = [b"".join(struct.pack(">4H", *(v * 257 for v in row[i : i + 3]), 65535 if i < 240 else 0)
                        for i in range(0, len(row), 3)) for row in p3_rows]
    write("display-p3-alpha-16.png", raw_png(16, 6, alpha16, compressed))
    write("broken-profile.jpg", with_segment(jpeg(plain), 0xE2, b"ICC_PROFILE\0\1\1" + b"\xff" * 200))
    write("cmyk-profile-on-rgb.jpg", jpeg(plain, icc_profile=printing_inks()))

    write("cmyk.jpg", jpeg(inks_of(plain), subsampling=0))
    write("cmyk-no-adobe.jpg", without_segment(jpeg(inks_of(plain), subsampling=0), 0xEE))
    # YCCK holds the inks as if they were red, green and blue, in YCbCr. Pillow inverts what it writes.
    ycc = Image.merge("RGB", inks_of(plain).split()[:3]).convert("YCbCr").split()
    ycck = Image.merge("CMYK", [c.point(lambda v: 255 - v) for c in ycc] + [Image.new("L", plain.size, 0)])
    data = jpeg(ycck, subsampling=0)
    at = data.index(b"Adobe")
    write("ycck.jpg", data[: at + 11] + b"\2" + data[at + 12 :])
    inks = picture([(255, 0, 0, 0), (0, 255, 0, 0), (0, 0, 255, 0), (0, 0, 0, 255)], lambda v: (v, v, v, 0))
    write("cmyk-profile.jpg", jpeg(inks, subsampling=0, icc_profile=printing_inks()))
    inks_of(plain).save("cmyk.tiff", compression="tiff_deflate")

    disc = with_disc(plain)
    disc.save("alpha.png")
    disc.save("alpha.webp", quality=92)
    disc.save("alpha.avif", quality=85)
    disc.save("alpha.heic", quality=85)
    Image.merge("LA", (grey, disc.getchannel("A"))).save("grey-alpha.png")
    mask = disc.getchannel("A").point(lambda v: 0 if v else 255)
    palette = plain.quantize(63)
    palette.putpalette(palette.getpalette()[: 3 * 63] + [0, 0, 0])
    palette.paste(63, mask=mask)
    palette.save("palette-transparent.png", transparency=63)

    frames = [Image.new("RGB", (64, 48), colour) for colour in ((220, 40, 40), (40, 180, 60), (50, 70, 220))]
    for name in ("animated.gif", "animated.webp", "animated.png"):
        frames[0].save(name, save_all=True, append_images=frames[1:], duration=100)
    second = Image.new("RGB", (128, 96), (40, 180, 60))
    frames[0].save("pages.tiff", save_all=True, append_images=[second], compression="tiff_deflate")
    Image.new("RGB", (1, 1), (220, 40, 40)).save("one-pixel.jpg", quality=95)


if __name__ == "__main__":
    main()

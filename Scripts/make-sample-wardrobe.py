#!/usr/bin/env python3
"""Draws the sample wardrobe and packs it as the WebP files that travel inside the program.

    Scripts/make-sample-wardrobe.py              draw everything again, into Sources/Cupboard/Sample/Pictures
    Scripts/make-sample-wardrobe.py cap jeans    only these
    Scripts/make-sample-wardrobe.py --sheet F    also put all cards on one PNG, to look at
    Scripts/make-sample-wardrobe.py --check      draw to a temporary folder and compare with what is committed

The garments are ours: shapes written as numbers in Scripts/wardrobe. Needs rsvg-convert (librsvg2-bin) and cwebp (webp);
--sheet needs ImageMagick. Debian 12's versions of them give the committed bytes; other versions may differ a little.
"""

import argparse
import filecmp
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE / "wardrobe"))

from accessories import ACCESSORIES  # noqa: E402
from bottoms import BOTTOMS  # noqa: E402
from outer import OUTER  # noqa: E402
from shoes import SHOES  # noqa: E402
from tops import TOPS  # noqa: E402

ROOT = HERE.parent
PICTURES = ROOT / "Sources" / "Cupboard" / "Sample" / "Pictures"
BYTES = 22_000
TABLE = ROOT / "Sources" / "CEmbedded" / "sample.h"

WARDROBE = {
    f"{category}-{name}": draw
    for category, garments in (
        ("outer", OUTER), ("top", TOPS), ("bottom", BOTTOMS), ("shoes", SHOES), ("accessory", ACCESSORIES),
    )
    for name, draw in garments.items()
}


def pack(name, draw, folder, scratch):
    """Draws one garment: SVG, PNG at 900 x 1200, WebP."""
    picture, vector, pixels = draw(), scratch / f"{name}.svg", scratch / f"{name}.png"
    vector.write_text(picture.svg(), encoding="utf-8")
    subprocess.run(["rsvg-convert", "--output", pixels, vector], check=True)
    packed = folder / f"{name}.webp"
    # Cloth with much texture is packed harder, down to where it would begin to show on a card.
    for quality in (70, 62, 54, 46, 40, 34):
        subprocess.run(
            ["cwebp", "-quiet", "-preset", "picture", "-m", "6", "-q", str(quality), "-alpha_q", "80", "-sharp_yuv",
             "-metadata", "none", pixels, "-o", packed],
            check=True,
        )
        if packed.stat().st_size <= BYTES:
            break
    return pixels


def embedding():
    """The C text that carries the pictures into the program."""
    names = sorted(WARDROBE)
    lines = ["// The sample wardrobe. Written by Scripts/make-sample-wardrobe.py."]
    for name in names:
        variable = "sample_" + name.replace("-", "_")
        lines += [f"static const unsigned char {variable}[] = {{", f'#embed "../Cupboard/Sample/Pictures/{name}.webp"', "};"]
    lines += ["", "#define SAMPLE_FILES \\"]
    lines += [f'    FILE("sample/{name}.webp", sample_{name.replace("-", "_")}), \\' for name in names]
    lines[-1] = lines[-1].removesuffix(" \\")
    return "\n".join(lines) + "\n"


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("names", nargs="*", help="garments to draw; all, if none is named")
    arguments.add_argument("--sheet", metavar="FILE", help="put the cards on one PNG")
    arguments.add_argument("--check", action="store_true", help="compare with the committed files; change nothing")
    chosen = arguments.parse_args()
    unknown = [n for n in chosen.names if not any(key.endswith(n) for key in WARDROBE)]
    if unknown:
        sys.exit(f"no garment is called {', '.join(unknown)}; there are {', '.join(WARDROBE)}")
    wanted = {k: d for k, d in WARDROBE.items() if not chosen.names or any(k.endswith(n) for n in chosen.names)}
    with tempfile.TemporaryDirectory() as place:
        scratch = pathlib.Path(place)
        folder = scratch / "packed" if chosen.check else PICTURES
        folder.mkdir(parents=True, exist_ok=True)
        cards = [pack(name, draw, folder, scratch) for name, draw in wanted.items()]
        if chosen.check:
            changed = [n for n in wanted if not filecmp.cmp(folder / f"{n}.webp", PICTURES / f"{n}.webp", shallow=False)]
            if changed or TABLE.read_text(encoding="utf-8") != embedding():
                sys.exit(f"not as committed: {', '.join(changed) or TABLE.name}")
            print(f"{len(wanted)} garments, as committed")
            return
        TABLE.write_text(embedding(), encoding="utf-8")
        if chosen.sheet:
            subprocess.run(
                ["montage", *cards, "-background", "#8a8a8a", "-geometry", "300x400+6+6", "-tile", "9x", chosen.sheet],
                check=True,
            )
    sizes = [(PICTURES / f"{name}.webp").stat().st_size for name in WARDROBE]
    print(f"{len(wanted)} drawn; {len(sizes)} garments, {sum(sizes) / 1000:.0f} kB, largest {max(sizes) / 1000:.0f} kB")


if __name__ == "__main__":
    main()

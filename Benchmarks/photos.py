"""Photos to measure with: like a phone's in size and in how hard they are to decode, no two the same."""

import io
import multiprocessing
import random

from PIL import Image, ImageChops, ImageFilter


def scene(width, height, seed):
    """Something between a landscape and cloth: large soft shapes, edges, and the noise of a sensor."""
    dice = random.Random(seed)
    small = Image.new("RGB", (24, 18))
    small.putdata([tuple(dice.randrange(30, 226) for _ in range(3)) for _ in range(24 * 18)])
    soft = small.resize((width, height), Image.Resampling.BICUBIC)
    middle = Image.new("RGB", (width // 72, height // 72))
    middle.putdata([tuple(dice.randrange(90, 166) for _ in range(3)) for _ in range((width // 72) * (height // 72))])
    edges = middle.resize((width, height), Image.Resampling.BILINEAR)
    noise = Image.effect_noise((width, height), 16).convert("RGB").filter(ImageFilter.GaussianBlur(0.6))
    return ImageChops.overlay(ImageChops.overlay(soft, edges), noise)


def _write(task):
    path, width, height, seed = task
    scene(width, height, seed).save(path, "JPEG", quality=90, subsampling=2)


def write(folder, count, width=4032, height=3024, start=0):
    """Writes `count` JPEGs into `folder`, on all cores."""
    folder.mkdir(parents=True, exist_ok=True)
    tasks = [(folder / f"{n:05}.jpg", width, height, n) for n in range(start, start + count)]
    with multiprocessing.Pool() as pool:
        pool.map(_write, tasks, chunksize=1)


def write_copies(folder, count, base=12):
    """Writes `count` different JPEGs of 12 megapixels, most of them made of a few by cutting them elsewhere: quick."""
    folder.mkdir(parents=True, exist_ok=True)
    assert count // base * 8 <= 256, "the scenes have no room for so many cuts"
    scenes = [scene(4032 + 256, 3024 + 256, seed) for seed in range(base)]
    for number in range(count):
        shift = number // base * 8
        cut = scenes[number % base].crop((shift, shift, shift + 4032, shift + 3024))
        cut.save(folder / f"{number:05}.jpg", "JPEG", quality=90, subsampling=2)


def small(seed, width=240, height=320):
    """A tiny photo; what it costs to make and keep it hardly counts."""
    dice = random.Random(seed)
    tile = Image.new("RGB", (3, 4))
    tile.putdata([tuple(dice.randrange(256) for _ in range(3)) for _ in range(12)])
    out = io.BytesIO()
    tile.resize((width, height), Image.Resampling.BICUBIC).save(out, "JPEG", quality=80)
    return out.getvalue()

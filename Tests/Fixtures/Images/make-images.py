#!/usr/bin/env python3
"""Makes the pictures of this folder, all of one scene, by Pillow (PyPI): python3 make-images.py

The scene is 24 x 16: red grows by 10 a column, green by 15 a row, blue is 255 less red.
"""
from pathlib import Path

from PIL import Image

FOLDER = Path(__file__).parent
WIDTH, HEIGHT = 24, 16


def scene():
    image = Image.new("RGB", (WIDTH, HEIGHT))
    image.putdata([(10 * x, 15 * y, 255 - 10 * x) for y in range(HEIGHT) for x in range(WIDTH)])
    return image


def steps():
    """Four by four fields of sixteen colours, the first one clear."""
    image = Image.new("P", (WIDTH, HEIGHT))
    image.putpalette([value for i in range(16) for value in (16 * i, 255 - 16 * i, 8 * i)])
    image.putdata([x // 6 + 4 * (y // 4) for y in range(HEIGHT) for x in range(WIDTH)])
    return image


def clear_part():
    image = scene().convert("RGBA")
    image.putalpha(Image.frombytes("L", (WIDTH, HEIGHT), bytes(10 * x for _ in range(HEIGHT) for x in range(WIDTH))))
    return image


plain = scene()
plain.save(FOLDER / "baseline.jpg", quality=97, subsampling=0)
plain.save(FOLDER / "progressive.jpg", quality=97, subsampling=0, progressive=True)
plain.save(FOLDER / "subsampled.jpg", quality=97, subsampling=2)
plain.convert("L").save(FOLDER / "grey.jpg", quality=97)
plain.convert("CMYK").save(FOLDER / "inks.jpg", quality=97, subsampling=0)
plain.save(FOLDER / "lossy.webp", quality=98)
clear_part().save(FOLDER / "lossless.webp", lossless=True, exact=True)
clear_part().save(
    FOLDER / "animated.webp", save_all=True, append_images=[Image.new("RGBA", (WIDTH, HEIGHT), "red")],
    lossless=True, exact=True, duration=100)
steps().save(FOLDER / "plain.gif", interlace=0)
steps().save(FOLDER / "interlaced.gif", interlace=1, transparency=0)
steps().save(
    FOLDER / "animated.gif", save_all=True, append_images=[Image.new("P", (WIDTH, HEIGHT), 3)], duration=100)

#!/usr/bin/env python3
"""Makes the pictures of this folder, all of one scene, and those of assets/images/formats, all of the lake, by
Pillow (PyPI): python3 make-images.py

The scene is 24 x 16: red grows by 10 a column, green by 15 a row, blue is 255 less red.
"""
from pathlib import Path

from PIL import Image, ImageDraw

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

plain.save(FOLDER / "colours.png")
clear_part().save(FOLDER / "alpha.png")
steps().save(FOLDER / "palette.png", transparency=0, bits=4)

# The lake of the gallery at 120 x 80 points, two pixels to the point.
GALLERY = FOLDER.parents[2] / "assets" / "images"
lake = Image.open(GALLERY / "photo-lake@2x.png").convert("RGB").resize((240, 160), Image.LANCZOS)
clear = lake.convert("RGBA")
mask = Image.new("L", (960, 640))
ImageDraw.Draw(mask).ellipse((0, 0, 959, 639), fill=255)
clear.putalpha(mask.resize((240, 160), Image.LANCZOS))
lake.save(GALLERY / "formats" / "lake-jpeg@2x.jpg", quality=85, progressive=True)
turned = Image.Exif()
turned[0x0112] = 6
lake.transpose(Image.ROTATE_90).save(GALLERY / "formats" / "lake-turned@2x.jpg", quality=85, exif=turned)
clear.save(GALLERY / "formats" / "lake-webp@2x.webp", quality=80)
lake.quantize(64, dither=Image.Dither.NONE).save(GALLERY / "formats" / "lake-gif@2x.gif")

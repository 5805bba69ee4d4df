#!/usr/bin/env python3
"""Draws the artwork in assets/images: every image at @1x, @2x and @3x.

    scripts/draw-artwork.py            draws all images
    scripts/draw-artwork.py haw bubble draws the images whose name contains one of the arguments

The script needs only Python: if its two packages are missing, it creates a temporary virtual environment,
installs them there and runs itself again. Images are drawn from outlines at the scale of each file, without
randomness or time stamps, so every run writes the same bytes. MIT license, like the code.
"""

import math
import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

PACKAGES = ["skia-python==144.1", "Pillow==13.0.0"]

try:
    import skia
    from PIL import Image
except ImportError:
    if os.environ.get("MAQUETTE_ARTWORK_VENV"):
        raise
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = str(Path(folder) / "bin" / "python")
        subprocess.check_call([python, "-m", "pip", "install", "--quiet", *PACKAGES])
        environment = dict(os.environ, MAQUETTE_ARTWORK_VENV="1")
        sys.exit(subprocess.call([python, __file__, *sys.argv[1:]], env=environment))

IMAGES = Path(__file__).resolve().parent.parent / "assets" / "images"
SCALES = (1, 2, 3)

# The palette of all images and of the screens that show them.
INK = "#20234A"
INDIGO = "#5B61F4"
INDIGO_DEEP = "#4347C9"
PERIWINKLE = "#A9AEFF"
LAVENDER = "#E8EAFF"
CORAL = "#FF6F61"
CORAL_DEEP = "#E2514A"
PEACH = "#FFE9E2"
AMBER = "#FFC145"
AMBER_DEEP = "#F59F2A"
MINT = "#38C9A4"
MINT_PALE = "#DDF6EE"
SKY = "#7CC8FF"
WHITE = "#FFFFFF"
SNOW = "#F6F7FF"


def color(text, alpha=1.0):
    """An sRGB color from #RRGGBB and an opacity."""
    red, green, blue = (int(text[at : at + 2], 16) for at in (1, 3, 5))
    return skia.Color(red, green, blue, round(alpha * 255))


def path(*steps):
    """A path from steps: ("M", x, y), ("L", x, y), ("C", six numbers), ("Q", four numbers), ("Z",)."""
    outline = skia.Path()
    verbs = {
        "M": outline.moveTo,
        "L": outline.lineTo,
        "C": outline.cubicTo,
        "Q": outline.quadTo,
        "Z": outline.close,
    }
    for verb, *numbers in steps:
        verbs[verb](*numbers)
    return outline


def polygon(*points):
    """A closed path through points."""
    return path(("M", *points[0]), *(("L", *point) for point in points[1:]), ("Z",))


def linear(start, end, *colors):
    """A gradient from start to end through evenly spaced (color, opacity) stops."""
    return skia.GradientShader.MakeLinear(
        [skia.Point(*start), skia.Point(*end)], [color(*stop) for stop in colors]
    )


def radial(center, radius, *colors):
    """A radial gradient from a center outwards through evenly spaced (color, opacity) stops."""
    return skia.GradientShader.MakeRadial(skia.Point(*center), radius, [color(*stop) for stop in colors])


class Pen:
    """Draws shapes on a canvas, in points."""

    def __init__(self, canvas):
        self.canvas = canvas

    def _paint(self, ink, alpha, width=None, dash=None):
        paint = skia.Paint(AntiAlias=True)
        if isinstance(ink, str):
            paint.setColor(color(ink, alpha))
        else:
            paint.setShader(ink)
            paint.setAlphaf(alpha)
        if width is not None:
            paint.setStyle(skia.Paint.kStroke_Style)
            paint.setStrokeWidth(width)
            paint.setStrokeCap(skia.Paint.kRound_Cap)
            paint.setStrokeJoin(skia.Paint.kRound_Join)
        if dash is not None:
            paint.setPathEffect(skia.DashPathEffect.Make(list(dash), 0))
        return paint

    def fill(self, outline, ink, alpha=1.0):
        self.canvas.drawPath(outline, self._paint(ink, alpha))

    def stroke(self, outline, ink, width, alpha=1.0, dash=None):
        self.canvas.drawPath(outline, self._paint(ink, alpha, width, dash))

    def circle(self, x, y, radius, ink, alpha=1.0):
        self.canvas.drawCircle(x, y, radius, self._paint(ink, alpha))

    def ring(self, x, y, radius, ink, width, alpha=1.0):
        self.canvas.drawCircle(x, y, radius, self._paint(ink, alpha, width))

    def oval(self, x, y, radius_x, radius_y, ink, alpha=1.0):
        rect = skia.Rect.MakeLTRB(x - radius_x, y - radius_y, x + radius_x, y + radius_y)
        self.canvas.drawOval(rect, self._paint(ink, alpha))

    def box(self, x, y, width, height, radius, ink, alpha=1.0):
        rect = skia.Rect.MakeXYWH(x, y, width, height)
        self.canvas.drawRoundRect(rect, radius, radius, self._paint(ink, alpha))

    def line(self, start, end, ink, width, alpha=1.0, dash=None):
        self.stroke(path(("M", *start), ("L", *end)), ink, width, alpha, dash)

    def turned(self, x, y, degrees=0.0, scale=1.0):
        """A context that draws around (x, y), rotated clockwise and scaled."""
        return Turned(self.canvas, x, y, degrees, scale)

    def clipped(self, outline):
        """A context that clips to an outline."""
        return Clipped(self.canvas, outline)


class Turned:
    def __init__(self, canvas, x, y, degrees, scale):
        self.canvas, self.place = canvas, (x, y, degrees, scale)

    def __enter__(self):
        x, y, degrees, scale = self.place
        self.canvas.save()
        self.canvas.translate(x, y)
        self.canvas.rotate(degrees)
        self.canvas.scale(scale, scale)

    def __exit__(self, *_):
        self.canvas.restore()


class Clipped:
    def __init__(self, canvas, outline):
        self.canvas, self.outline = canvas, outline

    def __enter__(self):
        self.canvas.save()
        self.canvas.clipPath(self.outline, skia.ClipOp.kIntersect, True)

    def __exit__(self, *_):
        self.canvas.restore()


# Shapes used in several images.


def rounded(x, y, width, height, radius):
    """A rounded rectangle as a path."""
    outline = skia.Path()
    outline.addRRect(skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(x, y, width, height), radius, radius))
    return outline


def sparkle(pen, x, y, size, ink):
    """A four-pointed star with concave sides."""
    pinch = size * 0.16
    pen.fill(
        path(
            ("M", x, y - size),
            ("Q", x + pinch, y - pinch, x + size, y),
            ("Q", x + pinch, y + pinch, x, y + size),
            ("Q", x - pinch, y + pinch, x - size, y),
            ("Q", x - pinch, y - pinch, x, y - size),
            ("Z",),
        ),
        ink,
    )


def heart(pen, x, y, size, ink):
    """A heart around (x, y), about twice size wide."""
    pen.fill(
        path(
            ("M", x, y + size * 0.95),
            ("C", x - size * 1.7, y - size * 0.1, x - size * 0.9, y - size * 1.35, x, y - size * 0.45),
            ("C", x + size * 0.9, y - size * 1.35, x + size * 1.7, y - size * 0.1, x, y + size * 0.95),
            ("Z",),
        ),
        ink,
    )


def cloud(pen, x, y, size, ink, alpha=1.0):
    """A cloud with a flat bottom at y, about four times size wide, in one outline so that it can be translucent."""
    outline = rounded(x - 2 * size, y - size, 4 * size, size, size / 2)
    for dx, dy, radius in ((-0.75, -0.95, 0.85), (0.5, -1.15, 1.1)):
        lobe = skia.Path()
        lobe.addCircle(x + dx * size, y + dy * size, radius * size)
        outline = skia.Op(outline, lobe, skia.PathOp.kUnion_PathOp)
    pen.fill(outline, ink, alpha)


def backdrop_shape():
    """The soft shape behind an illustration of 240 x 200 points."""
    return path(
        ("M", 30, 66),
        ("C", 48, 16, 112, 30, 140, 20),
        ("C", 186, 4, 226, 40, 224, 92),
        ("C", 222, 132, 232, 150, 196, 170),
        ("C", 160, 188, 96, 182, 58, 174),
        ("C", 12, 164, 14, 108, 30, 66),
        ("Z",),
    )


def backdrop(pen, ink, flip=False):
    """Fills the soft shape, optionally flipped horizontally."""
    pen.canvas.save()
    if flip:
        pen.canvas.translate(240, 0)
        pen.canvas.scale(-1, 1)
    pen.fill(backdrop_shape(), ink)
    pen.canvas.restore()


# Guide illustrations, 240 x 200 points each.


def guide_discover(pen):
    """A folded map with a route, a pin and a compass."""
    backdrop(pen, LAVENDER)
    cloud(pen, 62, 56, 9, WHITE)
    cloud(pen, 192, 62, 6, WHITE)
    pen.oval(120, 168, 84, 6, PERIWINKLE, 0.45)

    top, height, dip = 76, 84, 10
    edges = (44, 94, 146, 196)
    panels = [
        polygon(
            (edges[at], top + dip * (at % 2)),
            (edges[at + 1], top + dip * ((at + 1) % 2)),
            (edges[at + 1], top + height + dip * ((at + 1) % 2)),
            (edges[at], top + height + dip * (at % 2)),
        )
        for at in range(3)
    ]
    sheet = panels[0]
    for panel in panels[1:]:
        sheet = skia.Op(sheet, panel, skia.PathOp.kUnion_PathOp)
    pen.fill(sheet, WHITE)
    with pen.clipped(sheet):
        draw_map(pen)
        for at, shade in ((0, 0.0), (1, 0.10), (2, 0.03)):
            pen.fill(panels[at], INDIGO_DEEP, shade)

    route = path(("M", 62, 146), ("C", 66, 112, 98, 140, 106, 120), ("C", 112, 106, 128, 112, 140, 104))
    pen.stroke(route, CORAL, 3.2, dash=(0.1, 7))
    pen.circle(62, 146, 6.5, WHITE)
    pen.circle(62, 146, 4.2, CORAL)
    draw_pin(pen, 147, 106)
    draw_compass(pen, 189, 146)
    sparkle(pen, 96, 40, 6, AMBER)
    sparkle(pen, 36, 98, 4, INDIGO)
    sparkle(pen, 212, 92, 4.5, CORAL)


def draw_map(pen):
    """Parks, water and streets for the sheet of guide_discover."""
    pen.fill(polygon((44, 70), (84, 70), (78, 108), (44, 116)), "#BDEBDC")
    pen.fill(polygon((156, 120), (200, 112), (200, 176), (150, 176)), "#BDEBDC")
    river = path(("M", 116, 66), ("C", 92, 104, 144, 122, 100, 180))
    pen.stroke(river, "#BFE3FF", 15)
    for start, end in (
        ((40, 128), (200, 134)),
        ((84, 66), (72, 180)),
        ((172, 66), (160, 180)),
        ((120, 80), (200, 92)),
    ):
        pen.line(start, end, "#E3E6F7", 5)
    for x, y, width in ((92, 92, 10), (180, 102, 11), (128, 144, 12), (52, 124, 9)):
        pen.box(x, y, width, 7, 1.5, "#D5D9F3")


def draw_pin(pen, x, y):
    """A location pin whose tip is at (x, y)."""
    pen.oval(x, y + 1, 10, 3.2, INK, 0.18)
    pen.fill(
        path(
            ("M", x, y),
            ("C", x - 6, y - 14, x - 23, y - 24, x - 23, y - 43),
            ("C", x - 23, y - 56, x - 13, y - 66, x, y - 66),
            ("C", x + 13, y - 66, x + 23, y - 56, x + 23, y - 43),
            ("C", x + 23, y - 24, x + 6, y - 14, x, y),
            ("Z",),
        ),
        linear((x - 20, y - 66), (x + 20, y), (CORAL, 1), (CORAL_DEEP, 1)),
    )
    pen.circle(x, y - 43, 11, WHITE)
    pen.circle(x, y - 43, 4.5, CORAL)


def draw_compass(pen, x, y):
    """A compass of radius 25 around (x, y)."""
    pen.circle(x, y, 25, INDIGO)
    pen.circle(x, y, 19.5, WHITE)
    for quarter in range(4):
        with pen.turned(x, y, 90 * quarter):
            pen.line((0, -16.5), (0, -14.5), PERIWINKLE, 1.6)
    with pen.turned(x, y, 38):
        pen.fill(polygon((0, -14), (4.4, 0), (-4.4, 0)), CORAL)
        pen.fill(polygon((0, 14), (4.4, 0), (-4.4, 0)), INK)
    pen.circle(x, y, 2, WHITE)


def guide_share(pen):
    """Two messages, one with an image, and a paper plane."""
    backdrop(pen, PEACH, flip=True)
    pen.oval(112, 176, 74, 5, CORAL, 0.16)

    card = skia.Op(
        rounded(36, 48, 112, 86, 16),
        path(("M", 54, 128), ("C", 57, 138, 56, 142, 52, 148), ("C", 64, 145, 72, 140, 78, 130), ("Z",)),
        skia.PathOp.kUnion_PathOp,
    )
    pen.fill(card, WHITE)
    with pen.clipped(rounded(46, 58, 92, 52, 9)):
        draw_view(pen)
    pen.box(46, 117, 52, 6, 3, "#D9DCF5")
    heart(pen, 128, 120, 5.6, CORAL)

    reply = skia.Op(
        rounded(98, 112, 106, 54, 16),
        path(
            ("M", 164, 160), ("C", 172, 166, 176, 172, 188, 178), ("C", 186, 172, 186, 168, 188, 160), ("Z",)
        ),
        skia.PathOp.kUnion_PathOp,
    )
    pen.fill(reply, linear((98, 112), (204, 170), (INDIGO, 1), (INDIGO_DEEP, 1)))
    pen.box(114, 127, 74, 6.5, 3.25, WHITE, 0.95)
    pen.box(114, 143, 48, 6.5, 3.25, WHITE, 0.6)

    draw_face(pen, 34, 152, 14, AMBER, "#8A4B22")
    trail = path(
        ("M", 150, 92),
        ("C", 160, 100, 176, 96, 178, 84),
        ("C", 180, 72, 166, 70, 168, 82),
        ("C", 170, 92, 184, 84, 190, 72),
    )
    pen.stroke(trail, CORAL, 2, dash=(0.1, 5.5))
    draw_plane(pen, 203, 52)
    sparkle(pen, 158, 34, 5, AMBER)
    sparkle(pen, 24, 104, 4, CORAL)
    sparkle(pen, 220, 128, 4, INDIGO)


def draw_view(pen):
    """The image in a message: hills in front of an evening sky, in (46, 58) to (138, 110)."""
    pen.box(46, 58, 92, 52, 0, linear((0, 58), (0, 106), ("#8FD0FF", 1), ("#DDF1FF", 1)))
    pen.circle(114, 74, 8, AMBER)
    pen.fill(path(("M", 40, 112), ("L", 72, 74), ("L", 104, 112), ("Z",)), "#6D74F0")
    pen.fill(polygon((72, 74), (80.5, 84), (74, 82.5), (70, 86), (63.5, 84)), WHITE)
    pen.fill(path(("M", 76, 112), ("L", 104, 84), ("L", 140, 112), ("Z",)), "#8C92FF")
    pen.fill(
        path(("M", 40, 104), ("C", 64, 92, 92, 106, 144, 98), ("L", 144, 114), ("L", 40, 114), ("Z",)), MINT
    )


def draw_face(pen, x, y, radius, skin, hair):
    """A round portrait."""
    pen.circle(x, y, radius + 3, WHITE)
    pen.circle(x, y, radius, "#CDE9FF")
    round_frame = skia.Path()
    round_frame.addCircle(x, y, radius)
    with pen.clipped(round_frame):
        pen.oval(x, y + radius * 1.1, radius * 0.85, radius * 0.6, CORAL)
        pen.box(x - radius * 0.18, y + radius * 0.2, radius * 0.36, radius * 0.45, 2, "#F2B98F")
        pen.circle(x, y - radius * 0.08, radius * 0.48, "#FFD0A8")
        pen.fill(
            path(
                ("M", x - radius * 0.56, y - radius * 0.05),
                (
                    "C",
                    x - radius * 0.7,
                    y - radius,
                    x + radius * 0.7,
                    y - radius,
                    x + radius * 0.56,
                    y - radius * 0.05,
                ),
                (
                    "C",
                    x + radius * 0.36,
                    y - radius * 0.36,
                    x - radius * 0.1,
                    y - radius * 0.42,
                    x - radius * 0.56,
                    y - radius * 0.05,
                ),
                ("Z",),
            ),
            hair,
        )


def draw_plane(pen, x, y):
    """A paper plane around (x, y), flying up and to the right."""
    with pen.turned(x, y, -4):
        pen.fill(polygon((22, -20), (-26, -2), (-9, 6)), WHITE)
        pen.fill(polygon((22, -20), (-9, 6), (-6, 22)), PERIWINKLE)
        pen.fill(polygon((22, -20), (-6, 22), (1, 10)), "#7F85F7")
        pen.fill(polygon((22, -20), (1, 10), (15, 17)), "#F1F2FF")
        pen.stroke(polygon((22, -20), (-26, -2), (-9, 6)), "#D9DCF9", 0.8)


# The smoke under the rocket, back to front: (x, bottom, size, color).
SMOKE = (
    (66, 168, 15, "#C4EEDF"),
    (178, 166, 14, "#C4EEDF"),
    (126, 170, 17, "#C4EEDF"),
    (40, 186, 14, "#A9E4D0"),
    (92, 184, 14, "#A9E4D0"),
    (152, 186, 16, "#A9E4D0"),
    (206, 184, 12, "#A9E4D0"),
)


def guide_launch(pen):
    """A rocket leaving the clouds, with confetti."""
    backdrop(pen, MINT_PALE)
    pen.circle(66, 64, 14, "#FFDD8F")
    pen.circle(61, 60, 3, AMBER, 0.5)
    pen.circle(70, 69, 2.2, AMBER, 0.5)
    pen.stroke(path(("M", 46, 70), ("C", 52, 80, 84, 66, 86, 56)), AMBER_DEEP, 2.2)
    with pen.turned(124, 98, 24):
        draw_rocket(pen)
    with pen.clipped(backdrop_shape()):
        for x, y, size, ink in SMOKE:
            cloud(pen, x, y, size, ink)
            pen.box(x - 2 * size, y - size / 2, 4 * size, 80, 0, ink)
    confetti = (
        (44, 108, 20, CORAL),
        (84, 36, -30, INDIGO),
        (176, 44, 40, CORAL),
        (206, 84, -15, AMBER),
        (196, 128, 60, INDIGO),
        (70, 132, -50, MINT),
        (110, 28, 70, AMBER),
        (212, 112, 10, MINT),
    )
    for x, y, degrees, ink in confetti:
        with pen.turned(x, y, degrees):
            pen.box(-5, -2, 10, 4, 1.6, ink)
    for x, y, ink in ((50, 88, INDIGO), (188, 66, MINT), (172, 100, CORAL), (96, 56, CORAL)):
        pen.circle(x, y, 2.4, ink)
    sparkle(pen, 200, 46, 6.5, AMBER)
    sparkle(pen, 34, 128, 5, INDIGO)


def draw_rocket(pen):
    """A rocket around the origin, pointing up, about 110 points tall with its flame."""
    flame = path(("M", -11, 38), ("C", -17, 58, -4, 64, 0, 82), ("C", 4, 64, 17, 58, 11, 38), ("Z",))
    pen.fill(flame, linear((0, 38), (0, 80), (AMBER_DEEP, 1), (AMBER, 1), ("#FFE7A8", 0.6)))
    pen.fill(path(("M", -5, 38), ("C", -8, 50, -2, 54, 0, 64), ("C", 2, 54, 8, 50, 5, 38), ("Z",)), "#FFF3CF")
    left_fin = path(("M", -20, 6), ("C", -38, 18, -38, 34, -35, 46), ("C", -30, 38, -22, 34, -16, 32), ("Z",))
    right_fin = path(("M", 20, 6), ("C", 38, 18, 38, 34, 35, 46), ("C", 30, 38, 22, 34, 16, 32), ("Z",))
    pen.fill(left_fin, CORAL)
    pen.fill(right_fin, CORAL_DEEP)
    pen.box(-13, 30, 26, 10, 4, INK)
    body = path(
        ("M", 0, -62),
        ("C", 20, -42, 25, -12, 22, 8),
        ("C", 21, 20, 18, 28, 15, 34),
        ("L", -15, 34),
        ("C", -18, 28, -21, 20, -22, 8),
        ("C", -25, -12, -20, -42, 0, -62),
        ("Z",),
    )
    pen.fill(body, WHITE)
    with pen.clipped(body):
        pen.fill(
            path(("M", 6, -70), ("C", 16, -40, 16, 0, 6, 40), ("L", 34, 40), ("L", 34, -70), ("Z",)),
            "#E1E4FA",
        )
        pen.fill(
            path(("M", -26, -34), ("C", -10, -27, 10, -27, 26, -34), ("L", 26, -70), ("L", -26, -70), ("Z",)),
            CORAL,
        )
        pen.fill(
            path(("M", 6, -70), ("C", 12, -54, 14, -40, 14.5, -30.5), ("L", 30, -34), ("L", 30, -70), ("Z",)),
            CORAL_DEEP,
        )
        pen.box(-30, 20, 60, 6, 0, INDIGO)
    pen.circle(0, -8, 12.5, INDIGO)
    pen.circle(0, -8, 9, "#BFE3FF")
    pen.fill(
        path(("M", -6, -11), ("C", -4, -16, 2, -17, 5, -15), ("C", 0, -13, -3, -10, -4, -6), ("Z",)),
        WHITE,
        0.9,
    )


# The stretchable speech bubble; assets/README.md lists the cap insets.


def bubble(tail_at_right, tail_at_bottom):
    """A bubble of 64 x 52 points: radius 14, a tail 20 wide and 9 tall whose tip is 30 from its side."""

    def draw(pen):
        pen.canvas.save()
        if tail_at_right:
            pen.canvas.translate(64, 0)
            pen.canvas.scale(-1, 1)
        if tail_at_bottom:
            pen.canvas.translate(0, 52)
            pen.canvas.scale(1, -1)
        tail = path(
            ("M", 20, 11),
            ("L", 20, 10.5),
            ("C", 23.5, 10.5, 25.5, 8, 27.6, 3.6),
            ("C", 28.8, 1.2, 31.2, 1.2, 32.4, 3.6),
            ("C", 34.5, 8, 36.5, 10.5, 40, 10.5),
            ("L", 40, 11),
            ("Z",),
        )
        outline = skia.Op(rounded(1, 10, 62, 41, 14), tail, skia.PathOp.kUnion_PathOp)
        pen.fill(outline, WHITE)
        pen.stroke(outline, INDIGO, 1.5)
        pen.canvas.restore()

    return draw


# Candied haws on a stick, one drawing cut into four pieces that join seamlessly.

HAW_WIDTH = 160
HAW_CUTS = (0, 152, 284, 416, 600)


def haw(piece):
    """The piece of the stick between two cuts."""

    def draw(pen):
        pen.canvas.translate(0, -HAW_CUTS[piece])
        draw_stick(pen)

    return draw


def draw_stick(pen):
    """The whole stick, 160 x 600 points."""
    pen.box(75, 6, 10, 560, 5, "#F0D2A0")
    pen.box(80, 12, 5, 554, 2.5, "#D9AF70")
    for y in (84, 216, 348):
        draw_haw(pen, 80, y, 62)
    grip = rounded(69, 446, 22, 140, 11)
    pen.fill(grip, INDIGO)
    with pen.clipped(grip):
        pen.box(80, 440, 20, 160, 0, INDIGO_DEEP)
        for y in (474, 502, 530, 558):
            pen.line((64, y + 5), (96, y - 5), PERIWINKLE, 5)


def draw_haw(pen, x, y, radius):
    """A hawthorn berry with a coat of sugar."""
    pen.circle(x, y + 1, radius + 4, "#FFC48A", 0.65)
    berry = skia.Path()
    berry.addCircle(x, y, radius)
    pen.fill(berry, "#B9182E")
    with pen.clipped(berry):
        pen.circle(x - 5, y - 6, radius, "#D92433")
        pen.circle(x - 12, y - 14, radius - 6, "#EE3D3F")
        for dx, dy, size in HAW_SPOTS:
            pen.circle(x + dx, y + dy, size, "#FFC9A3", 0.75)
        glow = path(("M", x - 26, y + 51), ("C", x + 4, y + 60, x + 42, y + 44, x + 53, y + 12))
        pen.stroke(glow, "#FF8A70", 4, 0.55)
    shine = path(
        ("M", x - 45, y - 14),
        ("C", x - 42, y - 38, x - 22, y - 51, x - 3, y - 51),
        ("C", x - 14, y - 43, x - 31, y - 32, x - 45, y - 14),
        ("Z",),
    )
    pen.fill(shine, WHITE, 0.85)
    pen.circle(x + 9, y - 48, 3, WHITE, 0.8)


# The light dots on a berry's skin: (x, y, radius) from its center.
HAW_SPOTS = (
    (-38, 18, 1.9),
    (-18, 37, 1.6),
    (8, 44, 2.0),
    (33, 25, 1.7),
    (43, -5, 1.9),
    (22, 7, 1.5),
    (-10, 13, 1.7),
    (-47, -4, 1.5),
    (28, -33, 1.6),
    (5, -18, 1.4),
    (-22, -6, 1.4),
    (-2, 29, 1.4),
    (19, 28, 1.3),
    (40, 10, 1.2),
)


# Small images.


def alert_icon(pen):
    """A bell in a circle with a badge, 64 x 64 points."""
    pen.circle(32, 32, 32, "#FFF1D6")
    with pen.turned(31, 33, -10):
        pen.circle(0, -18, 3.2, AMBER_DEEP)
        pen.circle(0, 15, 5, AMBER_DEEP)
        pen.fill(
            path(
                ("M", -18, 13),
                ("C", -12, 6, -14, -4, -12, -9),
                ("C", -9, -19, 9, -19, 12, -9),
                ("C", 14, -4, 12, 6, 18, 13),
                ("Z",),
            ),
            AMBER,
        )
        pen.stroke(path(("M", -18, 13), ("L", 18, 13)), AMBER_DEEP, 3)
        pen.stroke(path(("M", -7, -8), ("C", -6, -11, -4, -12, -2, -12.5)), WHITE, 2.6, 0.85)
    pen.circle(45, 19, 8.5, "#FFF1D6")
    pen.circle(45, 19, 6.5, CORAL)


def photo_lake(pen):
    """A lake at sunset, 240 x 160 points, for content modes."""
    pen.box(
        0,
        0,
        240,
        160,
        0,
        linear((0, 0), (0, 104), ("#3B3F8F", 1), ("#8C5FB0", 1), ("#F08A7B", 1), ("#FFD08A", 1)),
    )
    for x, y, size in (
        (28, 18, 1.0),
        (64, 30, 0.8),
        (104, 14, 1.1),
        (150, 24, 0.8),
        (196, 12, 1.0),
        (222, 34, 0.8),
        (84, 44, 0.7),
        (176, 44, 0.7),
    ):
        pen.circle(x, y, size, WHITE, 0.85)
    pen.circle(158, 84, 34, "#FFE2A0", 0.25)
    pen.circle(158, 84, 20, "#FFF0C4")
    ranges = (
        (
            "#A5648F",
            (
                (-4, 92),
                (26, 62),
                (50, 84),
                (84, 48),
                (122, 90),
                (150, 70),
                (182, 92),
                (214, 64),
                (244, 88),
                (244, 106),
                (-4, 106),
            ),
        ),
        ("#6B4787", ((-4, 102), (20, 80), (48, 98), (80, 74), (116, 102), (244, 106), (-4, 106))),
        ("#4A3A78", ((130, 106), (176, 86), (206, 70), (244, 98), (244, 106))),
    )
    for ink, points in ranges:
        pen.fill(polygon(*points), ink)
    pen.box(0, 104, 240, 56, 0, linear((0, 104), (0, 160), ("#F2A27E", 1), ("#8A5CA6", 1), ("#343777", 1)))
    for at, (y, half, alpha) in enumerate(
        ((108, 19, 0.9), (114, 16, 0.75), (120, 20, 0.6), (127, 13, 0.5), (134, 17, 0.38), (143, 10, 0.28))
    ):
        pen.box(158 - half + (at % 2) * 3, y, 2 * half, 2.4, 1.2, "#FFF0C4", alpha)
    for x, y, half in (
        (40, 118, 16),
        (92, 128, 22),
        (216, 124, 18),
        (64, 146, 20),
        (200, 150, 24),
        (20, 136, 12),
    ):
        pen.box(x - half, y, 2 * half, 1.6, 0.8, WHITE, 0.16)
    draw_boat(pen, 84, 120)
    for x, height in ((-2, 44), (12, 60), (26, 38), (38, 26), (232, 56), (218, 36), (206, 24)):
        draw_tree(pen, x, 164, height)


def draw_boat(pen, x, y):
    """A sailing boat at (x, y)."""
    pen.fill(polygon((x, y - 30), (x, y - 4), (x + 16, y - 4)), "#FFF4E0")
    pen.fill(polygon((x - 2, y - 24), (x - 2, y - 4), (x - 12, y - 4)), "#FFD9B8")
    pen.fill(
        path(
            ("M", x - 16, y - 2),
            ("L", x + 20, y - 2),
            ("C", x + 16, y + 5, x - 10, y + 5, x - 16, y - 2),
            ("Z",),
        ),
        "#2B2450",
    )


def draw_tree(pen, x, y, height):
    """A fir whose bottom is at (x, y)."""
    for tier in range(3):
        half = height * (0.15 + 0.07 * tier)
        foot = y - height * (0.62 - 0.24 * tier)
        pen.fill(polygon((x, foot - height * 0.4), (x + half, foot), (x - half, foot)), "#1E1B45")
    pen.box(x - 1.5, y - height * 0.2, 3, height * 0.2, 0, "#1E1B45")


def icon_scan(pen):
    """Four corners and a scan line, 28 x 28 points."""
    for quarter in range(4):
        with pen.turned(14, 14, 90 * quarter):
            pen.stroke(
                path(("M", -9.5, -4), ("L", -9.5, -6.5), ("Q", -9.5, -9.5, -6.5, -9.5), ("L", -4, -9.5)),
                INDIGO,
                2.4,
            )
    pen.line((6.5, 14), (21.5, 14), CORAL, 2.4)


def icon_bell(pen):
    """A bell in outline, 28 x 28 points."""
    pen.stroke(
        path(
            ("M", 6, 19.5),
            ("C", 9, 17, 8, 12.5, 8.6, 10.5),
            ("C", 9.6, 6.2, 18.4, 6.2, 19.4, 10.5),
            ("C", 20, 12.5, 19, 17, 22, 19.5),
            ("Z",),
        ),
        INDIGO,
        2.4,
    )
    pen.line((12.6, 23.4), (15.4, 23.4), INDIGO, 2.4)
    pen.circle(20, 7, 3.6, CORAL)


def icon_pen(pen):
    """A pencil, 28 x 28 points, drawn in white for a filled button."""
    with pen.turned(14, 14, 45):
        pen.stroke(
            path(("M", -3, -10), ("L", 3, -10), ("L", 3, 5.5), ("L", 0, 11), ("L", -3, 5.5), ("Z",)),
            WHITE,
            2.2,
        )
        pen.line((-3, -5.6), (3, -5.6), WHITE, 2.2)


# name: (width, height) in points, drawing.
PICTURES = {
    "guide-discover": (240, 200, guide_discover),
    "guide-share": (240, 200, guide_share),
    "guide-launch": (240, 200, guide_launch),
    "bubble": (64, 52, bubble(tail_at_right=False, tail_at_bottom=False)),
    "bubble-top-right": (64, 52, bubble(tail_at_right=True, tail_at_bottom=False)),
    "bubble-bottom-right": (64, 52, bubble(tail_at_right=True, tail_at_bottom=True)),
    **{f"haw-{at + 1}": (HAW_WIDTH, HAW_CUTS[at + 1] - HAW_CUTS[at], haw(at)) for at in range(4)},
    "alert-icon": (64, 64, alert_icon),
    "photo-lake": (240, 160, photo_lake),
    "icon-scan": (28, 28, icon_scan),
    "icon-bell": (28, 28, icon_bell),
    "icon-pen": (28, 28, icon_pen),
}


def render(width, height, draw, scale):
    """A drawing as straight RGBA8 pixels at a scale."""
    surface = skia.Surface.MakeRaster(skia.ImageInfo.MakeN32Premul(width * scale, height * scale))
    canvas = surface.getCanvas()
    canvas.clear(skia.ColorTRANSPARENT)
    canvas.scale(scale, scale)
    draw(Pen(canvas))
    pixels = surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType)
    return Image.fromarray(pixels, "RGBA")


def main(words):
    IMAGES.mkdir(parents=True, exist_ok=True)
    for name, (width, height, draw) in PICTURES.items():
        if words and not any(word in name for word in words):
            continue
        for scale in SCALES:
            image = render(width, height, draw, scale)
            if image.getchannel("A").getextrema() == (255, 255):
                image = image.convert("RGB")
            suffix = "" if scale == 1 else f"@{scale}x"
            image.save(IMAGES / f"{name}{suffix}.png", optimize=True)


if __name__ == "__main__":
    main(sys.argv[1:])

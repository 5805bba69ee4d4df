#!/usr/bin/env python3
"""Writes the outlines that replace the system symbols to assets/symbols/.

Steps:
  1. installs the icons (pytablericons, MIT) and a path library (skia-pathops), pinned, into a temporary
     directory with pip;
  2. reads scripts/symbols.txt: which icon replaces which symbol, in which variants and sizes;
  3. scales each icon to the symbol's size, strokes it with a pen for each weight, and fills or cuts it for
     `.fill`, `.circle`, `.square` and `.slash`;
  4. writes assets/symbols/{light,regular,bold}.txt, the license, and docs/symbols.md.

The output is identical on every run. Nothing is installed on the system.
Usage: scripts/draw-symbols.py [--packages DIR]
"""
import argparse
import math
import pathlib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as XML

PACKAGES = ["pytablericons==1.0.1", "skia-pathops==0.9.2"]
ROOT = pathlib.Path(__file__).resolve().parent.parent
# Stroke widths in points for 17 point text. Chosen: the stem widths of text in these weights.
WEIGHTS = {"light": 1.0, "regular": 1.4, "bold": 2.1}
# Horizontal and vertical margins in points between an outline and the edges of its image.
# Measured: a circle of 17.3 points in an image of 19.67 x 19.
MARGIN_X, MARGIN_Y = 1.2, 0.85
# Points per unit of the icons' 24-unit grid for symbols of unknown size: a circle of 18 units as above.
UNIT = (17.3 - WEIGHTS["regular"]) / 18
CIRCLE, SQUARE = (19.67, 19.0), (18.67, 18.0)


def with_packages(directory):
    """Makes the packages importable from a temporary directory, which exists as long as the result."""
    home = tempfile.TemporaryDirectory(prefix="maquette-symbols-")
    source = ["--no-index", "--find-links", directory] if directory else []
    subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps",
                    "--root-user-action=ignore", "--target", home.name, *source, *PACKAGES], check=True)
    sys.path.insert(0, home.name)
    return home


# Lines of an icon.

def path_from(data):
    """A path of the library for the `d` attribute of an SVG path."""
    import pathops
    path, pen = pathops.Path(), None
    tokens = re.findall(r"[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?", data)
    x = y = start_x = start_y = 0.0
    control, command, position = None, "", 0
    pen = path.getPen(glyphSet=None)
    is_open = False

    def take(count):
        nonlocal position
        values = [float(t) for t in tokens[position:position + count]]
        position += count
        return values

    while position < len(tokens):
        if tokens[position].isalpha():
            command = tokens[position]
            position += 1
        relative = command.islower()
        base_x, base_y = (x, y) if relative else (0, 0)
        kind = command.upper()
        if kind == "Z":
            pen.closePath()
            is_open = False
            x, y = start_x, start_y
            continue
        if kind == "M":
            dx, dy = take(2)
            if is_open:
                pen.endPath()
            x, y = base_x + dx, base_y + dy
            start_x, start_y = x, y
            pen.moveTo((x, y))
            is_open, command = True, "l" if relative else "L"
            control = None
            continue
        if not is_open:
            pen.moveTo((x, y))
            is_open = True
        if kind == "L":
            dx, dy = take(2)
            x, y = base_x + dx, base_y + dy
            pen.lineTo((x, y))
        elif kind == "H":
            x = base_x + take(1)[0]
            pen.lineTo((x, y))
        elif kind == "V":
            y = base_y + take(1)[0]
            pen.lineTo((x, y))
        elif kind in "CS":
            if kind == "C":
                first = take(2)
                first = (base_x + first[0], base_y + first[1])
            else:
                first = (2 * x - control[0], 2 * y - control[1]) if control else (x, y)
            v = take(4)
            control = (base_x + v[0], base_y + v[1])
            x, y = base_x + v[2], base_y + v[3]
            pen.curveTo(first, control, (x, y))
            continue
        elif kind == "Q":
            v = take(4)
            x2, y2 = base_x + v[2], base_y + v[3]
            pen.qCurveTo((base_x + v[0], base_y + v[1]), (x2, y2))
            x, y = x2, y2
        elif kind == "A":
            rx, ry, turn, large, sweep, dx, dy = take(7)
            end = (base_x + dx, base_y + dy)
            for curve in arc((x, y), end, rx, ry, turn, large != 0, sweep != 0):
                pen.curveTo(*curve)
            x, y = end
        else:
            sys.exit(f"error: a path with the command {command}")
        control = None
    if is_open:
        pen.endPath()
    return path


def arc(start, end, rx, ry, turn, large, sweep):
    """Cubic curves for an elliptical arc, following SVG's implementation notes."""
    if start == end or rx == 0 or ry == 0:
        return []
    phi = math.radians(turn)
    cos, sin = math.cos(phi), math.sin(phi)
    hx, hy = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    px, py = cos * hx + sin * hy, -sin * hx + cos * hy
    rx, ry = abs(rx), abs(ry)
    grow = px * px / (rx * rx) + py * py / (ry * ry)
    if grow > 1:
        rx, ry = rx * math.sqrt(grow), ry * math.sqrt(grow)
    rest = rx * rx * ry * ry - rx * rx * py * py - ry * ry * px * px
    factor = math.sqrt(max(0, rest / (rx * rx * py * py + ry * ry * px * px)))
    factor = -factor if large == sweep else factor
    cx, cy = factor * rx * py / ry, -factor * ry * px / rx
    mx = cos * cx - sin * cy + (start[0] + end[0]) / 2
    my = sin * cx + cos * cy + (start[1] + end[1]) / 2
    first = math.atan2((py - cy) / ry, (px - cx) / rx)
    delta = math.atan2((-py - cy) / ry, (-px - cx) / rx) - first
    if sweep and delta < 0:
        delta += 2 * math.pi
    if not sweep and delta > 0:
        delta -= 2 * math.pi
    parts = max(1, math.ceil(abs(delta) / (math.pi / 2) - 1e-9))
    step = delta / parts
    reach = 4 / 3 * math.tan(step / 4)

    def spot(angle, along=0.0):
        ex = math.cos(angle) - along * math.sin(angle)
        ey = math.sin(angle) + along * math.cos(angle)
        return (mx + rx * ex * cos - ry * ey * sin, my + rx * ex * sin + ry * ey * cos)

    curves = []
    for index in range(parts):
        a, b = first + index * step, first + (index + 1) * step
        curves.append((spot(a, reach), spot(b, -reach), end if index == parts - 1 else spot(b)))
    return curves


def icon_lines(icons, name, kind="outline"):
    """The lines of an icon, each as a path; None if the icon does not exist."""
    if name.startswith("d:"):
        return [path_from(name[2:])] if kind == "outline" else None
    file = icons / kind / f"{name}.svg"
    if not file.exists():
        return None
    found = []
    for node in XML.parse(file).getroot().iter():
        tag = node.tag.split("}")[-1]
        number = {key: float(value) for key, value in node.items() if re.fullmatch(r"[-\d.]+", value)}
        if node.get("stroke") == "none":
            continue
        if tag == "path":
            found.append(path_from(node.get("d")))
        elif tag == "circle":
            found.append(disc(number["cx"], number["cy"], number["r"]))
        elif tag == "rect":
            w, h = number["width"] / 2, number["height"] / 2
            found.append(box(number.get("x", 0) + w, number.get("y", 0) + h, w, h, number.get("rx", 0.01)))
        elif tag == "line":
            found.append(line(number["x1"], number["y1"], number["x2"], number["y2"]))
        elif tag not in ("svg", "g", "title"):
            sys.exit(f"error: {file.name} has a <{tag}>")
    return found


# Areas.

def joined(paths):
    import pathops
    result = pathops.Path()
    for path in paths:
        for verb, points in path:
            result.add(verb, *points)
    return result


def combined(first, second, operation):
    import pathops
    return pathops.op(first, second, getattr(pathops.PathOp, operation), fix_winding=True)


def moved(path, scale_x, scale_y, dx, dy):
    return path.transform(scale_x, 0, 0, scale_y, dx, dy)


def stroked(path, width):
    """The area that a round pen covers."""
    import pathops
    area = pathops.Path(path)
    area.stroke(width, pathops.LineCap.ROUND_CAP, pathops.LineJoin.ROUND_JOIN, 4)
    area.convertConicsToQuads()
    area.simplify(fix_winding=True)
    return area


def disc(cx, cy, radius):
    """A circle of eight curves, which the path library leaves unchanged."""
    reach = radius / math.cos(math.pi / 8)
    words = [f"M{cx + radius} {cy}"]
    for step in range(1, 9):
        middle, end = (step - 0.5) * math.pi / 4, step * math.pi / 4
        words.append(f"Q{cx + reach * math.cos(middle):.5f} {cy + reach * math.sin(middle):.5f}"
                     f" {cx + radius * math.cos(end):.5f} {cy + radius * math.sin(end):.5f}")
    return path_from("".join(words) + "z")


def box(cx, cy, half_width, half_height, corner):
    w, h = 2 * (half_width - corner), 2 * (half_height - corner)
    return path_from(f"M{cx - half_width + corner} {cy - half_height}h{w}a{corner} {corner} 0 0 1 {corner} {corner}"
                     f"v{h}a{corner} {corner} 0 0 1 {-corner} {corner}h{-w}a{corner} {corner} 0 0 1 {-corner} {-corner}"
                     f"v{-h}a{corner} {corner} 0 0 1 {corner} {-corner}z")


def line(x1, y1, x2, y2):
    return path_from(f"M{x1} {y1}L{x2} {y2}")


class Symbol:
    """The lines of an icon, positioned in the image of a symbol."""

    def __init__(self, lines, solid, size):
        bounds = joined(lines).bounds
        width, height = bounds[2] - bounds[0], bounds[3] - bounds[1]
        pen = WEIGHTS["regular"]
        if size is None:
            size = (round(width * UNIT + pen + 2 * MARGIN_X, 2), round(height * UNIT + pen + 2 * MARGIN_Y, 2))
        room_x, room_y = max(0.5, size[0] - 2 * MARGIN_X - pen), max(0.5, size[1] - 2 * MARGIN_Y - pen)
        scale = min(room_x / width if width > 0.1 else 9, room_y / height if height > 0.1 else 9)
        dx = size[0] / 2 - (bounds[0] + bounds[2]) / 2 * scale
        dy = size[1] / 2 - (bounds[1] + bounds[3]) / 2 * scale
        self.size = size
        self.lines = [moved(path, scale, scale, dx, dy) for path in lines]
        self.solid = None if solid is None else [moved(path, scale, scale, dx, dy) for path in solid]

    def plain(self, pen):
        return stroked(joined(self.lines), pen)

    def moved(self, scale, dx, dy):
        """A scaled and translated copy."""
        import copy
        other = copy.copy(self)
        other.lines = [moved(path, scale, scale, dx, dy) for path in self.lines]
        other.solid = self.solid and [moved(path, scale, scale, dx, dy) for path in self.solid]
        return other

    def filled(self, pen):
        """The icon's own filled form; otherwise the area of its largest closed line, less the lines that are
        completely inside it."""
        import pathops
        if self.solid is not None:
            area = joined(self.solid)
            area.convertConicsToQuads()
            area.simplify(fix_winding=True)
            return area
        parts = [part for path in self.lines for part in contours(path)]
        closed = sorted((part for part in parts if is_closed(part)), key=lambda part: -extent(part))
        if not closed:
            return self.plain(pen * 1.5)
        outer = [closed[0]] + [part for part in closed[1:] if not within(part, closed[0])]
        inner = [part for part in parts if all(part is not o for o in outer)]
        solid = pathops.Path()
        for part in outer:
            area = pathops.Path(part)
            area.convertConicsToQuads()
            area.simplify(fix_winding=True)
            solid = combined(solid, area, "UNION")
        result = combined(solid, stroked(joined(outer), pen), "UNION")
        for part in inner:
            if any(within(part, o) for o in outer):
                result = combined(result, stroked(part, pen), "DIFFERENCE")
            else:
                result = combined(result, stroked(part, pen), "UNION")
        return result

    def framed(self, pen, frame, size, has_fill, is_filled):
        """The icon, scaled down, inside a frame; cut out of the frame if that is filled."""
        import pathops
        bounds = joined(self.lines).bounds
        width, height = bounds[2] - bounds[0], bounds[3] - bounds[1]
        cx, cy = size[0] / 2, size[1] / 2
        room = (min(size) / 2 - MARGIN_Y - pen / 2) * (1.08 if frame == "circle" else 1.22)
        scale = min(room / max(width, height, 0.1), 1)
        small = self.moved(scale, cx - (bounds[0] + bounds[2]) / 2 * scale,
                           cy - (bounds[1] + bounds[3]) / 2 * scale)
        edge = disc(cx, cy, 7.95) if frame == "circle" else box(cx, cy, size[0] / 2 - MARGIN_X - 0.7,
                                                              size[1] / 2 - MARGIN_Y - 0.7, 3)
        glyph = small.filled(pen) if has_fill else small.plain(pen)
        ring = stroked(edge, pen)
        if not is_filled:
            return combined(ring, glyph, "UNION")
        solid = pathops.Path(edge)
        solid.convertConicsToQuads()
        return combined(combined(solid, ring, "UNION"), glyph, "DIFFERENCE")

    def struck(self, area, pen):
        """An area with a slash through it and a gap along the slash."""
        w, h = self.size
        d = min(w, h) / 2 - MARGIN_Y
        x, y = w / 2, h / 2
        far = 4 * max(w, h)
        sides = []
        # Intersects the area with a half-plane on each side of the gap: subtracting the gap sometimes fails.
        for begin, end in ((pen * 1.6, far), (-far, pen * 0.4)):
            half = [(x - far + begin, y - far - begin), (x + far + begin, y + far - begin),
                    (x + far + end, y + far - end), (x - far + end, y - far - end)]
            plane = path_from("M" + "L".join(f"{px:.4f} {py:.4f}" for px, py in half) + "z")
            sides.append(combined(area, plane, "INTERSECTION"))
        return joined(sides + [stroked(line(x - d, y - d, x + d, y + d), pen)])


def contours(path):
    """The subpaths, each as a path."""
    import pathops
    found, current = [], None
    for verb, points in path:
        if verb == pathops.PathVerb.MOVE:
            current = pathops.Path()
            found.append(current)
        if current is not None:
            current.add(verb, *points)
    return found


def is_closed(path):
    import pathops
    segments = list(path)
    if any(verb == pathops.PathVerb.CLOSE for verb, _ in segments):
        return True
    first, last = segments[0][1][-1], next(points[-1] for _, points in reversed(segments) if points)
    x0, y0, x1, y1 = path.bounds
    long, short = max(x1 - x0, y1 - y0), min(x1 - x0, y1 - y0)
    # Outlines of people and clouds that have a gap count as closed; sound waves do not.
    gap = math.dist(first, last)
    return len(segments) > 2 and gap < 0.15 or len(segments) > 5 and short > 0.3 * long and gap < 1.05 * long


def extent(path):
    x0, y0, x1, y1 = path.bounds
    return (x1 - x0) * (y1 - y0)


def within(path, outer):
    a, b = path.bounds, outer.bounds
    return a[0] > b[0] - 0.05 and a[1] > b[1] - 0.05 and a[2] < b[2] + 0.05 and a[3] < b[3] + 0.05


# Writing.

def text(path):
    """The outline in hundredths of a point: letters followed by relative coordinates, separated by spaces."""
    import pathops
    words, x, y = [], 0, 0

    def step(point):
        nonlocal x, y
        nx, ny = round(point[0] * 100), round(point[1] * 100)
        words.append(f"{nx - x} {ny - y}")
        return nx, ny

    for verb, points in path:
        if verb == pathops.PathVerb.CLOSE:
            words.append("Z")
            continue
        words.append({pathops.PathVerb.MOVE: "M", pathops.PathVerb.LINE: "L", pathops.PathVerb.QUAD: "Q",
                      pathops.PathVerb.CUBIC: "C"}[verb])
        end = (x, y)
        for point in points:
            end = step(point)
        x, y = end
    return " ".join(words)


def variants(name, symbol, flags, pen):
    """The names of a row's variants, each with its size and area."""
    yield name, symbol.size, symbol.plain(pen)
    if "f" in flags:
        yield f"{name}.fill", symbol.size, symbol.filled(pen)
    if "x" in flags:
        yield f"{name}.slash", symbol.size, symbol.struck(symbol.plain(pen), pen)
        if "f" in flags:
            yield f"{name}.slash.fill", symbol.size, symbol.struck(symbol.filled(pen), pen)
    for flag, frame, size in (("c", "circle", CIRCLE), ("s", "square", SQUARE)):
        if flag in flags:
            yield f"{name}.{frame}", size, symbol.framed(pen, frame, size, "f" in flags, False)
            yield f"{name}.{frame}.fill", size, symbol.framed(pen, frame, size, "f" in flags, True)


def rows():
    for entry in (ROOT / "scripts" / "symbols.txt").read_text().splitlines():
        words = entry.split()
        if not words or words[0].startswith("#"):
            continue
        size = next((w[1:].split("x") for w in words[2:] if w.startswith("=")), None)
        flags = "".join(w for w in words[2:] if not w.startswith("="))
        yield words[0], words[1], flags, tuple(map(float, size)) if size else None


def document(names, icons):
    lines = ["# Symbols", "",
             "`UIImage(systemName:)` and the symbols of Interface Builder files are drawn with the outlines of"
             " [Tabler Icons](https://tabler.io/icons) (MIT), in the sizes of the symbols they replace.",
             "Apple's own outlines may be used on Apple's platforms only and are not part of Maquette.",
             "A symbol that is not in this list is drawn as a marked placeholder and named in a diagnostic.",
             "There are three weights: light for `ultraLight` to `light`, regular for `regular` and `medium`, bold for"
             " the others.", "",
             "This page is written by `scripts/draw-symbols.py` from `scripts/symbols.txt`.", "",
             f"{len(names)} symbols:", ""]
    groups = {}
    for name in names:
        groups.setdefault(name.split(".")[0], []).append(name)
    lines += ["- " + ", ".join(f"`{name}`" for name in group) for group in groups.values()]
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--packages", help="a directory that contains wheels of the two packages")
    alive = with_packages(parser.parse_args().packages)
    home = pathlib.Path(alive.name)
    icons = home / "pytablericons" / "icons"
    output = ROOT / "assets" / "symbols"
    output.mkdir(parents=True, exist_ok=True)
    symbols, missing = [], []
    for name, icon, flags, size in rows():
        lines = icon_lines(icons, icon)
        if lines is None:
            missing.append(f"{name} {icon}")
        else:
            symbols.append((name, Symbol(lines, icon_lines(icons, icon, "filled"), size), flags))
    if missing:
        sys.exit("error: no such icons:\n  " + "\n  ".join(missing))
    for weight, pen in WEIGHTS.items():
        found = {}
        for name, symbol, flags in symbols:
            for variant, size, area in variants(name, symbol, flags, pen):
                found.setdefault(variant, f"{variant} {size[0]:g} {size[1]:g} {text(area)}")
        names = sorted(found)
        (output / f"{weight}.txt").write_text("".join(found[name] + "\n" for name in names))
        print(f"{weight}: {len(names)} symbols")
    license_file = next(home.glob("pytablericons-*.dist-info/LICENSE"))
    (output / "LICENSE-Tabler-Icons.txt").write_text(license_file.read_text().rstrip() + "\n")
    (ROOT / "docs" / "symbols.md").write_text(document(names, icons))
    alive.cleanup()


if __name__ == "__main__":
    main()

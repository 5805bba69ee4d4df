#!/usr/bin/env python3
"""Compares the SVG and PDF output for screens, drawn by resvg and MuPDF, with the PNG output.

Installs resvg-py, PyMuPDF, Pillow and NumPy, pinned, into a temporary folder; nothing else is installed.
A pixel is at an edge if the PNG varies by more than 12 levels within two pixels. Elsewhere a pixel differs if the
difference is more than 3 levels. MAQUETTE_TOOL names the tool, ./maquette by default.
Usage: scripts/vector-difference.py [--device ID] [--limit SHARE] FILE...
Fails if more than SHARE (0.005) of an image differs away from edges.
"""
import argparse
import io
import os
import pathlib
import subprocess
import sys
import tempfile

PACKAGES = ["resvg-py==0.5.0", "pymupdf==2.0", "pillow==13.0.0", "numpy==2.4.6"]
ROOT = pathlib.Path(__file__).resolve().parent.parent


def packages(folder):
    subprocess.run(
        [sys.executable, "-m", "pip", "install", "--quiet", "--target", folder, *PACKAGES], check=True)
    sys.path.insert(0, folder)


def flattened(picture):
    """The channels of an image over white."""
    import numpy
    from PIL import Image
    background = Image.new("RGBA", picture.size, (255, 255, 255, 255))
    background.alpha_composite(picture.convert("RGBA"))
    return numpy.asarray(background.convert("RGB")).astype(int)


def drawn(path, scale):
    """A vector file, rasterized at a scale."""
    from PIL import Image
    if path.suffix == ".svg":
        import resvg_py
        return Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_path=str(path), zoom=scale))))
    import pymupdf
    page = pymupdf.open(path)[0].get_pixmap(matrix=pymupdf.Matrix(scale, scale), alpha=False)
    return Image.frombytes("RGB", (page.width, page.height), page.samples)


def edges(picture):
    """A mask of the pixels at edges."""
    import numpy
    low, high = picture, picture
    for down in range(-2, 3):
        for right in range(-2, 3):
            moved = numpy.roll(picture, (down, right), (0, 1))
            low, high = numpy.minimum(low, moved), numpy.maximum(high, moved)
    return (high - low).max(2) > 12


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--device", default="iphone-8")
    parser.add_argument("--limit", type=float, default=0.005)
    parser.add_argument("files", nargs="+")
    options = parser.parse_args()
    tool = os.environ.get("MAQUETTE_TOOL", ROOT / "maquette")
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        packages(folder + "/packages")
        from PIL import Image
        for kind in ["png", "svg", "pdf"]:
            subprocess.run(
                [tool, "render", "--device", options.device, "--format", kind, "-o", folder, *options.files],
                check=True, stdout=subprocess.DEVNULL)
        for path in sorted(pathlib.Path(folder).glob("*.png")):
            wanted = flattened(Image.open(path))
            flat = ~edges(wanted)
            for kind in [".svg", ".pdf"]:
                vector = path.with_suffix(kind)
                width = float(Image.open(path).width)
                one = drawn(vector, 1).width
                got = flattened(drawn(vector, round(width / one)))
                if got.shape != wanted.shape:
                    print(f"{vector.name}: {got.shape} is not {wanted.shape}")
                    failed = True
                    continue
                off = abs(got - wanted).max(2)
                share = float(((off > 3) & flat).mean())
                failed |= share > options.limit
                print(
                    f"{vector.name}: {off.mean():.3f} on average, {100 * (off > 24).mean():.2f} % of pixels by more "
                    f"than 24, {100 * share:.3f} % away from edges by more than 3, at most {off[flat].max()}")
    sys.exit(1 if failed else 0)


main()

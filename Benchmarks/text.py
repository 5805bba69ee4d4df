#!/usr/bin/env python3
"""Compares the speed of text measurement with Pango's and Skia's on the same strings, in one run on one core.

The strings are labels of 40 characters, of common words and of random letters without repeated words, and paragraphs
of 2,000 characters in Latin and Chinese, wrapped at 300 points, at 17 points in Inter and Noto Sans CJK from fonts/.
Cold is a new string, warm the same string again, each with a new layout object and open fonts. Medians of rounds
count.

Needs python3 with pip, a C compiler, pkg-config, libpango1.0-dev, and swift. Downloads skia-python from PyPI.
"""

import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
ROUNDS = 7
FILES = ["labels", "letters", "latin", "chinese"]
CASES = ["labels-cold", "labels-warm", "letters-cold", "letters-warm", "latin-cold", "latin-warm", "chinese-cold", "chinese-warm"]
WORDS = ("the of and to in is you that it he was for on are as with his they at be this have from or one had "
         "by word but not what all were we when your can said there use an each which she do how their if "
         "will up other about out many then them these so some her would make like him into time has look "
         "two more write go see number no way could people my than first water been call who oil its now "
         "find long down day did get come made may part AVATAR Today Weather").split()
HAN = ("的一是不了人我在有他这为之大来以个中上们到说国和地也子时道出而要于就下得可你年生自会那后能对着事其里"
       "所去行过家十用发天如然作方成者多日都三小军二无同么经法当起与好看学进种将还分此心前面又定见只主没公从")


def strings(folder):
    """Writes a file of distinct strings for each case."""
    source = random.Random(17)

    def words(length):
        text = ""
        while len(text) < length:
            text += source.choice(WORDS) + source.choice([" ", " ", " ", ", "])
        return text[: length - 1].replace("\n", " ") + "x"

    def han(length):
        return "".join(source.choice(HAN) if source.random() > 0.08 else source.choice("，。、")
                       for _ in range(length))

    def letters(length):
        return "".join(source.choice("etaoinshrdlucmfwypvbgkjqxz ,.ETAOIN") for _ in range(length - 1)) + "x"

    for name, size, make in [("labels", 400, lambda: words(40)), ("letters", 400, lambda: letters(40)),
                             ("latin", 20, lambda: words(2000)),
                             ("chinese", 20, lambda: han(2000))]:
        with open(f"{folder}/{name}.txt", "w", encoding="utf-8") as file:
            file.write("\n".join(make() for _ in range(size * (ROUNDS + 1))) + "\n")


def own(folder):
    subprocess.run(["swift", "build", "-c", "release", "--product", "dev"], cwd=ROOT, check=True,
                   stdout=sys.stderr)
    output = subprocess.run([f"{ROOT}/.build/release/dev", "bench", "text", folder, str(ROUNDS)], check=True,
                            capture_output=True, text=True, cwd=ROOT).stdout
    return {row["case"]: row["microseconds"] for row in map(json.loads, output.splitlines())}


def pango(folder):
    flags = subprocess.run(["pkg-config", "--cflags", "--libs", "pangocairo"], check=True,
                           capture_output=True, text=True).stdout.split()
    driver = f"{folder}/pango_bench"
    subprocess.run([shutil.which("cc") or "gcc", "-O2", f"{HERE}/pango_bench.c", "-o", driver] + flags,
                   check=True)
    configuration = f"{folder}/fonts.conf"
    with open(configuration, "w", encoding="utf-8") as file:
        file.write(f"<fontconfig><dir>{ROOT}/fonts</dir><cachedir>{folder}/cache</cachedir></fontconfig>")
    output = subprocess.run([driver, folder, str(ROUNDS)], check=True, capture_output=True, text=True,
                            env={**os.environ, "FONTCONFIG_FILE": configuration}).stdout
    return {name: float(figure) for name, figure in map(str.split, output.splitlines())}


def skia(folder):
    packages = f"{folder}/packages"
    subprocess.run([sys.executable, "-m", "pip", "install", "-q", "--target", packages, "skia-python"],
                   check=True, stdout=sys.stderr)
    sys.path.insert(0, packages)
    import skia  # pylint: disable=import-outside-toplevel,import-error
    layout = skia.textlayout
    provider = layout.TypefaceFontProvider()
    for file, family in [("Inter-Regular.otf", "Inter"), ("NotoSansCJKsc-Regular.otf", "Noto Sans CJK SC")]:
        provider.registerTypeface(skia.Typeface.MakeFromFile(f"{ROOT}/fonts/{file}"), family)
    fonts = layout.FontCollection()
    fonts.setDefaultFontManager(provider)
    style = layout.ParagraphStyle()
    words = layout.TextStyle()
    words.setFontFamilies(["Inter", "Noto Sans CJK SC"])
    words.setFontSize(17)
    unicode = skia.Unicodes.ICU.Make() if hasattr(skia, "Unicodes") else None

    def measure(text, width):
        builder = (layout.ParagraphBuilder.make(style, fonts, unicode) if unicode
                   else layout.ParagraphBuilder.make(style, fonts))
        builder.pushStyle(words)
        builder.addText(text)
        paragraph = builder.Build()
        paragraph.layout(width)
        return paragraph.Height

    figures = {}
    for name in FILES:
        with open(f"{folder}/{name}.txt", encoding="utf-8") as file:
            lines = file.read().splitlines()
        size, width = len(lines) // (ROUNDS + 1), 1e6 if name in ["labels", "letters"] else 300
        cold, warm = [], []
        for number in range(ROUNDS + 1):
            part = lines[number * size:(number + 1) * size]
            start = time.perf_counter()
            for text in part:
                measure(text, width)
            middle = time.perf_counter()
            for _ in part:
                measure(part[0], width)
            cold.append((middle - start) / size)
            warm.append((time.perf_counter() - middle) / size)
        figures[f"{name}-cold"] = statistics.median(cold[1:]) * 1e6
        figures[f"{name}-warm"] = statistics.median(warm[1:]) * 1e6
    return figures


def main():
    with tempfile.TemporaryDirectory() as folder:
        strings(folder)
        ours, theirs = own(folder), {"Pango": pango(folder), "Skia": skia(folder)}
    print("| microseconds a string | Maquette | Pango | Skia | the faster by ours |")
    print("| --- | --- | --- | --- | --- |")
    for case in CASES:
        peers = [figures[case] for figures in theirs.values()]
        print(f"| {case} | {ours[case]:.1f} | {peers[0]:.1f} | {peers[1]:.1f} | {min(peers) / ours[case]:.1f}x |")


if __name__ == "__main__":
    main()

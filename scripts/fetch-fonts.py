#!/usr/bin/env python3
"""Downloads the fonts that Maquette draws with and writes subsets of them to fonts/.

Steps:
  1. installs fonttools (pinned) into a temporary directory with pip;
  2. downloads Debian 12's font packages, pinned by version and SHA-256, from Debian's mirror
     (or takes them from --packages DIR);
  3. removes hinting, and glyphs and features that screens do not need;
  4. copies the hyphenation dictionaries unchanged;
  5. writes fonts/*.otf|ttf, fonts/hyphenation/*.dic, fonts/README.md and fonts/LICENSES/.

The output is identical on every run. Nothing is installed on the system.
Usage: scripts/fetch-fonts.py [--packages DIR] [--output DIR] [--only NAME]
"""
import argparse
import hashlib
import io
import lzma
import pathlib
import subprocess
import sys
import tarfile
import tempfile
import urllib.error
import urllib.request

FONTTOOLS = "fonttools==4.68.0"
MIRRORS = [
    "https://deb.debian.org/debian/pool/main/",
    "https://snapshot.debian.org/archive/debian/20240701T000000Z/pool/main/",
]

# Package: source package, version, file name, SHA-256.
PACKAGES = {
    "fonts-inter": (
        "fonts-inter", "4.0~beta7+ds-1", "fonts-inter_4.0~beta7+ds-1_all.deb",
        "6afd9014550e04b58bccf64b94f92ae1dbfd8018489b92de835408970234c24c"),
    "fonts-noto-cjk": (
        "fonts-noto-cjk", "1:20220127+repack1-1", "fonts-noto-cjk_20220127+repack1-1_all.deb",
        "4a2515eb6db3978b897fef9709ed0d2b1f4c6c4df4d83d6c4ef65f71f1b1f502"),
    "fonts-noto-core": (
        "fonts-noto", "20201225-1", "fonts-noto-core_20201225-1_all.deb",
        "58f4f0bb6720f919f92096b3508e1412a0f1544424ade6c5b5bf1eb694dd64ba"),
    "fonts-croscore": (
        "fonts-noto", "20201225-1", "fonts-croscore_20201225-1_all.deb",
        "64904820b729ff40038f85683004e3b94b328d969bc0fbba263c58d635452923"),
    "fonts-noto-color-emoji": (
        "fonts-noto-color-emoji", "2.042-0+deb12u1", "fonts-noto-color-emoji_2.042-0+deb12u1_all.deb",
        "a5ab0f69c7938423862320d9aca5dd187b3fd879d6a9a57dd52e17c3fa8d2751"),
    "fonts-jetbrains-mono": (
        "fonts-jetbrains-mono", "2.242+ds-3", "fonts-jetbrains-mono_2.242+ds-3_all.deb",
        "516b8e3bacc9a30cf615543fa1fdaf0c5312284f2c4459b7838fd008fd9936bc"),
    "hyphen-en-us": (
        "hyphen", "2.8.8-7", "hyphen-en-us_2.8.8-7_all.deb",
        "04898d274f0ce015d504d4c594e63a2b7829e09b97f5c3179a7ccb6b53094be8"),
    "hyphen-en-gb": (
        "libreoffice-dictionaries", "1:7.5.0-1", "hyphen-en-gb_7.5.0-1_all.deb",
        "6996da82525ab4c009da791e268e0ff3f2b958b6f21d88fb10983888e296f638"),
}

# Hyphenation dictionaries: package and file, copied unchanged; one package contains both licenses.
DICTIONARIES = [("hyphen-en-us", "hyph_en_US.dic"), ("hyphen-en-gb", "hyph_en_GB.dic")]

# The characters of Western text: Latin with its common extensions, Vietnamese, pinyin, Greek, Cyrillic,
# punctuation, currency, letterlike symbols, arrows, mathematics, technical symbols, shapes.
WESTERN = [
    (0x20, 0x7E), (0xA0, 0x17F), (0x18F, 0x192), (0x1A0, 0x1B0), (0x1CD, 0x1DC), (0x1E6, 0x1E7),
    (0x1F4, 0x1F5), (0x1F8, 0x21B), (0x237, 0x237), (0x259, 0x259), (0x2B0, 0x2FF), (0x300, 0x36F),
    (0x370, 0x3FF), (0x400, 0x45F), (0x462, 0x463), (0x472, 0x475), (0x490, 0x4FF), (0x1E80, 0x1EFF),
    (0x2000, 0x206F), (0x2070, 0x20CF), (0x2100, 0x21FF), (0x2200, 0x22FF), (0x2300, 0x23FF),
    (0x2460, 0x24FF), (0x2500, 0x27BF), (0x2B00, 0x2BFF), (0xFB00, 0xFB06), (0xFFFD, 0xFFFD),
]
WESTERN_FEATURES = ["ccmp", "locl", "mark", "mkmk", "kern", "tnum", "pnum", "case", "zero", "rlig"]

# Symbols that the text fonts lack: technical, shapes, dingbats, symbols, chess, dominoes.
SYMBOLS = [(0x2190, 0x21FF), (0x2300, 0x23FF), (0x2440, 0x245F), (0x25A0, 0x27BF), (0x2900, 0x297F),
           (0x2B00, 0x2BFF), (0x1F650, 0x1F67F), (0x1F780, 0x1F7D8), (0x1F800, 0x1F8AD)]

INTER_WEIGHTS = ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black"]
BOLD_SCRIPTS = ["Arabic", "Hebrew", "Thai", "Devanagari", "Armenian", "Bengali", "Georgian", "Gurmukhi",
                "Khmer", "Lao", "Tamil", "Telugu", "Gujarati", "Kannada", "Malayalam", "Oriya", "Sinhala",
                "Myanmar"]
REGULAR_SCRIPTS = ["Tibetan", "Ethiopic", "Thaana", "Cherokee"]
# Scripts for which the package has only a serif font.
SERIF_SCRIPTS = ["Tibetan"]

INTER = "usr/share/fonts/opentype/inter/"
NOTO = "usr/share/fonts/truetype/noto/"
CJK = "usr/share/fonts/opentype/noto/"
CROSCORE = "usr/share/fonts/truetype/croscore/"
JETBRAINS = "usr/share/fonts/truetype/jetbrains-mono/"


class Face:
    """A font file to write: its source, its subset and its description in the README."""

    def __init__(self, package, source, target, about, recipe):
        self.package, self.source, self.target = package, source, target
        self.about, self.recipe = about, recipe


def faces():
    def italic(weight):
        return "Italic" if weight == "Regular" else weight + "Italic"

    rows = []
    for weight in INTER_WEIGHTS:
        for style in (weight, italic(weight)):
            rows.append(Face("fonts-inter", f"{INTER}Inter-{style}.otf", f"Inter-{style}.otf",
                             "system font, text sizes", western))
    for weight in INTER_WEIGHTS:
        rows.append(Face("fonts-inter", f"{INTER}InterDisplay-{weight}.otf", f"InterDisplay-{weight}.otf",
                         "system font, display sizes", western))
    for weight in ("Regular", "Bold"):
        rows.append(Face("fonts-noto-cjk", f"{CJK}NotoSansCJK-{weight}.ttc", f"NotoSansCJKsc-{weight}.otf",
                         "Chinese, Japanese, Korean; simplified forms by default, others by language (locl)", cjk))
    for script in BOLD_SCRIPTS + REGULAR_SCRIPTS:
        for weight in ("Regular", "Bold") if script in BOLD_SCRIPTS else ("Regular",):
            name = f"Noto{'Serif' if script in SERIF_SCRIPTS else 'Sans'}{script}-{weight}.ttf"
            rows.append(Face("fonts-noto-core", NOTO + name, name, script, whole))
    for style in ("Regular", "Bold", "Italic", "BoldItalic"):
        name = f"NotoSerif-{style}.ttf"
        rows.append(Face("fonts-noto-core", NOTO + name, name, "serif design", western))
    for style in ("Regular", "Bold", "Italic", "BoldItalic"):
        name = f"JetBrainsMono-{style}.ttf"
        rows.append(Face("fonts-jetbrains-mono", JETBRAINS + name, name, "monospaced design", western))
    for family, about in (("Arimo", "same widths as Arial and Helvetica"),
                          ("Tinos", "same widths as Times New Roman"),
                          ("Cousine", "same widths as Courier New")):
        for style in ("Regular", "Bold", "Italic", "BoldItalic"):
            name = f"{family}-{style}.ttf"
            rows.append(Face("fonts-croscore", CROSCORE + name, name, about, western))
    rows.append(Face("fonts-noto-core", f"{NOTO}NotoSansSymbols2-Regular.ttf", "NotoSansSymbols2-Regular.ttf",
                     "symbols that the text fonts lack", symbols))
    rows.append(Face("fonts-noto-color-emoji", f"{NOTO}NotoColorEmoji.ttf", "NotoColorEmoji.ttf",
                     "color emoji (bitmaps, 136 pixels per em), unchanged", unchanged))
    return rows


# Recipes: functions from the source font's bytes to the bundled font's bytes.

def unchanged(data):
    return data


def whole(data):
    return cut(data, None, None)


def western(data):
    return cut(data, expanded(WESTERN), WESTERN_FEATURES)


def symbols(data):
    return cut(data, expanded(SYMBOLS), [])


def cjk(data):
    """The simplified Chinese font of the collection, with regional forms of common characters."""
    from fontTools.ttLib import TTFont
    font = TTFont(io.BytesIO(data), fontNumber=2, lazy=True, recalcTimestamp=False)
    keep_locl(font, {"JAN ": decoded("euc_jp", range(0xB0, 0xD0)),
                     "ZHT ": decoded("big5", range(0xA4, 0xC7))})
    characters = expanded([
        (0x20, 0x7E), (0xA0, 0xFF), (0x2010, 0x2027), (0x2030, 0x2030), (0x2032, 0x2033), (0x203B, 0x203C),
        (0x2049, 0x2049), (0x2116, 0x2116), (0x2160, 0x217F), (0x2190, 0x2199), (0x2460, 0x24FF),
        (0x25A0, 0x25FF), (0x3000, 0x303F), (0x3040, 0x30FF), (0x3100, 0x312F), (0x3131, 0x318E),
        (0x31A0, 0x31BF), (0x31F0, 0x31FF), (0x3200, 0x32FF), (0xFE10, 0xFE1F), (0xFE30, 0xFE4F),
        (0xFF00, 0xFFEF)])
    characters |= decoded("gb2312", range(0xA1, 0xF8))
    characters |= decoded("big5", range(0xA1, 0xC7))
    characters |= decoded("euc_jp", range(0xA1, 0xF5))
    characters |= expanded([(0xAC00, 0xD7A3)]) | decoded("euc_kr", range(0xA1, 0xC9))
    characters |= {ord(c) for c in "啲嘅咗嚟嗰嘢睇冇佢喺咁噉嗌攞搵諗瞓冧嘥揸氹乜嘞囉喎咩啱踎掟嬲脷焗㗎𨋢𠺢𥄫"}
    characters |= {ord(c) for c in "镕堃喆昇瑄玥珺彧淼焱犇骉懟"}
    return cut_font(font, characters, ["locl"])


def cut(data, characters, features):
    from fontTools.ttLib import TTFont
    return cut_font(TTFont(io.BytesIO(data), recalcTimestamp=False), characters, features)


def cut_font(font, characters, features):
    """Subsets `font`; None for `characters` means all characters, None for `features` the default features."""
    from fontTools import subset
    options = subset.Options()
    if features is not None:
        options.layout_features = features
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 7, 13, 14, 16, 17]
    options.drop_tables += ["vhea", "vmtx", "VORG", "BASE", "DSIG"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=font.getBestCmap() if characters is None else characters)
    subsetter.subset(font)
    if "hdmx" in font:
        del font["hdmx"]
    out = io.BytesIO()
    font.save(out, reorderTables=True)
    return out.getvalue()


def keep_locl(font, characters_by_language):
    """Drops language forms except those of the named languages' listed characters."""
    cmap = font.getBestCmap()
    table = font["GSUB"].table
    wanted, kept = {}, set()
    for script in table.ScriptList.ScriptRecord:
        for language in script.Script.LangSysRecord:
            features = [table.FeatureList.FeatureRecord[i] for i in language.LangSys.FeatureIndex]
            lookups = {k for f in features if f.FeatureTag == "locl" for k in f.Feature.LookupListIndex}
            listed = characters_by_language.get(language.LangSysTag)
            for lookup in lookups if listed else ():
                kept.add(lookup)
                wanted.setdefault(lookup, set()).update(cmap[c] for c in listed if c in cmap)
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == "locl":
            record.Feature.LookupListIndex = [k for k in record.Feature.LookupListIndex if k in kept]
            record.Feature.LookupCount = len(record.Feature.LookupListIndex)
    for lookup, glyphs in wanted.items():
        for subtable in table.LookupList.Lookup[lookup].SubTable:
            subtable = getattr(subtable, "ExtSubTable", subtable)
            subtable.mapping = {a: b for a, b in subtable.mapping.items() if a in glyphs}


def expanded(ranges):
    return {c for first, last in ranges for c in range(first, last + 1)}


def decoded(encoding, leads):
    """The characters encoded by the two-byte codes with these lead bytes."""
    found = set()
    for lead in leads:
        for trail in list(range(0x40, 0x7F)) + list(range(0x80, 0xFF)):
            try:
                found |= {ord(c) for c in bytes([lead, trail]).decode(encoding)}
            except UnicodeDecodeError:
                continue
    return found


# Packages.

def package_files(name, directory):
    """The files of a Debian package by path, from `directory` or the network."""
    source, _, file, digest = PACKAGES[name]
    path = f"{source[:4] if source.startswith('lib') else source[0]}/{source}/{file}"
    data = None
    if directory:
        for candidate in sorted(pathlib.Path(directory).glob(name + "_*.deb")):
            data = candidate.read_bytes()
    for mirror in MIRRORS if data is None else []:
        try:
            with urllib.request.urlopen(mirror + path, timeout=300) as answer:
                data = answer.read()
            break
        except urllib.error.URLError as problem:
            print(f"{mirror}{path}: {problem}", file=sys.stderr)
    if data is None:
        sys.exit(f"error: {file} could not be downloaded; name a directory that contains it with --packages")
    if hashlib.sha256(data).hexdigest() != digest:
        sys.exit(f"error: {file} does not match its pinned SHA-256 {digest}")
    archive = tarfile.open(fileobj=io.BytesIO(lzma.decompress(member(data, b"data.tar.xz"))))
    return {m.name.removeprefix("./"): archive.extractfile(m).read() for m in archive if m.isfile()}


def member(data, name):
    """One member of an ar archive."""
    position = 8
    while position < len(data):
        header = data[position:position + 60]
        size = int(header[48:58])
        if header[:16].strip().rstrip(b"/") == name:
            return data[position + 60:position + 60 + size]
        position += 60 + size + size % 2
    sys.exit(f"error: a package has no {name.decode()}")


def with_fonttools():
    """Makes fonttools importable from a temporary directory; the directory exists as long as the result."""
    home = tempfile.TemporaryDirectory(prefix="maquette-fonttools-")
    subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check",
                    "--root-user-action=ignore", "--target", home.name, FONTTOOLS], check=True)
    sys.path.insert(0, home.name)
    return home


# Writing.

def dictionary_license(copyright_file, names):
    """The paragraphs of a Debian copyright file about the dictionaries."""
    parts = copyright_file.decode().split("\n\n")
    wanted = [p for p in parts if any(p.startswith("Files: ") and p.split("\n")[0].endswith(n) for n in names)]
    return "\n\n".join(wanted).strip() + "\n"


def write_dictionaries(output, packages):
    (output / "hyphenation").mkdir(exist_ok=True)
    for package, name in DICTIONARIES:
        files = package_files(package, packages)
        (output / "hyphenation" / name).write_bytes(files[f"usr/share/hyphen/{name}"])
        text = files[f"usr/share/doc/{package}/copyright"]
    names = [name for _, name in DICTIONARIES]
    (output / "LICENSES" / "hyphenation.copyright").write_text(dictionary_license(text, names))


def open_font_license(copyright_file):
    """The license text from a Debian copyright file, in which it is indented by one space."""
    lines = copyright_file.decode().split("\n")
    start = next(i for i, line in enumerate(lines) if "SIL OPEN FONT LICENSE Version 1.1" in line)
    body = []
    for line in lines[start:]:
        if line and not line.startswith(" "):
            break
        body.append("" if line.strip() == "." else line[1:])
    return "\n".join(body).strip() + "\n"


def readme(rows):
    from fontTools.ttLib import TTFont
    text = [
        "# Fonts", "",
        "All glyphs that Maquette draws come from these files and from folders named with `--fonts`; system"
        " fonts are never read.",
        "This folder is written by `scripts/fetch-fonts.py`; do not edit it manually.",
        "Hinting is removed, and so are characters and features that screens do not need.", "",
        "All files are under the SIL Open Font License 1.1 (`LICENSES/OFL-1.1.txt`); the copyright"
        " files of the packages are in the same folder.",
        "None of the families declares a Reserved Font Name in its files, so the subsets keep their names.",
        "Noto Sans CJK derives from Source Han Sans, whose reserved name \"Source\" it does not use.",
        "Arimo, Tinos and Cousine are Google's own release in Debian's fonts-noto 20201225, whose files,"
        " copyright file and later sources (github.com/notofonts/Arimo) name the Open Font License 1.1 and no"
        " Reserved Font Name.",
        "The notice \"with Reserved Font Arimo, Tinos and Cousine\" is part of the license of the Liberation"
        " fonts 2, which are another distribution of the same designs; nothing here is taken from it.",
        "JetBrains Mono's package names Apache 2.0 for the sources; the font files themselves declare the"
        " Open Font License.",
        "", "| file | use | bytes | font version | Debian package |", "| --- | --- | --- | --- | --- |"]
    for face, data in rows:
        font = TTFont(io.BytesIO(data))
        version = str(font["name"].getDebugName(5)).split(";")[0].removeprefix("Version ")
        text.append(f"| {face.target} | {face.about} | {len(data)} | {version} |"
                    f" {face.package} {PACKAGES[face.package][1]} |")
    text += ["", f"In total {sum(len(data) for _, data in rows)} bytes.", "", "## Copyright", ""]
    text += [
        "- hyphenation/hyph_en_US.dic: American English, by the TeX Users Group and László Németh, and",
        "  hyphenation/hyph_en_GB.dic: British English, by Dominik Wujastyk and Graham Toal; both may be copied,"
        " modified and redistributed with their license, which is in `LICENSES/hyphenation.copyright`"]
    seen = set()
    for face, data in rows:
        statement = str(TTFont(io.BytesIO(data))["name"].getDebugName(0))
        family = face.target.split("-")[0].split(".")[0]
        if family not in seen:
            seen.add(family)
            text.append(f"- {family}: {statement}")
    return "\n".join(text) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    root = pathlib.Path(__file__).resolve().parent.parent
    parser.add_argument("--packages", help="a directory that contains the .deb files")
    parser.add_argument("--output", default=root / "fonts", type=pathlib.Path)
    parser.add_argument("--only", default="", help="write only files whose name contains this, and no README")
    arguments = parser.parse_args()
    alive = with_fonttools()
    licenses = arguments.output / "LICENSES"
    licenses.mkdir(parents=True, exist_ok=True)
    rows, files = [], {}
    for face in faces():
        if arguments.only not in face.target:
            continue
        if face.package not in files:
            files[face.package] = package_files(face.package, arguments.packages)
        data = face.recipe(files[face.package][face.source])
        (arguments.output / face.target).write_bytes(data)
        rows.append((face, data))
        print(f"{face.target}: {len(data)} bytes", flush=True)
    for package in sorted(files):
        text = files[package][f"usr/share/doc/{package}/copyright"]
        (licenses / f"{package}.copyright").write_bytes(text)
        if package == "fonts-noto-color-emoji":
            (licenses / "OFL-1.1.txt").write_text(open_font_license(text))
    if not arguments.only:
        write_dictionaries(arguments.output, arguments.packages)
        (arguments.output / "README.md").write_text(readme(rows))
    alive.cleanup()


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Writes docs/fidelity.md: how the layout of real storyboards and xibs compares with Apple's, and why it differs.

    scripts/fidelity.py            writes the page
    scripts/fidelity.py --check    exits with 1 if the page is not what it would write

MAQUETTE_CORPUS names the folder of the corpus, ../shared/corpus by default; without a corpus the page stays as it is.
MAQUETTE_TOOL names the tool, the release binary by default.

The corpus provides `truth.py`, which reads a file into views with the frames that Xcode's Auto Layout saved in it and
tells which of these can be trusted. As in its `score.py`, the frames of views that are compared are removed from a copy
of the file before it is laid out.
"""
import collections
import concurrent.futures
import hashlib
import importlib.util
import json
import os
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PAGE = os.path.join(ROOT, "docs", "fidelity.md")
FOLDERS = ("ib", "ib2")
CLASSES = ("exact", "exact, insets", "soft", "text", "given")
TOLERANCES = (0.5, 1, 2)

# The first `toolsVersion` of the following release.
XCODES = (
    (8_000, "5 and 6"), (14_800, "7 to 10"), (19_000, "11 and 12"), (22_000, "13 and 14"), (24_000, "15 and 16"),
    (32_700, "26"), (1 << 31, "not recorded"),
)

# Elements with text of their own.
TEXT_ELEMENTS = ("label", "button", "textField", "textView", "segmentedControl")

View = collections.namedtuple("View", "folder project file tools device kind distance cause")


def class_of(view):
    """The class of a view in the tables; None for one that is not compared."""
    if view.get("suspect"):
        return None
    kind, sub = view.get("class"), view.get("sub")
    if kind == "geometry":
        return "soft" if sub != "exact" else "exact, insets" if view.get("env") else "exact"
    return kind if kind in ("text", "given") else None


def without_frames(path, truth, target):
    """Writes a copy of a file without the stored frames that a layout has to find."""
    wanted = {v["id"] for s in truth["scenes"] for v in s["views"] if v.get("class") in ("geometry", "text")}
    tree = ElementTree.parse(path)
    for element in tree.iter():
        if element.get("id") in wanted:
            for rect in [child for child in element if child.tag == "rect" and child.get("key") == "frame"]:
                element.remove(rect)
    tree.write(target, encoding="UTF-8", xml_declaration=True)


def layout(tool, path):
    """The frames by id that the tool computes on the file's own canvas."""
    run = subprocess.run(
        [tool, "layout", path, "--device", "canvas", "--json"], capture_output=True, text=True, timeout=120)
    frames = {}
    if run.returncode == 0:
        for screen in json.loads(run.stdout)["screens"]:
            for view in screen["views"]:
                frame = view["frame"]
                frames.setdefault(view["id"], [frame[key] for key in ("x", "y", "width", "height")])
    return frames


def cause(view, found, resized):
    """Why a view differs, told from the view alone; `resized` holds the ids of views with resized ones inside."""
    if found is None:
        return "no view of this id in the layout"
    difference = [abs(a - b) for a, b in zip(found, view["frame"])]
    width, height = (value > 0.5 for value in difference[2:])
    element = view["element"]
    if not width and not height:
        return "moved with the views around it"
    if view["id"] in resized:
        return "sized by a view inside"
    if element not in TEXT_ELEMENTS:
        return f"size of `{element}`"
    font = view.get("font") or {}
    if font.get("name") or font.get("family"):
        return f"`{element}` in {font.get('family') or font['name']}"
    if element != "label":
        return f"size of `{element}`"
    if view.get("numberOfLines", "1") != "1":
        return "`label` of several lines"
    return "`label` of one line: " + ("size" if width and height else "width" if width else "height")


def measured(job):
    """The compared views of a file."""
    tool, corpus, folder, path, scratch = job
    spec = importlib.util.spec_from_file_location("truth", os.path.join(corpus, "truth.py"))
    reader = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(reader)
    truth = json.loads(json.dumps(reader.load(path), default=str))
    root = os.path.join(corpus, folder)
    relative = os.path.relpath(path, root)
    target = os.path.join(scratch, folder, relative)
    without_frames(path, truth, target)
    frames = layout(tool, target)
    views = []
    for scene in truth["scenes"]:
        compared = [(v, class_of(v), frames.get(v["id"])) for v in scene["views"] if v.get("frame")]
        compared = [entry for entry in compared if entry[1]]
        parents = {v["id"]: v.get("parent") for v in scene["views"]}
        resized = set()
        for view, _, found in compared:
            if found and max(abs(a - b) for a, b in zip(found[2:], view["frame"][2:])) > 0.5:
                parent = parents.get(view["id"])
                while parent and parent not in resized:
                    resized.add(parent)
                    parent = parents.get(parent)
        for view, kind, found in compared:
            distance = max(abs(a - b) for a, b in zip(found, view["frame"])) if found else float("inf")
            why = None if distance <= 0.5 + 1e-6 else cause(view, found, resized)
            views.append(View(
                folder, relative.split(os.sep)[0], relative, truth.get("toolsVersion"), truth.get("device"), kind,
                distance, why))
    return views


def xcode(view):
    """The releases of Xcode that may have written a file."""
    try:
        version = int(view.tools.split(".")[0])
    except (AttributeError, ValueError):
        return "not recorded"
    return next(name for limit, name in XCODES if version < limit)


def device(view):
    """The kind of device whose canvas a file shows."""
    name = view.device or ""
    if not name:
        return "none (600 by 600)"
    if name.startswith("ipad"):
        return "iPad"
    home_button = name in ("retina3_5", "retina4_0", "retina4_7", "retina5_5")
    return "iPhone with a home button" if home_button else "iPhone without a home button"


def share(views, tolerance):
    """The percentage of views within a tolerance, as text."""
    if not views:
        return "–"
    return f"{100 * sum(v.distance <= tolerance + 1e-6 for v in views) / len(views):.1f}"


def table(header, rows):
    """A table in Markdown."""
    lines = ["| " + " | ".join(header) + " |", "| " + " | ".join("---" for _ in header) + " |"]
    return lines + ["| " + " | ".join(str(cell) for cell in row) + " |" for row in rows]


def grouped_table(name, views, key, order):
    """Shares within half a point by class, a row for each group."""
    rows = []
    for group in order:
        members = [v for v in views if key(v) == group]
        if members:
            rows.append([group, len({v.file for v in members})] + [
                f"{share(part, 0.5)} ({len(part)})" if part else "–"
                for part in ([v for v in members if v.kind == kind] for kind in CLASSES[:-1])])
    return table([name, "files"] + list(CLASSES[:-1]), rows)


def cause_table(views):
    """What differs, the most views first."""
    groups = collections.defaultdict(list)
    for view in views:
        if view.cause and view.kind != "given":
            groups[view.cause].append(view)
    rows = sorted(groups.items(), key=lambda item: (-len(item[1]), item[0]))
    few = [item for item in rows if len(item[1]) < 5]
    shown = [item for item in rows if len(item[1]) >= 5]
    if few:
        shown.append((f"{len(few)} others of fewer than 5 views each", [v for _, part in few for v in part]))
    return table(
        ["cause", "views", "files", "projects", "classes"],
        [[name, len(part), len({v.file for v in part}), len({v.project for v in part}),
          ", ".join(f"{kind} {count}" for kind, count in collections.Counter(v.kind for v in part).most_common())]
         for name, part in shown])


def half(view):
    """The half of the projects that a project belongs to, from the MD5 digest of its name."""
    return "first" if int(hashlib.md5(view.project.encode()).hexdigest(), 16) % 2 == 0 else "second"


def page(views):
    """The text of docs/fidelity.md."""
    lines = [
        "# Fidelity of layout", "",
        "Written by `scripts/fidelity.py`; `scripts/test` fails when it is out of date.", "",
        "Xcode saves in every view of a storyboard or xib the frame that its own Auto Layout computed for the canvas.",
        "These frames are removed from copies of real files, the copies are laid out, and the frames are compared.",
        "A view counts as matched if all of x, y, width and height are within the tolerance.", "",
        "| class | views |", "| --- | --- |",
        "| exact | fixed by required constraints alone |",
        "| exact, insets | the same, with safe-area insets or layout margins, which no file states |",
        "| soft | decided by priorities, inequalities or the sizes of images and controls |",
        "| text | depends on the size of text in a font of Apple's |",
        "| given | stored positions that are inputs; shows that files are read correctly |", "",
        "The first rules for canvases were fitted to `ib`; `ib2` holds other projects, in two halves.",
        "A rule that was found in one half stays only if the other half gains by it, or does not lose.", "",
    ]
    for folder in FOLDERS:
        part = [v for v in views if v.folder == folder]
        files = len({v.file for v in part})
        lines += [f"## `{folder}`: {files} files with frames to compare, {len({v.project for v in part})} projects", ""]
        lines += table(
            ["class", "views"] + [f"within {t} pt, %" for t in TOLERANCES],
            [[kind, len(members)] + [share(members, t) for t in TOLERANCES]
             for kind, members in ((kind, [v for v in part if v.kind == kind]) for kind in CLASSES)])
        if folder == "ib2":
            lines += ["", "Its halves, within 0.5 points, in percent (views):", ""]
            lines += grouped_table("half", part, half, ["first", "second"])
        lines += ["", "Within 0.5 points by the Xcode that wrote the file, in percent (views):", ""]
        lines += grouped_table("Xcode", part, xcode, [name for _, name in XCODES])
        lines += ["", "By device:", ""]
        lines += grouped_table("device", part, device, sorted({device(v) for v in part}))
        lines += [""]
    lines += [
        "## What differs", "",
        "Views that are not within 0.5 points, in both folders, by the nearest cause that the view itself shows.", "",
    ]
    return "\n".join(lines + cause_table(views)) + "\n"


def main():
    corpus = os.path.abspath(os.environ.get("MAQUETTE_CORPUS", os.path.join(ROOT, "..", "shared", "corpus")))
    tool = os.path.abspath(os.environ.get("MAQUETTE_TOOL", os.path.join(ROOT, ".build", "release", "maquette")))
    if not all(os.path.isdir(os.path.join(corpus, folder)) for folder in FOLDERS):
        print(f"fidelity: no corpus at {corpus}; docs/fidelity.md is not compared")
        return 0
    with tempfile.TemporaryDirectory() as scratch:
        jobs = []
        for folder in FOLDERS:
            # Asset catalogues and images lie beside the files.
            subprocess.run(["cp", "-R", os.path.join(corpus, folder), scratch], check=True)
            for directory, _, names in os.walk(os.path.join(corpus, folder)):
                jobs += [(tool, corpus, folder, os.path.join(directory, name), scratch)
                         for name in names if name.endswith((".storyboard", ".xib"))]
        jobs.sort()
        with concurrent.futures.ProcessPoolExecutor() as pool:
            views = [view for part in pool.map(measured, jobs, chunksize=8) for view in part]
    text = page(views)
    if "--check" in sys.argv[1:]:
        known = open(PAGE, encoding="utf-8").read() if os.path.exists(PAGE) else ""
        print("fidelity: docs/fidelity.md is " + ("current" if known == text else "out of date; run scripts/fidelity.py"))
        return 0 if known == text else 1
    temporary = PAGE + ".new"
    with open(temporary, "w", encoding="utf-8") as file:
        file.write(text)
    os.replace(temporary, PAGE)
    return 0


if __name__ == "__main__":
    sys.exit(main())

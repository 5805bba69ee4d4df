#!/usr/bin/env python3
"""Compares drawing and encoding of the three scenes in a folder with Cairo, Skia, libpng and headless Chromium.

The folder contains scene.json, scene_NAME.txt, assets and the drivers of the other libraries (src/draw_cairo.cpp,
draw_py.py, html.py, chromium_bench.py); it is copied first and not modified. Rounds of Maquette and of the others
alternate. Drawing and encoding are measured in processor time on one thread, because wall clock times cannot be
compared on a busy machine. Whole screens, processes and two threads are measured in wall clock time; for two threads
the fastest round counts, otherwise the median.

Needs swift, a C++ compiler, pkg-config, libcairo2-dev, libfreetype-dev, libpng-dev and python3 with Pillow; for the
comparison with Skia and Chromium also skia-python, and chromium with playwright. With --save the tables are written to
results-raster-DATE.md.
"""

import argparse
import datetime
import glob
import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
SCENES = ["chat", "settings", "photo"]
DRAW_BARS = {"chat": 0.5, "settings": 0.7, "photo": 0.5}
ENCODE_BARS = {"chat": (8, 1.12), "settings": (8, 1.12), "photo": (12, 1.2)}
DEVICE = "390x844@3"


def run(command, **options):
    return subprocess.run(command, check=True, capture_output=True, text=True, **options).stdout


def rows(text):
    return [json.loads(line) for line in text.splitlines() if line.startswith("{")]


def prepare(source, folder):
    """Copies the folder, changes the clock of the drivers to processor time, and compiles them."""
    shutil.copytree(source, folder, dirs_exist_ok=True)
    for path in glob.glob(f"{folder}/**", recursive=True):
        os.chmod(path, 0o755)
    header = f"{folder}/src/scene.h"
    with open(header, encoding="utf-8") as file:
        text = file.read().replace("CLOCK_MONOTONIC", "CLOCK_PROCESS_CPUTIME_ID")
    with open(header, "w", encoding="utf-8") as file:
        file.write(text)
    for name in ["bin", "out"]:
        os.makedirs(f"{folder}/{name}", exist_ok=True)
    from PIL import Image  # pylint: disable=import-outside-toplevel,import-error
    for path in glob.glob(f"{folder}/assets/*.jpg"):
        Image.open(path).convert("RGBA").save(path[:-4] + ".png", compress_level=6)
    flags = run(["pkg-config", "--cflags", "--libs", "cairo", "cairo-ft", "libpng", "freetype2"]).split()
    run(["c++", "-O2", "-std=c++17", "src/draw_cairo.cpp", "-o", "bin/draw_cairo"] + flags, cwd=folder)
    run(["cc", "-O2", f"{HERE}/png_bench.c", "-o", f"{folder}/bin/png_bench", "-lpng"])
    run([sys.executable, "html.py"], cwd=folder)


def median(values):
    return statistics.median(values) if values else float("nan")


def draw_and_encode(folder, rounds):
    """Milliseconds by library, scene and stage in alternating rounds; file sizes of Maquette and libpng."""
    figures, sizes = {}, {}

    def note(peer, scene, stage, value):
        figures.setdefault((peer, scene, stage), []).append(value)

    for _ in range(rounds):
        output = run([f"{ROOT}/.build/release/dev", "bench", "raster", folder, f"{folder}/out"], cwd=ROOT)
        for row in rows(output):
            if row["threads"] == 1:
                note("ours", row["scene"], row["stage"], row["processorMilliseconds"])
            note("ours", row["scene"], f"{row['stage']}-{row['threads']}", row["fastestMilliseconds"])
            if "bytes" in row:
                sizes["ours", row["scene"]] = row["bytes"]
        for row in rows(run(["bin/draw_cairo", "30"], cwd=folder)):
            note("cairo", row["scene"], "draw", row["warm_ms"])
        skia = subprocess.run([sys.executable, "draw_py.py", "skia", "20"], cwd=folder, capture_output=True,
                              text=True, check=False)
        for row in rows(skia.stdout):
            note("skia", row["scene"], "draw", row["warm_ms"])
        pictures = [f"out/ours_{scene}.png" for scene in SCENES]
        for scene, line in zip(SCENES, run(["bin/png_bench", "5"] + pictures, cwd=folder).splitlines()):
            _, value, size = line.split()
            note("libpng", scene, "encode", float(value))
            sizes["libpng", scene] = int(size)
    return figures, sizes


def own_screens(rounds):
    """Milliseconds of whole screens, including layout, by scene, number of threads and figure."""
    figures = {}
    for _ in range(rounds):
        for row in rows(run([f"{ROOT}/.build/release/dev", "bench", "raster"], cwd=ROOT)):
            if row["stage"] == "whole":
                for name in ["medianMilliseconds", "fastestMilliseconds", "processorMilliseconds"]:
                    figures.setdefault((row["scene"], row["threads"], name), []).append(row[name])
    return figures


def process(command, count, **options):
    """Milliseconds of whole processes, without the first."""
    times = []
    for index in range(count + 1):
        start = time.perf_counter()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options)
        if index:
            times.append((time.perf_counter() - start) * 1e3)
    return times


def own_process(scene, folder, count):
    command = [f"{ROOT}/.build/release/maquette", f"Benchmarks/screens/{scene}.screen.yaml", "--device", DEVICE,
               "-o", f"{folder}/out/screen_{scene}.png"]
    times = process(command, count, cwd=ROOT)
    # Measured in a separate process, so that only this child counts.
    script = ("import resource,subprocess,sys;subprocess.run(sys.argv[1:],check=True,stdout=subprocess.DEVNULL);"
              "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)")
    peak = int(run([sys.executable, "-c", script] + command, cwd=ROOT))
    return times, peak


def chromium(folder, count):
    """Times of screenshots in a running browser and of whole processes; empty if Chromium is not installed."""
    program = shutil.which("chromium")
    if not program:
        return {}, {}
    warm = subprocess.run([sys.executable, "chromium_bench.py", str(count)], cwd=folder, capture_output=True,
                          text=True, check=False)
    shots = {row["scene"]: row for row in rows(warm.stdout) if "scene" in row}
    cold = {}
    for scene in SCENES:
        command = [program, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                   "--allow-file-access-from-files", "--force-device-scale-factor=3", "--window-size=390,844",
                   f"--screenshot=out/cold_{scene}.png", f"file://{folder}/out/{scene}.html"]
        cold[scene] = process(command, 5, cwd=folder)
    return shots, cold


def draw_table(figures):
    lines = ["| scene | Maquette | Cairo | ratio | target | Skia (PyPI) | ratio |", "| --- | --- | --- | --- | --- | --- | --- |"]
    for scene in SCENES:
        own, cairo = (median(figures.get((peer, scene, "draw"), [])) for peer in ["ours", "cairo"])
        pairs = [a / b for a, b in zip(figures["ours", scene, "draw"], figures["cairo", scene, "draw"])]
        skia = median(figures.get(("skia", scene, "draw"), []))
        lines.append(f"| {scene} | {own:.2f} | {cairo:.2f} | {median(pairs):.2f} | {DRAW_BARS[scene]} "
                     f"| {skia:.2f} | {own / skia:.2f} |")
    return lines


def encode_table(figures, sizes):
    lines = ["| scene | Maquette | libpng | ratio | target | bytes | libpng's bytes | ratio | target |",
             "| --- | --- | --- | --- | --- | --- | --- | --- | --- |"]
    for scene in SCENES:
        own, theirs = median(figures["ours", scene, "encode"]), median(figures["libpng", scene, "encode"])
        ours, libpng = sizes["ours", scene], sizes["libpng", scene]
        speed, size = ENCODE_BARS[scene]
        lines.append(f"| {scene} | {own:.1f} | {theirs:.1f} | 1/{theirs / own:.1f} | 1/{speed} | {ours:,} | {libpng:,} "
                     f"| {ours / libpng:.2f} | {size} |")
    return lines


def threads_table(figures):
    lines = ["| scene | draw, one thread | two | ratio | encode, one thread | two | ratio |",
             "| --- | --- | --- | --- | --- | --- | --- |"]
    for scene in SCENES:
        cells = []
        for stage in ["draw", "encode"]:
            one, two = (min(figures["ours", scene, f"{stage}-{count}"]) for count in [1, 2])
            cells.append(f"{one:.2f} | {two:.2f} | {two / one:.2f}")
        lines.append(f"| {scene} | {' | '.join(cells)} |")
    return lines


def whole_table(screens, processes, shots, cold):
    lines = ["| scene | Maquette, warm | two threads | Chromium's screenshot | ratio | process | Chromium's process | ratio "
             "| peak MiB |",
             "| --- | --- | --- | --- | --- | --- | --- | --- | --- |"]
    for scene in SCENES:
        one = median(screens[scene, 1, "medianMilliseconds"])
        two = median(screens[scene, 2, "medianMilliseconds"])
        shot = shots.get(scene, {}).get("screenshot_ms", float("nan"))
        times, peak = processes[scene]
        own, theirs = median(times), median(cold.get(scene, []))
        lines.append(f"| {scene} | {one:.1f} | {two:.1f} | {shot:.0f} | 1/{shot / one:.1f} | {own:.0f} | {theirs:.0f} "
                     f"| 1/{theirs / own:.1f} | {peak / 1024:.0f} |")
    return lines


def batch_lines():
    figures = {row["workers"]: row for row in rows(run([f"{ROOT}/.build/release/dev", "bench", "batch"], cwd=ROOT))}
    one, two = (figures[count]["fastestMilliseconds"] for count in [1, 2])
    return [f"Batch: the gallery on six devices ({figures[1]['pictures']} images) takes {one:.0f} with one worker and "
            f"{two:.0f} with two, the fastest of five runs each: {one / two:.2f}x (target 1.7)."]


def machine():
    model = next((line.split(":")[1].strip() for line in open("/proc/cpuinfo", encoding="utf-8")
                  if line.startswith("model name")), platform.machine())
    load = " ".join(f"{value:.1f}" for value in os.getloadavg())
    swift = run(["swift", "--version"]).splitlines()[0]
    return (f"{datetime.date.today()}, {model}, {os.cpu_count()} cores, load average {load}, {platform.system()} "
            f"{platform.machine()}, {swift}.")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", help="the scenes and the drivers of the other libraries")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--no-build", action="store_true", help="measure the existing build")
    parser.add_argument("--save", action="store_true", help="write results-raster-DATE.md")
    arguments = parser.parse_args()
    if not arguments.no_build:
        build = ["swift", "build", "-c", "release", "--product"]
        for product in ["dev", "maquette"]:
            subprocess.run(build + [product], cwd=ROOT, check=True, stdout=sys.stderr)
    with tempfile.TemporaryDirectory() as folder:
        prepare(arguments.folder, folder)
        before = machine()
        figures, sizes = draw_and_encode(folder, arguments.rounds)
        screens = own_screens(max(1, arguments.rounds // 2))
        processes = {scene: own_process(scene, folder, 20) for scene in SCENES}
        shots, cold = chromium(folder, 12)
    text = "\n".join(
        ["# Drawing and encoding compared with Cairo, Skia, libpng and Chromium", "", before,
         "Milliseconds of processor time on one thread unless stated otherwise; medians of rounds.", "",
         f"    Benchmarks/raster.py FOLDER --rounds {arguments.rounds}", "", "## Drawing", ""]
        + draw_table(figures) + ["", "## Encoding", ""] + encode_table(figures, sizes)
        + ["", "## Two threads, wall clock time, fastest of all rounds", ""] + threads_table(figures)
        + ["", "## Whole screens, wall clock time: layout, drawing and encoding", ""]
        + whole_table(screens, processes, shots, cold) + [""] + batch_lines()) + "\n"
    print(text)
    if arguments.save:
        with open(f"{HERE}/results-raster-{datetime.date.today()}.md", "w", encoding="utf-8") as file:
            file.write(text)


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Compares the speed of the constraint solver with Kiwi's on the same systems.

Downloads Kiwi's headers from PyPI into a temporary folder, compiles kiwi_bench.cpp with them, builds the
benchmark of this repository in release configuration, and runs both alternately; medians of --runs count.
With --memory, allocations.c counts allocations and peak memory too. With --save the tables are written to
results-solver-DATE.md next to this file. Needs python3 with pip, a C and C++17 compiler and swift.
"""

import argparse
import datetime
import glob
import json
import math
import os
import platform
import shutil
import statistics
import subprocess
import sys
import tarfile
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(HERE)
KIWI = "1.5.1"
SIZES = [10, 50, 100, 200, 500, 1000, 2000]


def kiwi_driver(folder):
    """Compiles the driver with Kiwi's headers and returns its path."""
    subprocess.run(
        [sys.executable, "-m", "pip", "download", "-q", "--no-deps",
         "--no-binary", ":all:", f"kiwisolver=={KIWI}", "-d", folder], check=True)
    archive = glob.glob(f"{folder}/kiwisolver-*.tar.gz")[0]
    with tarfile.open(archive) as source:
        source.extractall(folder, filter="data")
    headers = archive[: -len(".tar.gz")]
    compiler = shutil.which("clang++") or shutil.which("g++")
    driver = f"{folder}/kiwi_bench"
    subprocess.run(
        [compiler, "-O2", "-DNDEBUG", "-std=c++17", "-I", headers, f"{HERE}/kiwi_bench.cpp", "-o", driver],
        check=True)
    return driver


def kiwi_figures(driver, cap, workloads):
    """Milliseconds of build and resize by workload and number of views."""
    figures = {}
    for workload in workloads or [""]:
        output = subprocess.run(
            [driver, f"--cap={cap}"] + ([workload] if workload else []), check=True, capture_output=True,
            text=True).stdout
        for line in output.splitlines():
            words = line.split()
            if len(words) >= 6 and words[1].isdigit():
                figures[words[0], int(words[1])] = (float(words[3][:-2]), float(words[5][:-2]))
    return figures


def build():
    """Builds the benchmark in release configuration."""
    subprocess.run(["swift", "build", "-c", "release", "--product", "dev"], cwd=ROOT, check=True,
                   stdout=sys.stderr)


def own_figures(workloads):
    """Milliseconds of build and resize by workload and number of views."""
    output = subprocess.run(
        [f"{ROOT}/.build/release/dev", "bench", "solver"] + workloads, check=True, capture_output=True,
        text=True).stdout
    figures = {}
    for line in output.splitlines():
        row = json.loads(line)
        figures[row["workload"], row["views"]] = (
            row["buildMicroseconds"] / 1000, row["resizeMicroseconds"] / 1000)
    return figures


def medians(runs):
    """The medians of both figures over the runs that have them, by key."""
    keys = list(dict.fromkeys(key for run in runs for key in run))
    return {key: tuple(statistics.median(run[key][column] for run in runs if key in run)
                       for column in range(2)) for key in keys}


def memory(folder):
    """Markdown tables of peak memory, and of allocations by simplex steps."""
    shim = f"{folder}/allocations.so"
    subprocess.run(
        [shutil.which("cc") or "gcc", "-O2", "-fno-builtin", "-shared", "-fPIC", f"{HERE}/allocations.c",
         "-o", shim, "-ldl"], check=True)
    output = subprocess.run(
        [f"{ROOT}/.build/release/dev", "bench", "solver", "--allocations"], check=True, capture_output=True,
        text=True, env={**os.environ, "LD_PRELOAD": shim}).stdout
    rows = [json.loads(line) for line in output.splitlines()]
    peaks = {(row["workload"], row["views"]): row["bytes"] for row in rows if row["bench"] == "solver-peak"}
    lines = [
        "", "Peak memory while building, solving and resizing once, in bytes per view.", "",
        "| workload | " + " | ".join(f"N = {size}" for size in SIZES) + " |",
        "| --- |" + " --- |" * len(SIZES),
    ]
    for name in dict.fromkeys(name for name, _ in peaks):
        lines.append(
            f"| {name} | " + " | ".join(f"{peaks[name, size] / size:.0f}" for size in SIZES) + " |")
    lines += [
        "", "Allocations of one solve by its number of simplex steps; the structure is the same, the constants differ.",
        "", "| unknowns | fewest steps | allocations | most steps | allocations |",
        "| --- | --- | --- | --- | --- |",
    ]
    for row in rows:
        if row["bench"] == "solver-steps":
            lines.append(
                f"| {row['unknowns']} | {row['fewestSteps']} | {row['allocationsThen']} "
                f"| {row['mostSteps']} | {row['allocationsAtMost']} |")
    return "\n".join(lines) + "\n"


def ratio(kiwi, own, key, column):
    """Kiwi's time divided by Maquette's; a dash where Kiwi would take too long and is not run."""
    return f"{kiwi[key][column] / own[key][column]:.1f}x" if key in kiwi else "–"


def table(kiwi, own):
    """The Markdown table of ratios: build and solve / resize."""
    workloads = list(dict.fromkeys(name for name, _ in own))
    lines = [
        "| workload | " + " | ".join(f"N = {size}" for size in SIZES) + " | growth | resize at 10 |",
        "| --- |" + " --- |" * (len(SIZES) + 2),
    ]
    for name in workloads:
        cells = [
            f"{ratio(kiwi, own, (name, size), 0)} / {ratio(kiwi, own, (name, size), 1)}" for size in SIZES]
        growth = math.log(own[name, 2000][0] / own[name, 100][0]) / math.log(20)
        lines.append(
            f"| {name} | " + " | ".join(cells) + f" | {growth:.2f} | {own[name, 10][1] * 1000:.2f} µs |")
    return "\n".join(lines)


def machine():
    """A description of the machine in one line."""
    model = ""
    with open("/proc/cpuinfo", encoding="utf-8") as info:
        for line in info:
            if line.startswith("model name"):
                model = line.split(":", 1)[1].strip()
                break
    swift = subprocess.run(["swift", "--version"], capture_output=True, text=True).stdout.splitlines()[0]
    return f"{model}, {os.cpu_count()} cores, {platform.system()} {platform.machine()}; {swift}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("workloads", nargs="*", help="names of workloads; all by default")
    parser.add_argument("--cap", type=float, default=2, help="seconds after which Kiwi is not run with more views")
    parser.add_argument("--runs", type=int, default=1, help="number of alternating runs")
    parser.add_argument("--memory", action="store_true", help="also count allocations and memory")
    parser.add_argument("--save", action="store_true", help="write results-solver-DATE.md")
    arguments = parser.parse_args()
    build()
    own, kiwi = [], []
    with tempfile.TemporaryDirectory() as folder:
        driver = kiwi_driver(folder)
        for _ in range(arguments.runs):
            own.append(own_figures(arguments.workloads))
            kiwi.append(kiwi_figures(driver, arguments.cap, arguments.workloads))
        tail = memory(folder) if arguments.memory else ""
    own, kiwi = medians(own), medians(kiwi)
    text = (
        "# Solver compared with Kiwi\n\n"
        f"{datetime.date.today()}, {machine()}; Kiwi {KIWI}; "
        f"runs: {arguments.runs}; load average {os.getloadavg()[1]:.0f}.\n"
        "Kiwi is measured in processor time, Maquette in wall clock time; the fastest of several repetitions "
        "counts.\n"
        "Cells: Kiwi's time divided by Maquette's, for building and solving / resizing the root; "
        "growth is the exponent of Maquette's time from 100 to 2000 views.\n\n" + table(kiwi, own) + "\n" + tail)
    print(text)
    if arguments.save:
        with open(f"{HERE}/results-solver-{datetime.date.today()}.md", "w", encoding="utf-8") as file:
            file.write(text)


if __name__ == "__main__":
    main()

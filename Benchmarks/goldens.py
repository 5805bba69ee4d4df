#!/usr/bin/env python3
"""Measures `maquette test` on 1,000 pictures: 20 screens with shadows in 50 variants.

Prints pictures per second of wall clock and processor time per picture, of a run in which all are equal, of one with
a result cache, and of one in which all differ. With --memory, prints how resident memory grows in a run of 10,000
pictures (200 screens), and ends with 1 if the peak of one in which all are equal grows by 10 MB or more after picture
1,000. Needs scripts/build-release first.
"""

import argparse
import os
import pty
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import threading
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
WORDS = "Invoices Messages Travel Photos Music Weather Library Health Garden Kitchen".split()


def screen(number, red):
    """Returns a screen: a heading, seven cards with shadows and a button."""
    cards = []
    for card in range(7):
        words = [WORDS[(number * 3 + card + word) % len(WORDS)] for word in range(6)]
        cards.append(f"""\
        - id: card{card}
          class: UIView
          backgroundColor: systemBackground
          cornerRadius: {8 + (number + card) % 7}
          layer.shadowColor: black
          layer.shadowOpacity: 0.3
          layer.shadowRadius: {4 + (number + card) % 9}
          layer.shadowOffset: [0, {card % 4}]
          subviews:
            - {{id: title{card}, class: UILabel, text: "{words[0]} {card + 1}", font: headline}}
            - {{id: detail{card}, class: UILabel, text: "{' '.join(words)}", font: body, numberOfLines: 2, textColor: secondaryLabel}}
            - {{id: switch{card}, class: UISwitch, isOn: {'yes' if card % 2 else 'no'}}}
          constraints:
            - title{card}.top == card{card}.top + 10
            - title{card}.leading == card{card}.leading + 12
            - detail{card}.top == title{card}.bottom + 4
            - detail{card}.leading == card{card}.leading + 12
            - detail{card}.trailing == switch{card}.leading - 12
            - detail{card}.bottom == card{card}.bottom - 10
            - switch{card}.trailing == card{card}.trailing - 12
            - switch{card}.centerY == card{card}.centerY
""")
    return f"""\
root:
  backgroundColor: "#{red}F2F7"
  subviews:
    - {{id: heading, class: UILabel, text: "{WORDS[number % len(WORDS)]}", font: largeTitle}}
    - id: stack
      class: UIStackView
      axis: vertical
      spacing: 14
      subviews:
{''.join(cards)}  constraints:
    - heading.top == safeArea.top + 8
    - heading.leading == safeArea.leading + 16
    - stack.top == heading.bottom + 14
    - stack.leading == safeArea.leading + 16
    - stack.trailing == safeArea.trailing - 16
"""


def write_screens(folder, red="F2", count=20):
    os.makedirs(f"{folder}/screens", exist_ok=True)
    for number in range(count):
        with open(f"{folder}/screens/screen{number:02}.screen.yaml", "w") as file:
            file.write(screen(number, red))


def write_configuration(folder, extra=""):
    with open(f"{folder}/.maquette.yaml", "w") as file:
        file.write(f"""\
goldens: goldens
output: out
{extra}screens:
  - path: screens/*.screen.yaml
    compare: picture
    devices: [iphone-se, iphone-8, iphone-x, iphone-13, iphone-15-pro-max]
    appearances: [light, dark]
    textSizes: [S, M, L, XL, XXL]
""")


def run(tool, folder, *arguments):
    """Runs `maquette test` and returns its exit code, seconds, processor seconds and peak memory in MB."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.monotonic()
    process = subprocess.Popen(
        [tool, "test", *arguments], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        env={**os.environ, "CI": ""})
    output = process.stdout.read().decode()
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.monotonic() - start
    return (os.waitstatus_to_exitcode(status), seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024,
            output.splitlines()[-1] if output else "")


def show(title, result):
    code, seconds, processor, memory, summary = result
    print(f"{title:32} {1000 / seconds:7.0f} pictures/s {processor:7.2f} ms CPU each {memory:6.0f} MB  exit {code}  {summary[:60]}",
          flush=True)


class Progress:
    """Reads how many screens a run says are done, as to a terminal."""

    def __init__(self):
        self.done = 0
        self.terminal, self.end = pty.openpty()
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        text = ""
        try:
            while chunk := os.read(self.terminal, 1 << 16):
                text = text[-40:] + chunk.decode(errors="replace")
                if counts := re.findall(r"(\d+) of \d+", text):
                    self.done = max(self.done, int(counts[-1]))
        except OSError:
            pass


def memory_of(process):
    """Returns the resident memory of a process and its peak so far in MB; None if it has ended."""
    try:
        with open(f"/proc/{process.pid}/status") as file:
            values = dict(line.split(":", 1) for line in file)
        return tuple(int(values[key].split()[0]) / 1024 for key in ("VmRSS", "VmHWM"))
    except (KeyError, OSError):
        return None


def watch_memory(title, tool, folder, *arguments):
    """Runs `maquette test`, prints its memory on the way, and returns the growth of its peak after picture 1,000."""
    progress = Progress()
    process = subprocess.Popen(
        [tool, "test", *arguments], cwd=folder, stdout=subprocess.DEVNULL, stderr=progress.end,
        env={**os.environ, "CI": "", "TERM": "xterm"})
    shown, first, last = [1000, 2000, 5000, 10_000], None, None
    print(title, flush=True)
    while process.poll() is None:
        # The count is read first: memory is not that of an earlier picture.
        done, memory = progress.done, memory_of(process)
        if memory:
            last = memory
            while shown and done >= shown[0]:
                print(f"  {shown.pop(0):6} pictures: {memory[0]:6.1f} MB, peak {memory[1]:6.1f} MB", flush=True)
                first = first or memory[1]
        time.sleep(0.02)
    print(f"  at the end:      {last[0]:6.1f} MB, peak {last[1]:6.1f} MB, exit {process.returncode}; "
          f"+{last[1] - first:.1f} MB after picture 1,000", flush=True)
    return last[1] - first


def measure_memory(tool, folder):
    """Watches runs of 10,000 pictures; returns the exit code."""
    write_configuration(folder)
    write_screens(folder, count=200)
    watch_memory("record", tool, folder, "--record", "all")
    growth = watch_memory("equal", tool, folder)
    watch_memory("equal, with a new cache", tool, folder, "--cache", "cache")
    growth = max(growth, watch_memory("equal, with a cache", tool, folder, "--cache", "cache"))
    return 1 if growth >= 10 else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tool", default=f"{ROOT}/.build/release/maquette")
    parser.add_argument("--keep", metavar="FOLDER", help="use this folder, and keep it")
    parser.add_argument("--memory", action="store_true", help="measure memory in runs of 10,000 pictures")
    arguments = parser.parse_args()
    folder = arguments.keep or tempfile.mkdtemp()
    os.makedirs(folder, exist_ok=True)
    try:
        if arguments.memory:
            return measure_memory(arguments.tool, folder)
        write_configuration(folder)
        write_screens(folder)
        show("record", run(arguments.tool, folder, "--record", "all"))
        for _ in range(3):
            show("equal", run(arguments.tool, folder))
        for _ in range(3):
            show("equal, with a cache", run(arguments.tool, folder, "--cache", "cache"))
        write_screens(folder, red="E2")
        show("all different", run(arguments.tool, folder))
        show("all different, no evidence", run(arguments.tool, folder, "--max-evidence", "0"))
        write_screens(folder)
    finally:
        if not arguments.keep:
            shutil.rmtree(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())

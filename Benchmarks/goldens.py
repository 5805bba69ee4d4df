#!/usr/bin/env python3
"""Measures `maquette test` on 1,000 pictures: 20 screens with shadows in 50 variants.

Prints pictures per second of wall clock and processor time per picture, of a run in which all are equal, of one with
a result cache, and of one in which all differ. Needs scripts/build-release first.
"""

import argparse
import os
import resource
import shutil
import subprocess
import tempfile
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


def write_screens(folder, red="F2"):
    os.makedirs(f"{folder}/screens", exist_ok=True)
    for number in range(20):
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


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tool", default=f"{ROOT}/.build/release/maquette")
    parser.add_argument("--keep", metavar="FOLDER", help="use this folder, and keep it")
    arguments = parser.parse_args()
    folder = arguments.keep or tempfile.mkdtemp()
    os.makedirs(folder, exist_ok=True)
    try:
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


if __name__ == "__main__":
    main()

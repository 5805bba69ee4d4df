#!/usr/bin/env python3
"""Measures `maquette preview --serve`: from saving a storyboard to the new picture in the page of headless Chromium.

Prints the median of each part in milliseconds: until the page is told, reading, layout, drawing and encoding in the
server, until the page has the data, and until the picture is decoded and shown. Needs python3, Chromium and
`scripts/build-release maquette-preview-server`.
"""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SERVER = os.path.join(ROOT, ".build", "release", "maquette-preview-server")


class Page:
    """A page in headless Chromium, operated over pipes."""

    def __init__(self, address, profile):
        requests, answers = os.pipe(), os.pipe()
        browser = next(name for name in ("chromium", "chromium-browser", "google-chrome") if shutil.which(name))
        command = [browser, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
                   "--no-first-run", "--user-data-dir=" + profile, "--window-size=1400,1000",
                   "--remote-debugging-pipe"]
        script = 'exec "$@" 3<&%d 4>&%d' % (requests[0], answers[1])
        self.process = subprocess.Popen(["/bin/bash", "-c", script, "sh"] + command,
                                        pass_fds=(requests[0], answers[1]), stdin=subprocess.DEVNULL,
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.requests, self.answers = requests[1], answers[0]
        self.buffer, self.count, self.session = b"", 0, None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.call("Page.navigate", url=address)

    def call(self, method, **parameters):
        self.count += 1
        message = {"id": self.count, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.requests, json.dumps(message).encode() + b"\0")
        while True:
            while b"\0" not in self.buffer:
                self.buffer += os.read(self.answers, 1 << 16)
            text, self.buffer = self.buffer.split(b"\0", 1)
            answer = json.loads(text)
            if answer.get("id") == self.count:
                return answer.get("result", {})

    def value(self, expression):
        answer = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        return answer.get("result", {}).get("value")

    def wait(self, condition):
        for _ in range(600):
            if self.value(condition):
                return
            time.sleep(0.05)
        raise SystemExit("never: " + condition)


def save(path, text):
    """Saves a file as editors do; returns the time."""
    with open(path + ".tmp", "w") as file:
        file.write(text)
    now = time.time()
    os.rename(path + ".tmp", path)
    return now


# Resolves when the pictures are replaced, and painted.
SHOWN = """new Promise(done => {
  const start = performance.now(); window.toldAt = 0;
  if (!window.listens) events.addEventListener('changed', () => { window.toldAt = performance.now(); });
  window.listens = true;
  const look = () => {
    const marks = performance.getEntriesByName('pictures shown').filter(item => item.startTime > start);
    if (!marks.length) return requestAnimationFrame(look);
    requestAnimationFrame(() => requestAnimationFrame(() => {
      const asked = performance.getEntriesByType('resource').filter(item => item.name.includes('live/scene')).pop();
      done({ origin: performance.timeOrigin, told: window.toldAt, data: asked.responseEnd,
        shown: marks.pop().startTime, painted: performance.now(),
        parts: Object.fromEntries(asked.serverTiming.map(item => [item.name, item.duration])) });
    }));
  };
  performance.clearResourceTimings();
  look();
})"""


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--runs", type=int, default=20)
    parser.add_argument("file", nargs="?", default=os.path.join(ROOT, "assets", "screens", "settings.storyboard"))
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        project = os.path.join(folder, "project")
        os.makedirs(project)
        path = os.path.join(project, os.path.basename(options.file))
        with open(options.file) as file:
            text = file.read()
        save(path, text)
        server = subprocess.Popen([SERVER, "--port", "0", "--", project], stdout=subprocess.PIPE,
                                  stderr=subprocess.DEVNULL, text=True)
        page = Page(server.stdout.readline().strip(), os.path.join(folder, "profile"))
        try:
            page.wait("typeof list !== 'undefined' && list && list.scenes.length > 0")
            page.value("location.hash = '#/scene/0'")
            page.wait("(document.querySelector('figure img') || {}).naturalWidth > 1")
            time.sleep(2)
            measure(page, path, text, options.runs)
        finally:
            page.process.terminate()
            server.terminate()


def measure(page, path, text, runs):
    """Saves the file again and again with another text."""
    start = text.index('text="') + len('text="')
    rows = []
    for run in range(runs + 3):
        page.call("Runtime.evaluate", expression="window.shown = " + SHOWN + "; 0")
        saved = save(path, text[:start] + "%d " % (run % 10) + text[start:])
        result = page.value("window.shown")
        at = lambda name: result["origin"] + result[name] - saved * 1000
        row = {"told": at("told")}
        row.update(result["parts"])
        row.update({"data in the page": at("data"), "picture in the page": at("shown"), "painted": at("painted")})
        rows.append(row)
        time.sleep(0.3)
    for name in rows[-1]:
        values = sorted(row[name] for row in rows[3:])
        print(f"{name:20} {statistics.median(values):8.1f} ms  ({values[0]:.1f} to {values[-1]:.1f})")


if __name__ == "__main__":
    main()

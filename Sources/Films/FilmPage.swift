import Files
import Geometry
import Maquette

/// The page of a film: its pictures, a slider over its time, and what happened. It needs no network.
struct FilmPage {
    let film: Film
    /// The pictures as base64, with their times in thousandths of a second.
    let frames: [(time: Int, png: String)]
    /// The size of the pictures in points.
    let size: Size

    /// The page.
    var text: String {
        let end = Film.milliseconds(film.end)
        let marks = film.captures.map { capture in
            let time = Film.milliseconds(capture.time)
            return "<button type=button data-time=\(time)>\(Self.escaped(capture.name)) "
                + "\(time.thousandths)</button>"
        }
        let images = frames.map { "[\($0.time),\"\($0.png)\"]" }.joined(separator: ",\n")
        let events = film.events.split(separator: "\n").map { line in
            "<li data-time=\(Self.milliseconds(of: line))>\(Self.escaped(String(line)))</li>"
        }
        let name = Self.escaped(film.name)
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <title>\(name)</title>
            <style>
            \(Self.style)
            </style>
            </head>
            <body>
            <h1>\(name)</h1>
            <main>
            <figure><img id="picture" alt="" width="\(Int(size.width.rounded(.up)))"></figure>
            <section>
            <p><button type="button" id="play">Play</button>
            <input type="range" id="time" min="0" max="\(end)" value="0" step="1" aria-label="Time">
            <output id="now">0.000</output> of \(end.thousandths) s</p>
            <p id="marks">\(marks.joined(separator: "\n"))</p>
            <ol id="events">
            \(events.joined(separator: "\n"))
            </ol>
            </section>
            </main>
            <script>
            const frames = [
            \(images)
            ], end = \(end);
            \(Self.program)
            </script>
            </body>
            </html>

            """
    }

    /// Returns the time that begins a line of an event log, in thousandths of a second.
    private static func milliseconds(of line: Substring) -> Int {
        Int(line.prefix { $0 != " " }.filter { $0 != "." }) ?? 0
    }

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { escaped, character in
            switch character {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            default: escaped.append(character)
            }
        }
    }

    private static let style = """
        body { font: 14px system-ui, sans-serif; margin: 1.5em; color: #222; background: #f2f2f2 }
        main { display: flex; gap: 1.5em; flex-wrap: wrap; align-items: flex-start }
        figure { margin: 0 }
        img { box-shadow: 0 0 0 1px #ccc; max-width: 100% }
        section { flex: 1; min-width: 20em }
        input { width: 20em; max-width: 100% }
        ol { font: 12px ui-monospace, monospace; list-style: none; padding: 0 }
        li { padding: .15em .3em; opacity: .4; white-space: pre-wrap }
        li.done { opacity: 1 }
        """

    /// Shows the picture of the slider's time; the arrow keys of a slider step through time.
    private static let program = """
        const picture = document.getElementById("picture"), slider = document.getElementById("time");
        const now = document.getElementById("now"), play = document.getElementById("play");
        const timed = Array.from(document.querySelectorAll("#events li"));
        let started = null, shown = -1;
        function show(time) {
          let index = 0;
          while (index + 1 < frames.length && frames[index + 1][0] <= time) index++;
          if (index !== shown) picture.src = "data:image/png;base64," + frames[shown = index][1];
          slider.value = time;
          now.value = (time / 1000).toFixed(3);
          for (const line of timed) line.classList.toggle("done", Number(line.dataset.time) <= time);
        }
        function stop() { started = null; play.textContent = "Play"; }
        function step(clock) {
          if (started === null) return;
          const time = Math.round(clock - started);
          show(Math.min(time, end));
          if (time < end) requestAnimationFrame(step); else stop();
        }
        play.onclick = () => {
          if (started !== null) return stop();
          const from = Number(slider.value) >= end ? 0 : Number(slider.value);
          play.textContent = "Stop";
          requestAnimationFrame(clock => { started = clock - from; step(clock); });
        };
        slider.oninput = () => { stop(); show(Number(slider.value)); };
        for (const mark of document.querySelectorAll("#marks button"))
          mark.onclick = () => { stop(); show(Number(mark.dataset.time)); };
        show(0);
        """
}

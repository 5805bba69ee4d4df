import Files
import Geometry
import Maquette
import Pages

/// The page of a film: its pictures, a slider over its time, and what happened. It needs no network.
struct FilmPage {
    let film: Film
    /// The pictures as base64, with their times in thousandths of a second.
    let frames: [(time: Int, png: String)]
    /// The size of the pictures in points.
    let size: Size

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
            \(FilmFiles.style)</style>
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
            \(FilmFiles.program)</script>
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
}

extension ReportPage {
    /// The controls of the program, hidden without it.
    static let controls = """
        <div id="controls">
        <div role="group" aria-label="Pictures">
        <button type="button" data-mode="difference">Difference</button>
        <button type="button" data-mode="sides">Side by side</button>
        <button type="button" data-mode="slider">Slider</button>
        <button type="button" data-mode="blink">Blink</button>
        </div>
        <label>Split <input type="range" id="split" min="0" max="100" value="50"></label>
        <label>Filter <input type="search" id="text"></label>
        <label>Reason <select id="reason"><option value="">all</option></select></label>
        <button type="button" id="allCauses" hidden>All causes</button>
        <button type="button" id="previous">Previous</button>
        <button type="button" id="next">Next</button>
        <details><summary>Keys</summary>
        <p>j, k: next and previous result. n, p: next and previous cluster. 1 to 4: pictures.
        Left and right: split. z: size of the pictures. /: filter. Escape: no filter.
        If the page is served, a: approve. A: approve all with the same causes.</p>
        </details>
        </div>
        """

    /// The number of approved results in a page that is served.
    static let approvalCount = """

        <p id="approved" aria-live="polite"></p>
        """

    static let style = """

        :root { color-scheme: light dark }
        body { font: 14px system-ui, sans-serif; margin: 0 1.5em 3em; line-height: 1.4 }
        header { position: sticky; top: 0; background: Canvas; padding: .5em 0; z-index: 2 }
        h1 { font-size: 1.3em; margin: .3em 0 }
        h1.failed::before { content: "\\2717  "; color: #c22 }
        h1.passed::before { content: "\\2713  "; color: #282 }
        h2 { font-size: 1.1em; overflow-wrap: anywhere }
        #controls { display: none }
        .scripted #controls { display: flex; flex-wrap: wrap; gap: .5em 1em; align-items: center }
        button[aria-pressed="true"] { background: Highlight; color: HighlightText }
        #causes span { opacity: .7 }
        #causes button { text-align: left }
        nav ol { max-height: 12em; overflow: auto; padding-left: 3em }
        nav li.current { background: Mark; color: MarkText }
        .scripted article:not(.current), .scripted [hidden] { display: none }
        article { border-top: 1px solid GrayText; padding: .5em 0 1.5em; scroll-margin-top: 9em }
        .clusters { max-height: 12em; overflow: auto }
        .pictures { display: flex; gap: 1em; align-items: flex-start; flex-wrap: wrap; overflow: auto }
        figure { margin: 0 }
        figcaption { opacity: .7 }
        .frame { position: relative; display: inline-block; line-height: 0; box-shadow: 0 0 0 1px GrayText }
        .frame img { max-width: 100%; max-height: 80vh; width: auto; height: auto }
        .zoomed .frame img { max-width: none; max-height: none; image-rendering: pixelated }
        .box { position: absolute; outline: 2px solid #f0f; pointer-events: none }
        .box.current { outline: 3px solid #06f }
        .clusters li.current { background: Mark; color: MarkText }
        [data-mode="sides"] .difference, [data-mode="slider"] .difference, [data-mode="blink"] .difference,
        [data-mode="difference"] .pictures:has(.difference) figure:not(.difference)
        { display: none }
        [data-mode="slider"] .pictures, [data-mode="blink"] .pictures { display: grid; justify-items: start }
        [data-mode="slider"] figure, [data-mode="blink"] figure { grid-area: 1 / 1 }
        [data-mode="slider"] figcaption, [data-mode="blink"] figcaption { visibility: hidden }
        [data-mode="slider"] .actual:not(:only-child) .frame { clip-path: inset(0 0 0 var(--split, 50%)) }
        [data-mode="blink"] .blinked .expected:not(:only-child) { visibility: hidden }
        [data-mode="blink"] .pictures:not(.blinked) .actual:not(:only-child) { visibility: hidden }
        #list li.approved a { opacity: .5 }
        #list li.approved a::after { content: " approved" }
        .answer.refused { color: #c22 }
        label:has(#split) { display: none }
        [data-mode="slider"] label:has(#split) { display: inline }
        pre { overflow: auto; max-height: 80vh; padding: .5em; border: 1px solid GrayText }
        del { color: #c22; text-decoration: none }
        ins { color: #282; text-decoration: none }

        """
}

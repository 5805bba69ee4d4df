import Files

/// The page of a gallery, with its style and its program. It needs no network; the data are scripts beside it.
///
/// Nothing of a project is part of the page: the program makes elements of the data with `textContent`. The content
/// security policy allows its own program, by digest, and files beside it.
struct GalleryPage {
    /// The content security policy: browsers call files on disk `file:`, and those of a server `'self'`.
    static let policy =
        "default-src 'none'; img-src 'self' file:; style-src \(ContentSecurityPolicy.source(ofInline: style)); "
        + "script-src \(ContentSecurityPolicy.source(ofInline: program)) 'self' file:; base-uri 'none'; form-action 'none'"

    private static let program = start + index + scene + inspector + map + keyboard

    /// The markup.
    var text: String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="\(GalleryPage.policy)">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="referrer" content="no-referrer">
        <title>Gallery</title>
        <style>\(GalleryPage.style)</style>
        </head>
        <body>
        <header id="bar">
        <a id="home" href="#/">Gallery</a>
        <input id="search" type="search" placeholder="Search scenes, classes, texts, images" \
        aria-label="Search" autocomplete="off" spellcheck="false">
        <button id="map" type="button" hidden title="Map of scenes and segues (m)">Map</button>
        <button id="problems" type="button" aria-pressed="false" title="Only scenes with problems (p)">Problems</button>
        <button id="theme" type="button" title="Light or dark (t)" aria-label="Light or dark">◐</button>
        <button id="help" type="button" title="Keys (?)" aria-label="Keys">?</button>
        </header>
        <main id="main"><noscript><p>The gallery needs JavaScript.</p></noscript></main>
        <dialog id="keys"><h2>Keys</h2><dl id="keylist"></dl><form method="dialog"><button>Close</button></form></dialog>
        <script>\(GalleryPage.program)</script>
        <script src="data/scenes.js"></script>
        </body>
        </html>

        """
    }
}

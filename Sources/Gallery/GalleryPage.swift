import Files
import Pages

/// The page of a gallery, with its style and its program. It needs no network; the data are scripts beside it.
///
/// Nothing of a project is part of the page: the program makes elements of the data with `textContent`. The content
/// security policy allows its own program, by digest, and files beside it.
package struct GalleryPage: Sendable {
    /// Whether the page is served, and asks its server for data and for what has changed.
    package let isLive: Bool

    /// Creates the page.
    package init(isLive: Bool = false) { self.isLive = isLive }

    /// The content security policy: browsers call files on disk `file:`, and those of a server `'self'`.
    package var policy: String {
        let inline = ContentSecurityPolicy.source(ofInline: program)
        let own = isLive ? "connect-src 'self'; img-src 'self'" : "img-src 'self' file:"
        return "default-src 'none'; \(own); style-src \(ContentSecurityPolicy.source(ofInline: style)); "
            + "script-src \(inline)\(isLive ? "" : " 'self' file:"); base-uri 'none'; form-action 'none'"
    }

    private var program: String { isLive ? GalleryFiles.servedProgram : GalleryFiles.program }

    private var style: String { isLive ? GalleryFiles.servedStyle : GalleryFiles.style }

    private var data: String { isLive ? "" : "<script src=\"data/scenes.js\"></script>\n" }

    /// The markup, with the policy, the style and the program in it.
    package var text: String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="\(policy)">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="referrer" content="no-referrer">
        <title>Gallery</title>
        <style>\(style)</style>
        </head>
        <body>
        \(GalleryFiles.body)\
        <script>\(program)</script>
        \(data)</body>
        </html>

        """
    }
}

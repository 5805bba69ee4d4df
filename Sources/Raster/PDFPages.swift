package import Scene
package import Typography

/// Exports display lists as the pages of a PDF 1.4, one unit per point, as `makePDF` does one; text can be searched and
/// copied.
///
/// The same lists give the same bytes.
package struct PDFPages {
    private var document = PDFDocument()
    private var fonts: PDFFonts?
    private let glyphs: GlyphSource
    private let encodePicture: (Pixmap) -> [UInt8]

    /// Starts a file.
    ///
    /// - Parameters:
    ///   - text: The source of glyphs.
    ///   - encodePicture: Encodes an opaque image as PNG, whose compressed rows are embedded.
    package init(text: TextEngine, encodePicture: @escaping (Pixmap) -> [UInt8]) {
        (glyphs, self.encodePicture) = (GlyphSource(text.library), encodePicture)
        fonts = PDFFonts(glyphs)
    }

    /// Adds a page, and returns the next bytes of the file.
    package mutating func add(_ list: DisplayList) -> [UInt8] {
        var writer = PDFWriter(size: list.size, glyphs: glyphs, encodePicture: encodePicture)
        (writer.document, writer.fonts) = (document, fonts)
        (document, fonts) = (PDFDocument(), nil)
        writer.write(list.commands)
        writer.finishPage()
        (document, fonts) = (writer.document, writer.fonts)
        return document.takeBytes()
    }

    /// Ends the file, and returns its last bytes.
    package mutating func finish() -> [UInt8] {
        fonts?.finish(&document)
        document.finish()
        return document.takeBytes()
    }
}

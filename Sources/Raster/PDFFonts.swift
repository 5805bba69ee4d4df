import Geometry
import Scene

/// The text of a PDF file that can be searched and copied: fonts whose glyphs are outlines (Type 3), with the
/// characters that they stand for.
///
/// A character that makes one glyph is a glyph of a font. A run of marks, ligatures or scripts that reorder is one
/// glyph, which stands for all of its text.
struct PDFFonts {
    /// A glyph of a font.
    private struct Entry: Hashable {
        var face: Int
        var glyphs: [GlyphRun.Glyph]
        var text: String
        /// The advance in thousandths of an em.
        var width: Int
    }

    /// The most glyphs of a font: codes are bytes from 1.
    private static let size = 255
    private let source: GlyphSource
    private var entries: [Entry] = []
    private var codes: [Entry: Int] = [:]
    /// The faces by their index.
    private var faces: [Int: GlyphRun.Face] = [:]
    /// The objects of the fonts, which are added at the end.
    private(set) var objects: [Int] = []

    /// Creates fonts of the glyphs of a source.
    init(_ source: GlyphSource) { self.source = source }

    /// Returns the operators that draw a run, without its color.
    mutating func text(of run: GlyphRun, in document: inout PDFDocument) -> String {
        faces[run.face.index] = run.face
        var content = "BT\n", font = -1
        func show(_ code: Int, at point: Point) {
            if code / PDFFonts.size != font {
                font = code / PDFFonts.size
                content += "/F\(font) 1 Tf\n"
            }
            let numbers = [run.size, 0, 0, -run.size, point.x, point.y].map(\.vectorText)
            let digits = String(code % PDFFonts.size + 1, radix: 16)
            content += numbers.joined(separator: " ") + " Tm <\(digits.count < 2 ? "0" : "")\(digits)> Tj\n"
        }
        for (entry, place) in parts(of: run) {
            show(code(of: entry, in: &document), at: run.origin + place)
        }
        return content + "ET\n"
    }

    /// The glyphs of a run, each with the place where it begins. They are in visual order, as viewers expect it.
    private func parts(of run: GlyphRun) -> [(Entry, Point)] {
        var scalars = Array(run.text.unicodeScalars)
        let isRightToLeft = scalars.contains(where: \.isRightToLeft)
        if isRightToLeft { scalars.reverse() }
        guard scalars.count == run.glyphs.count, isRightToLeft || scalars.allSatisfy(\.standsAlone) else {
            let start = Point(x: run.glyphs.map(\.position.x).min() ?? 0, y: 0)
            let text = scalars.reduce(into: "") { $0.unicodeScalars.append($1) }
            var whole = Entry(face: run.face.index, glyphs: [], text: text, width: 0)
            for glyph in run.glyphs {
                let place = (glyph.position - start) * (1 / run.size)
                whole.glyphs.append(GlyphRun.Glyph(id: glyph.id, position: place))
            }
            whole.width = thousandths((run.bounds.maxX - start.x) / run.size)
            return [(whole, start)]
        }
        return run.glyphs.indices.map { index in
            let glyph = run.glyphs[index]
            let entry = Entry(
                face: run.face.index, glyphs: [GlyphRun.Glyph(id: glyph.id, position: .zero)],
                text: String(scalars[index]), width: thousandths(source.advance(glyph.id, run.face)))
            return (entry, glyph.position)
        }
    }

    private func thousandths(_ ems: Double) -> Int { Int((min(max(0, ems), 1e6) * 1000).rounded()) }

    private mutating func code(of entry: Entry, in document: inout PDFDocument) -> Int {
        if let known = codes[entry] { return known }
        codes[entry] = entries.count
        if entries.count % PDFFonts.size == 0 { objects.append(document.reserve()) }
        entries.append(entry)
        return entries.count - 1
    }

    /// Adds the fonts.
    func finish(_ document: inout PDFDocument) {
        for (number, object) in objects.enumerated() {
            let start = number * PDFFonts.size
            let own = entries[start..<min(entries.count, start + PDFFonts.size)]
            let procedures = (["600 0 d0\n"] + own.map(procedure)).map { text in
                document.add("", stream: Array(text.utf8))
            }
            // Some viewers take the height of letters from an m.
            let names = ["/m"] + own.indices.map { "/g\($0 - start)" }
            let list = zip(names, procedures).map { "\($0) \($1) 0 R" }.joined(separator: " ")
            let map = document.add("", stream: Array(PDFFonts.characterMap(own.map(\.text)).utf8))
            document.set(
                object,
                to: "<</Type /Font /Subtype /Type3 /FontBBox [0 0 0 0] /FontMatrix [0.001 0 0 0.001 0 0] "
                    + "/FirstChar 0 /LastChar \(own.count) /Resources <<>> "
                    + "/Widths [600 \(own.map { "\($0.width)" }.joined(separator: " "))] "
                    + "/Encoding <</Type /Encoding /Differences [0 \(names.joined(separator: " "))]>> "
                    + "/CharProcs <<\(list)>> /ToUnicode \(map) 0 R>>")
        }
    }

    /// Returns the operators that draw a glyph, in thousandths of an em upward.
    private func procedure(of entry: Entry) -> String {
        var path = Path()
        for glyph in entry.glyphs {
            guard let face = faces[entry.face], let outline = source.outline(glyph.id, face) else { continue }
            let place = glyph.position * 1000
            path.elements +=
                outline.applying(
                    AffineTransform(a: 1000, b: 0, c: 0, d: -1000, tx: place.x, ty: -place.y)
                ).elements
        }
        guard let box = path.controlBounds, !path.isEmpty else { return "\(entry.width) 0 0 0 0 0 d1\n" }
        let corners = [box.minX, box.minY, box.maxX, box.maxY].map { $0.vectorText }
        return "\(entry.width) 0 \(corners.joined(separator: " ")) d1\n\(path.pdfText)f\n"
    }

    /// Returns the characters that the codes of a font stand for.
    private static func characterMap(_ texts: [String]) -> String {
        func hexadecimal(_ number: Int, _ digits: Int) -> String {
            let text = String(number, radix: 16, uppercase: true)
            return String(repeating: "0", count: max(0, digits - text.count)) + text
        }
        var text = """
            /CIDInit /ProcSet findresource begin
            12 dict begin
            begincmap
            /CMapName /Maquette def
            /CMapType 2 def
            1 begincodespacerange
            <00> <FF>
            endcodespacerange

            """
        // A list has at most 100 lines.
        for start in stride(from: 0, to: texts.count, by: 100) {
            let part = texts[start..<min(texts.count, start + 100)]
            text += "\(part.count) beginbfchar\n"
            for (index, characters) in part.enumerated() {
                // A text has at most 512 bytes.
                let units = characters.utf16.prefix(256).map { hexadecimal(Int($0), 4) }.joined()
                text += "<\(hexadecimal(start + index + 1, 2))> <\(units)>\n"
            }
            text += "endbfchar\n"
        }
        return text + "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n"
    }
}

extension Unicode.Scalar {
    /// Whether it is of a script that is written from right to left.
    fileprivate var isRightToLeft: Bool {
        switch value {
        case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }
}

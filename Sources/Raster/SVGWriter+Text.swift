import Geometry
import Scene
import Typography

extension SVGWriter {
    /// Draws glyphs as outlines and images, or as text in a named font.
    mutating func draw(_ run: GlyphRun, _ paint: Paint) {
        guard let faces, faces.indices.contains(run.face.index), !run.text.isEmpty, paint.isVisible else {
            fill(run.outlines(from: glyphs), paint)
            for picture in run.pictures(from: glyphs) { draw(picture) }
            return
        }
        let face = faces[run.face.index]
        let slant = !face.isItalic ? "" : " font-style=\"italic\""
        body +=
            "<text xml:space=\"preserve\" font-family=\"\(face.families)\" "
            + "font-size=\"\(run.size.vectorText)\" font-weight=\"\(face.weight)\"\(slant) "
            + "\(run.svgPlaces) \(attributes(of: paint))>\(run.text.escapedForXML)</text>\n"
    }
}

/// A font as live text refers to it.
struct SVGFace {
    var family: String
    /// The CSS font weight, 100 to 900.
    var weight: Int
    var isItalic: Bool
    /// Whether it substitutes the system font of Apple's devices, which then comes first in the family list.
    var isSystem: Bool

    fileprivate var families: String {
        let name = family.escapedForXML
        let last = family.contains("Mono") ? "monospace" : family.contains("Serif") ? "serif" : "sans-serif"
        return (isSystem ? "-apple-system, " : "") + "'\(name)', \(last)"
    }
}

extension SVGFace {
    /// Creates the reference to a face of a library.
    init(_ record: FontFaceRecord) {
        self.init(
            family: record.family, weight: record.weight.rawValue, isItalic: record.slant != .upright,
            isSystem: record.isShipped && (record.family == "Inter" || record.family == "Inter Display"))
    }
}

extension GlyphRun {
    /// The positions of the characters: one each if every character has one glyph, in logical order;
    /// otherwise only the left end.
    fileprivate var svgPlaces: String {
        let scalars = Array(text.unicodeScalars)
        let isSimple = scalars.count == glyphs.count && scalars.allSatisfy(\.standsAlone)
        if isSimple {
            let xs = glyphs.map { (origin.x + $0.position.x).vectorText }
            let ys = glyphs.map { (origin.y + $0.position.y).vectorText }
            let isLevel = ys.allSatisfy { $0 == ys[0] }
            return "x=\"\(xs.joined(separator: " "))\" y=\"\(isLevel ? ys[0] : ys.joined(separator: " "))\""
        }
        // The viewer reorders and shapes the characters; the left end is the same either way.
        let start = origin.x + (glyphs.first?.position.x ?? 0)
        return "x=\"\(start.vectorText)\" y=\"\(origin.y.vectorText)\""
    }
}

extension Unicode.Scalar {
    /// Whether it always makes exactly one glyph: no mark, no joining or right-to-left script.
    var standsAlone: Bool {
        switch value {
        case 0x20...0x2FF, 0x370...0x482, 0x48A...0x58F, 0x1E00...0x1FFF, 0x2010...0x2029, 0x2030...0x205E,
            0x2070...0x20CF, 0x2100...0x25FF, 0x3000...0x3029, 0x3030...0x3098, 0x309B...0x9FFF,
            0xAC00...0xD7A3, 0xFF00...0xFFEF:
            true
        default: false
        }
    }
}

extension String {
    /// The text escaped for XML, without control characters.
    fileprivate var escapedForXML: String {
        var result = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&apos;"
            case "\u{FFFE}", "\u{FFFF}": break
            default: if scalar.value >= 0x20 || scalar == "\t" { result.unicodeScalars.append(scalar) }
            }
        }
        return result
    }
}

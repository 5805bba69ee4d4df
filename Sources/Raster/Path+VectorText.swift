import Geometry
import Scene

extension Path {
    /// SVG path data with at most three decimals.
    var svgText: String {
        func text(_ points: Point...) -> String {
            points.map { "\($0.x.vectorText) \($0.y.vectorText)" }.joined(separator: " ")
        }
        return elements.map { element in
            switch element {
            case .move(let point): "M\(text(point))"
            case .line(let point): "L\(text(point))"
            case .quadratic(let control, let end): "Q\(text(control, end))"
            case .cubic(let control1, let control2, let end): "C\(text(control1, control2, end))"
            case .close: "Z"
            }
        }.joined()
    }
}

extension Double {
    /// The number with at most three decimals, finer than any screen's pixels.
    var vectorText: String {
        let thousandths = isFinite && magnitude < 1e9 ? Int((self * 1000).rounded()) : 0
        let whole = abs(thousandths) / 1000, fraction = abs(thousandths) % 1000
        guard fraction > 0 else { return "\(thousandths / 1000)" }
        var digits = "\(fraction + 1000)".dropFirst()
        while digits.last == "0" { digits = digits.dropLast() }
        return (thousandths < 0 ? "-" : "") + "\(whole).\(digits)"
    }
}

extension AffineTransform {
    /// The six components in the order of SVG and PDF; scale factors have six decimals.
    var vectorNumbers: [String] { [a, b, c, d].map(\.factorText) + [tx, ty].map(\.vectorText) }
}

extension Double {
    /// The number with at most six decimals.
    fileprivate var factorText: String {
        let millionths = isFinite && magnitude < 1e6 ? Int((self * 1e6).rounded()) : 0
        var digits = "\(abs(millionths) % 1_000_000 + 1_000_000)".dropFirst()
        while digits.last == "0" { digits = digits.dropLast() }
        let sign = millionths < 0 ? "-" : ""
        return sign + "\(abs(millionths) / 1_000_000)" + (digits.isEmpty ? "" : "." + digits)
    }
}

extension GlyphRun {
    /// Returns the outlines of all glyphs as one path, in the run's coordinates.
    func outlines(from source: GlyphSource) -> Path {
        var path = Path()
        for glyph in glyphs {
            guard let outline = source.outline(glyph.id, face) else { continue }
            let place = origin + glyph.position
            let toPoints = AffineTransform(a: size, b: 0, c: 0, d: size, tx: place.x, ty: place.y)
            path.elements += outline.applying(toPoints).elements
        }
        return path
    }

    /// Returns the bitmaps of color glyphs with their placements.
    func pictures(from source: GlyphSource) -> [ImagePlacement] {
        glyphs.compactMap { glyph in
            guard let color = source.colorGlyph(glyph.id, face, size * 3) else { return nil }
            let place = origin + glyph.position, box = color.placement
            let rect = Rect(
                x: place.x + box.minX * size, y: place.y + box.minY * size, width: box.width * size,
                height: box.height * size)
            return ImagePlacement(color.bitmap, in: rect)
        }
    }
}

import Geometry
import XML

/// How a `viewBox` is fitted into an area. Source: SVG 2, 8.6 and 8.7.
struct SVGViewport {
    /// From the units inside to the units around.
    var transform: AffineTransform
    /// The extent that shares of a hundred count of, in the units inside.
    var size: Size

    /// The fit of an element into an area.
    init(_ element: XMLElement, in area: Rect) {
        guard let box = SVGViewport.box(element) else {
            transform = .translation(x: area.minX, y: area.minY)
            size = area.size
            return
        }
        size = box.size
        let words = (element["preserveAspectRatio"] ?? "").split(whereSeparator: \.isWhitespace)
            .map(String.init)
        transform = SVGViewport.fit(box, in: area, align: words.first ?? "xMidYMid", words.contains("slice"))
    }

    /// The map of a box into an area: stretched with `none`, else whole or filling, and aligned.
    static func fit(_ box: Rect, in area: Rect, align: String, _ fills: Bool) -> AffineTransform {
        var x = area.width / box.width, y = area.height / box.height
        if align != "none" {
            x = fills ? max(x, y) : min(x, y)
            y = x
        }
        func share(_ minimum: String, _ maximum: String) -> Double {
            align.contains(minimum) || align == "none" ? 0 : align.contains(maximum) ? 1 : 0.5
        }
        let left = area.minX + (area.width - box.width * x) * share("xMin", "xMax")
        let top = area.minY + (area.height - box.height * y) * share("YMin", "YMax")
        return AffineTransform(a: x, b: 0, c: 0, d: y, tx: left - box.minX * x, ty: top - box.minY * y)
    }

    /// The `viewBox`; nil where there is none that has an area.
    static func box(_ element: XMLElement) -> Rect? {
        var scanner = SVGScanner(element["viewBox"] ?? "")
        guard let numbers = scanner.numbers(4), numbers[2] > 0, numbers[3] > 0 else { return nil }
        return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}

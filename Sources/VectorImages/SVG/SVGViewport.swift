import Geometry
import XML

/// A viewport: a `viewBox` fitted into an area. Source: SVG 2, 8.6 and 8.7.
struct SVGViewport {
    /// From the user space inside to the one outside.
    var transform: AffineTransform
    /// The size that percentages refer to, in the user space inside.
    var size: Size

    /// Creates the viewport of an element in an area.
    init(_ element: XMLElement, in area: Rect) {
        guard let box = SVGViewport.box(element) else {
            transform = .translation(x: area.minX, y: area.minY)
            size = area.size
            return
        }
        size = box.size
        let parts = (element["preserveAspectRatio"] ?? "").split(whereSeparator: \.isWhitespace)
            .map(String.init)
        transform = SVGViewport.fit(box, in: area, align: parts.first ?? "xMidYMid", parts.contains("slice"))
    }

    /// Returns the transform of a box into an area: stretched with `none`, otherwise aligned and scaled to
    /// meet or slice.
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

    /// Returns the `viewBox`; nil if there is none with an area.
    static func box(_ element: XMLElement) -> Rect? {
        var scanner = SVGScanner(element["viewBox"] ?? "")
        guard let numbers = scanner.numbers(4), numbers[2] > 0, numbers[3] > 0 else { return nil }
        return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}

import Geometry
import Scene
import XML

extension SVGReader {
    /// The maximum magnitude of coordinates; beyond it nothing is visible and precision is lost.
    private static let reach = 1e6

    /// Fills and strokes a shape.
    mutating func drawShape(
        _ element: XMLElement, _ style: SVGStyle, _ transform: AffineTransform, to steps: inout [DrawCommand]
    ) {
        guard isWithinPointLimit(element), style.isVisible, let path = path(of: element),
            let bounds = path.applying(transform).controlBounds,
            [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].allSatisfy({ abs($0) < SVGReader.reach })
        else { return }
        for name in ["marker-start", "marker-mid", "marker-end", "marker"] {
            if let value = element[name], value != "none" { omit("markers") }
        }
        let isStroked = style.strokeStyle.width > 0 && style.stroke != .none
        guard countChords(of: path, isStroked: isStroked, transform) else { return }
        if element.name != "line", let paint = paint(style.fill, style.fillOpacity, style, path) {
            steps += Drawing.fillPath(path, style.fillRule, paint).transformed(by: transform)
        }
        guard style.strokeStyle.width > 0, let paint = paint(style.stroke, style.strokeOpacity, style, path)
        else { return }
        var line = style.strokeStyle
        // Dashes too short to be distinguished are drawn as a line.
        if line.dashes.reduce(0, +) < line.width / 1000 { line.dashes = [] }
        steps += Drawing.strokePath(path, line, paint).transformed(by: transform)
    }

    /// Returns the path of a shape in its coordinates; nil if it has none.
    func path(of element: XMLElement) -> Path? {
        func number(_ name: String, _ whole: Double) -> Double? {
            element[name].flatMap { SVGLength.resolved($0, of: whole) }
        }
        func x(_ name: String) -> Double { number(name, viewport.width) ?? 0 }
        func y(_ name: String) -> Double { number(name, viewport.height) ?? 0 }
        switch element.name {
        case "path":
            let path = SVGPathData.path(element["d"] ?? "")
            return path.isEmpty ? nil : path
        case "rect":
            let rect = Rect(x: x("x"), y: y("y"), width: x("width"), height: y("height"))
            guard rect.width > 0, rect.height > 0 else { return nil }
            let (rx, ry) = (number("rx", viewport.width), number("ry", viewport.height))
            return Path(rect, rx: rx ?? ry ?? 0, ry: ry ?? rx ?? 0)
        case "circle", "ellipse":
            let diagonal = ((viewport.width * viewport.width + viewport.height * viewport.height) / 2)
                .squareRoot()
            let radius = number("r", diagonal)
            let isCircle = element.name == "circle"
            let (rx, ry) = (isCircle ? radius ?? 0 : x("rx"), isCircle ? radius ?? 0 : y("ry"))
            guard rx > 0, ry > 0 else { return nil }
            let box = Rect(x: x("cx") - rx, y: y("cy") - ry, width: 2 * rx, height: 2 * ry)
            return Path(box, rx: rx, ry: ry)
        case "line":
            return Path([.move(Point(x: x("x1"), y: y("y1"))), .line(Point(x: x("x2"), y: y("y2")))])
        case "polyline", "polygon":
            var scanner = SVGScanner(element["points"] ?? "")
            let numbers = scanner.allNumbers()
            let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
                Point(x: numbers[$0], y: numbers[$0 + 1])
            }
            guard let first = points.first, points.count > 1 else { return nil }
            let lines = points.dropFirst().map { Path.Element.line($0) }
            return Path([.move(first)] + lines + (element.name == "polygon" ? [.close] : []))
        default: return nil
        }
    }
}

extension Path {
    /// The handles of a cubic for a quarter circle, in radii.
    private static let quarterHandle = 0.5522847498307936

    /// Creates a rectangle with elliptical corners, clockwise from the end of the top-left corner.
    init(_ rect: Rect, rx: Double, ry: Double) {
        let rx = max(0, min(rx, rect.width / 2)), ry = max(0, min(ry, rect.height / 2))
        guard rx > 0, ry > 0 else {
            self.init([
                .move(rect.origin), .line(Point(x: rect.maxX, y: rect.minY)),
                .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.minX, y: rect.maxY)), .close,
            ])
            return
        }
        var elements: [Element] = []
        /// Returns a corner's quarter ellipse from its center and the directions of its start and end.
        func quarter(_ x: Double, _ y: Double, _ from: Point, _ to: Point) {
            func at(_ a: Double, _ b: Double) -> Point {
                Point(x: x + (a * from.x + b * to.x) * rx, y: y + (a * from.y + b * to.y) * ry)
            }
            elements.append(elements.isEmpty ? .move(at(1, 0)) : .line(at(1, 0)))
            let k = Path.quarterHandle
            elements.append(.cubic(control1: at(1, k), control2: at(k, 1), end: at(0, 1)))
        }
        let (up, down) = (Point(x: 0, y: -1), Point(x: 0, y: 1))
        let (left, right) = (Point(x: -1, y: 0), Point(x: 1, y: 0))
        quarter(rect.maxX - rx, rect.minY + ry, up, right)
        quarter(rect.maxX - rx, rect.maxY - ry, right, down)
        quarter(rect.minX + rx, rect.maxY - ry, down, left)
        quarter(rect.minX + rx, rect.minY + ry, left, up)
        self.init(elements + [.close])
    }

    /// The tight bounding box of the path; nil for an empty path.
    var bounds: Rect? {
        var bounds: Rect?, pen = Point.zero
        func add(_ point: Point) {
            let spot = Rect(origin: point, size: .zero)
            bounds = bounds?.union(spot) ?? spot
        }
        for element in elements {
            switch element {
            case .move(let point), .line(let point):
                add(point)
                pen = point
            case .quadratic(let control, let end):
                let (first, second) = (pen + (control - pen) * (2.0 / 3), end + (control - end) * (2.0 / 3))
                Path.extremes(pen, first, second, end).forEach(add)
                pen = end
            case .cubic(let control1, let control2, let end):
                Path.extremes(pen, control1, control2, end).forEach(add)
                pen = end
            case .close: break
            }
        }
        return bounds
    }

    /// Returns the end of a cubic curve and its extrema.
    private static func extremes(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> [Point] {
        func places(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
            // The derivative is a quadratic in t.
            let square = 3 * (b - c) + d - a, linear = 2 * (a - 2 * b + c), constant = b - a
            guard abs(square) > 1e-12 else { return linear == 0 ? [] : [-constant / linear] }
            let root = linear * linear - 4 * square * constant
            guard root >= 0 else { return [] }
            return [-1.0, 1].map { (-linear + $0 * root.squareRoot()) / (2 * square) }
        }
        let turns = (places(a.x, b.x, c.x, d.x) + places(a.y, b.y, c.y, d.y)).filter { $0 > 0 && $0 < 1 }
        return turns.map { t in
            let s = 1 - t
            return a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t)
        } + [d]
    }
}

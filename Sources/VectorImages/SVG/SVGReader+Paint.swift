import Geometry
import Scene
import XML

extension SVGReader {
    /// Returns the paint for a shape, in the shape's coordinates; nil for none.
    mutating func paint(
        _ value: SVGStyle.PaintValue, _ opacity: Double, _ style: SVGStyle, _ path: Path
    ) -> Paint? {
        switch value {
        case .none: return nil
        case .color(let color): return opacity > 0 ? .color(color.multipliedAlpha(by: opacity)) : nil
        case .server(let name, let fallback):
            switch named[name]?.name {
            case "linearGradient", "radialGradient": return gradient(named: name, opacity, style, path)
            case "pattern": omit("patterns")
            default: break
            }
            return fallback.map { .color($0.multipliedAlpha(by: opacity)) }
        }
    }

    private mutating func gradient(
        named name: String, _ opacity: Double, _ style: SVGStyle, _ path: Path
    ) -> Paint? {
        guard let gradient = merged(name) else { return nil }
        var stops = stops(of: gradient, in: style)
        for index in stops.indices { stops[index].color = stops[index].color.multipliedAlpha(by: opacity) }
        guard let last = stops.last else { return nil }
        let isOwnUnits = gradient["gradientUnits"] == "userSpaceOnUse"
        let plane = isOwnUnits ? viewport : Size(width: 1, height: 1)
        func length(_ name: String, _ standard: Double, _ whole: Double) -> Double {
            gradient[name].flatMap { SVGLength.resolved($0, of: whole) } ?? standard * whole
        }
        func point(_ x: String, _ y: String, _ standardX: Double, _ standardY: Double) -> Point {
            Point(x: length(x, standardX, plane.width), y: length(y, standardY, plane.height))
        }
        if let spread = gradient["spreadMethod"], spread != "pad" { omit("repeating gradients") }
        let bands: Gradient
        if gradient.name == "linearGradient" {
            let (start, end) = (point("x1", "y1", 0, 0), point("x2", "y2", 1, 0))
            guard start != end, stops.count > 1 else { return .color(last.color) }
            bands = .axial(from: start, to: end, stops: stops)
        } else {
            let center = point("cx", "cy", 0.5, 0.5)
            let diagonal = ((plane.width * plane.width + plane.height * plane.height) / 2).squareRoot()
            let radius = length("r", 0.5, diagonal)
            guard radius > 0, stops.count > 1 else { return .color(last.color) }
            let focus = Point(
                x: gradient["fx"] == nil ? center.x : length("fx", 0.5, plane.width),
                y: gradient["fy"] == nil ? center.y : length("fy", 0.5, plane.height))
            if focus != center { omit("gradients with a focus") }
            bands = .radial(center: center, radii: Size(width: radius, height: radius), stops: stops)
        }
        var paint = Paint.gradient(bands)
        if let own = gradient["gradientTransform"].flatMap({ AffineTransform(svg: $0) }) {
            paint = paint.applying(own)
        }
        if !isOwnUnits {
            guard let box = path.bounds, box.width > 0, box.height > 0 else { return nil }
            paint = paint.applying(
                AffineTransform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY))
        }
        return paint.isFinite ? paint : nil
    }

    /// Returns a gradient merged with those that it references.
    private func merged(_ name: String) -> XMLElement? {
        guard var gradient = named[name] else { return nil }
        var next = target(of: gradient)
        for _ in 0..<10 {
            guard let other = next else { break }
            let own = Set(gradient.attributes.map(\.name))
            gradient.attributes += other.attributes.filter { !own.contains($0.name) && $0.name != "id" }
            if !gradient.children.contains(where: { $0.name == "stop" }) {
                gradient.children = other.children
            }
            next = target(of: other)
        }
        return gradient
    }

    private func stops(of gradient: XMLElement, in style: SVGStyle) -> [Gradient.Stop] {
        gradient.children.filter { $0.name == "stop" }.map { stop in
            let own = self.style(of: stop, in: style)
            let offset = SVGLength.resolved(stop["offset"] ?? "0", of: 1) ?? 0
            return .init(max(0, min(1, offset)), own.stopColor.multipliedAlpha(by: own.stopOpacity))
        }
    }
}

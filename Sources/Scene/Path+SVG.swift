import Geometry

extension Path {
    /// The path in the syntax of SVG's `d` attribute.
    package var svgText: String {
        func text(_ letter: String, _ points: Point...) -> String {
            letter + points.map { "\($0.x.dumpText) \($0.y.dumpText)" }.joined(separator: " ")
        }
        return elements.map { element in
            switch element {
            case .move(let point): text("M", point)
            case .line(let point): text("L", point)
            case .quadratic(let control, let end): text("Q", control, end)
            case .cubic(let control1, let control2, let end): text("C", control1, control2, end)
            case .close: "Z"
            }
        }.joined()
    }
}

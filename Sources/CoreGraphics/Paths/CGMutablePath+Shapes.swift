import Geometry
import Scene

extension CGMutablePath {
    /// Appends straight lines through a sequence of points, beginning a subpath at the first one.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }
    /// Appends a quadratic Bézier curve.
    public func addQuadCurve(
        to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
    ) {
        append([.quadratic(control: control.point, end: end.point)], transform)
    }
    /// Appends a cubic Bézier curve.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        append([.cubic(control1: control1.point, control2: control2.point, end: end.point)], transform)
    }
    /// Appends a rectangle as a closed subpath.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        append(RoundedRect(rect.rect).path.elements, transform)
    }
    /// Appends several rectangles as closed subpaths.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }
    /// Appends the ellipse that fits inside a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        append(Path.ellipse(in: rect.rect).elements, transform)
    }
    /// Appends a rectangle with elliptical corners.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        append(Path.roundedRect(rect.rect, width: cornerWidth, height: cornerHeight).elements, transform)
    }
    /// Appends a line and an arc of a circle that is tangent to the lines to and from `tangent1End`. The
    /// transform applies to the arc; a current point without a source there, under a transform that has no
    /// inverse, gives a line to the corner.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let inverse = transform.transform.inverse else {
            return addLine(to: tangent1End, transform: transform)
        }
        appendToCurrentPoint(inverse, transform) {
            $0.addArc(corner: tangent1End.point, end: tangent2End.point, radius: radius)
        }
    }
    /// Appends an arc of a circle, connected to the current point by a line.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        appendToCurrentPoint(.identity, transform) {
            // "Clockwise" with y upward is counterclockwise on screen.
            $0.addArc(
                center: center.point, radius: radius, from: startAngle, to: endAngle, growing: !clockwise)
        }
    }
    /// Appends an arc of a circle by its start angle and the angle that it spans.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
            clockwise: delta < 0, transform: transform)
    }

    private func append(_ elements: [Path.Element], _ transform: CGAffineTransform) {
        path.elements += Path(elements).applying(transform.transform).elements
    }

    /// Appends what `build` adds to a path that begins at the current point; `toSource` maps that point to the
    /// coordinates of the addition.
    private func appendToCurrentPoint(
        _ toSource: Geometry.AffineTransform, _ transform: CGAffineTransform, build: (inout Path) -> Void
    ) {
        var addition = Path(path.isEmpty ? [] : [.move(toSource.apply(path.currentPoint))])
        let known = addition.elements.count
        build(&addition)
        append(Array(addition.elements[known...]), transform)
    }
}

public import CoreGraphics
public import Foundation
import Scene

extension Path {
    private mutating func build(_ body: (CGMutablePath) -> Void) {
        guard let path = cgPath.mutableCopy() else { return }
        body(path)
        scenePath = path.path
    }

    /// Begins a subpath at a point.
    public mutating func move(to end: CGPoint) { scenePath.elements.append(.move(end.point)) }

    /// Adds a line to a point.
    public mutating func addLine(to end: CGPoint) {
        if isEmpty { move(to: end) } else { scenePath.elements.append(.line(end.point)) }
    }

    /// Adds lines between points.
    public mutating func addLines(_ lines: [CGPoint]) { build { $0.addLines(between: lines) } }

    /// Adds a quadratic Bézier curve to a point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        build { $0.addQuadCurve(to: end, control: control) }
    }

    /// Adds a cubic Bézier curve to a point.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        build { $0.addCurve(to: end, control1: control1, control2: control2) }
    }

    /// Ends the subpath with a line to its start.
    public mutating func closeSubpath() { if !isEmpty { scenePath.elements.append(.close) } }

    /// Adds a rectangle.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        build { $0.addRect(rect, transform: transform) }
    }

    /// Adds several rectangles.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        build { $0.addRects(rects, transform: transform) }
    }

    /// Adds a rectangle with rounded corners, in points.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) { addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform) }

    /// Adds a rectangle with a radius in points at each corner.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) { addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform) }

    /// Adds the ellipse in a rectangle.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        build { $0.addEllipse(in: rect, transform: transform) }
    }

    /// Adds an arc of a circle; `clockwise` is that of coordinates whose y-axis goes up, as in Core Graphics.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        build {
            $0.addArc(
                center: center, radius: radius, startAngle: CGFloat(startAngle.radians),
                endAngle: CGFloat(endAngle.radians), clockwise: clockwise, transform: transform)
        }
    }

    /// Adds an arc of a circle by its start and extent.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
        transform: CGAffineTransform = .identity
    ) {
        build {
            $0.addRelativeArc(
                center: center, radius: radius, startAngle: CGFloat(startAngle.radians),
                delta: CGFloat(delta.radians), transform: transform)
        }
    }

    /// Adds an arc that touches the lines to two points.
    public mutating func addArc(
        tangent1End p1: CGPoint, tangent2End p2: CGPoint, radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) { build { $0.addArc(tangent1End: p1, tangent2End: p2, radius: radius, transform: transform) } }

    /// Adds the elements of another path.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        scenePath.elements += path.applying(transform).scenePath.elements
    }
}

extension Path: Shape {
    /// Returns the path itself: it is in the coordinates of the shape's frame.
    public func path(in rect: CGRect) -> Path { self }
}

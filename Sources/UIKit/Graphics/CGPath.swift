import Geometry
import Scene

/// An outline that does not change.
public class CGPath: Hashable {
    /// The steps in points.
    var path: Path

    init(_ path: Path) { self.path = path }

    /// A rectangle's outline.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(RoundedRect(rect.rect).path, transform)
    }

    /// The ellipse that touches a rectangle's edges.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path.ellipse(in: rect.rect), transform)
    }

    /// A rectangle with elliptical corners.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        self.init(Path.roundedRect(rect.rect, width: cornerWidth, height: cornerHeight), transform)
    }

    private convenience init(_ path: Path, _ transform: UnsafePointer<CGAffineTransform>?) {
        self.init(transform.map { path.applying($0.pointee.transform) } ?? path)
    }

    /// Whether there is nothing in it.
    public var isEmpty: Bool { path.isEmpty }
    /// The smallest upright rectangle around all points, those of curves' handles included.
    public var boundingBox: CGRect { path.controlBounds.map { CGRect($0) } ?? .null }
    /// Where the pen stands.
    public var currentPoint: CGPoint { CGPoint(path.pen) }
    /// The same outline.
    public func copy() -> CGPath? { CGPath(path) }
    /// The same outline, to be changed.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

    /// Whether both have the same steps.
    public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.path == rhs.path }
    /// Hashes the steps.
    public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// An outline as it is put together. Angles are radians; `clockwise` counts in a system whose y grows upwards,
/// as in Core Graphics, so that on screen it is the other way round.
public final class CGMutablePath: CGPath {
    /// An empty outline.
    public init() { super.init(Path()) }

    override init(_ path: Path) { super.init(path) }

    /// Lifts the pen and starts a subpath.
    public func move(to point: CGPoint) { path.elements.append(.move(point.point)) }
    /// A straight line.
    public func addLine(to point: CGPoint) { path.addLine(to: point.point) }
    /// Straight lines from the first point through all others.
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }
    /// A quadratic curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        path.elements.append(.quadratic(control: control.point, end: end.point))
    }
    /// A cubic curve.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        path.elements.append(.cubic(control1: control1.point, control2: control2.point, end: end.point))
    }
    /// A straight line back to the start.
    public func closeSubpath() { path.elements.append(.close) }
    /// A rectangle.
    public func addRect(_ rect: CGRect) { path.elements += RoundedRect(rect.rect).path.elements }
    /// Rectangles.
    public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
    /// The ellipse that touches a rectangle's edges.
    public func addEllipse(in rect: CGRect) { path.elements += Path.ellipse(in: rect.rect).elements }
    /// A rectangle with elliptical corners.
    public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
        path.elements += Path.roundedRect(rect.rect, width: cornerWidth, height: cornerHeight).elements
    }
    /// A line and a part of a circle that touches the ways to two points.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        path.addArc(corner: tangent1End.point, end: tangent2End.point, radius: radius)
    }
    /// A part of a circle, joined to what came before by a line.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // "Clockwise" with y upwards runs against the clock on screen.
        path.addArc(
            center: center.point, radius: radius, from: startAngle, to: endAngle, growing: !clockwise)
    }
    /// Another outline.
    public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
        path.elements += other.path.applying(transform.transform).elements
    }
}

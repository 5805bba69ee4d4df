import Geometry
import Scene

/// An immutable graphics path.
public class CGPath: Hashable {
    /// The elements, in points.
    var path: Path

    init(_ path: Path) { self.path = path }

    /// Creates a path of a rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(RoundedRect(rect.rect).path, transform)
    }

    /// Creates a path of the ellipse that fits inside a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path.ellipse(in: rect.rect), transform)
    }

    /// Creates a path of a rectangle with elliptical corners.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        self.init(Path.roundedRect(rect.rect, width: cornerWidth, height: cornerHeight), transform)
    }

    private convenience init(_ path: Path, _ transform: UnsafePointer<CGAffineTransform>?) {
        self.init(transform.map { path.applying($0.pointee.transform) } ?? path)
    }

    /// Whether the path is empty.
    public var isEmpty: Bool { path.isEmpty }
    /// The bounding box of all points, including the control points of curves.
    public var boundingBox: CGRect { path.controlBounds.map { CGRect($0) } ?? .null }
    /// The bounding box of all points, including the control points of curves; that of the curves themselves is smaller.
    public var boundingBoxOfPath: CGRect { boundingBox }
    /// The current point.
    public var currentPoint: CGPoint { CGPoint(path.currentPoint) }
    /// Returns an immutable copy.
    public func copy() -> CGPath? { CGPath(path) }
    /// Returns a mutable copy.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

    /// Whether both paths have the same elements.
    public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.path == rhs.path }
    /// Hashes the elements.
    public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// A mutable graphics path. Angles are in radians; as in Core Graphics, `clockwise` assumes that y increases
/// upward, so on screen it is the opposite.
public final class CGMutablePath: CGPath {
    /// Creates an empty path.
    public init() { super.init(Path()) }

    override init(_ path: Path) { super.init(path) }

    /// Begins a new subpath at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.elements.append(.move(point.applying(transform).point))
    }
    /// Appends a straight line.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.addLine(to: point.applying(transform).point)
    }
    /// Appends an arc of a circle by its start and the angle that it goes on for.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        let arc = CGMutablePath()
        arc.path.elements = isEmpty ? [] : [.move(path.currentPoint)]
        arc.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
            clockwise: delta < 0)
        let added = arc.path.elements.dropFirst(isEmpty ? 0 : 1)
        path.elements += Path(Array(added)).applying(transform.transform).elements
    }
    /// Appends straight lines through a sequence of points, beginning a subpath at the first one.
    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }
    /// Appends a quadratic Bézier curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        path.elements.append(.quadratic(control: control.point, end: end.point))
    }
    /// Appends a cubic Bézier curve.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        path.elements.append(.cubic(control1: control1.point, control2: control2.point, end: end.point))
    }
    /// Closes the current subpath.
    public func closeSubpath() { path.elements.append(.close) }
    /// Appends a rectangle.
    public func addRect(_ rect: CGRect) { path.elements += RoundedRect(rect.rect).path.elements }
    /// Appends several rectangles.
    public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
    /// Appends the ellipse that fits inside a rectangle.
    public func addEllipse(in rect: CGRect) { path.elements += Path.ellipse(in: rect.rect).elements }
    /// Appends a rectangle with elliptical corners.
    public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
        path.elements += Path.roundedRect(rect.rect, width: cornerWidth, height: cornerHeight).elements
    }
    /// Appends a line and an arc of a circle that is tangent to the lines to and from `tangent1End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        path.addArc(corner: tangent1End.point, end: tangent2End.point, radius: radius)
    }
    /// Appends an arc of a circle, connected to the current point by a line.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // "Clockwise" with y upward is counterclockwise on screen.
        path.addArc(
            center: center.point, radius: radius, from: startAngle, to: endAngle, growing: !clockwise)
    }
    /// Appends a path.
    public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
        path.elements += other.path.applying(transform.transform).elements
    }
}

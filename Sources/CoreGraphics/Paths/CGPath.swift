package import Geometry
package import Scene

/// An immutable graphics path.
public class CGPath: Hashable {
    /// The elements, in points.
    package var path: Path

    package init(_ path: Path) { self.path = path }

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
    /// The bounding box of the lines and curves, without the control points of curves.
    public var boundingBoxOfPath: CGRect { path.curveBounds.map { CGRect($0) } ?? .null }
    /// The current point; the origin for an empty path.
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

    package override init(_ path: Path) { super.init(path) }

    /// Begins a new subpath at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.elements.append(.move(point.applying(transform).point))
    }
    /// Appends a straight line.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.addLine(to: point.applying(transform).point)
    }
    /// Closes the current subpath.
    public func closeSubpath() { path.elements.append(.close) }
    /// Appends the elements of a path.
    public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
        path.elements += other.path.applying(transform.transform).elements
    }
}

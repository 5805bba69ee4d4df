public import Geometry

/// A path of lines and Bézier curves, in points.
public struct Path: Hashable, Sendable {
    /// A path element.
    public enum Element: Hashable, Sendable {
        /// Begins a new subpath.
        case move(Point)
        /// A straight line.
        case line(Point)
        /// A quadratic curve.
        case quadratic(control: Point, end: Point)
        /// A cubic curve.
        case cubic(control1: Point, control2: Point, end: Point)
        /// Closes the subpath with a line to its start.
        case close
    }

    /// The elements in order. Filling closes every subpath; stroking does not.
    public var elements: [Element]

    /// Creates a path from its elements.
    public init(_ elements: [Element] = []) { self.elements = elements }

    /// Whether the path has no elements.
    public var isEmpty: Bool { elements.isEmpty }

    /// The bounding box of all end and control points; nil for an empty path.
    public var controlBounds: Rect? {
        var bounds: Rect?
        func add(_ point: Point) {
            let spot = Rect(origin: point, size: .zero)
            bounds = bounds?.union(spot) ?? spot
        }
        for element in elements {
            switch element {
            case .move(let point), .line(let point): add(point)
            case .quadratic(let control, let end):
                add(control)
                add(end)
            case .cubic(let control1, let control2, let end):
                add(control1)
                add(control2)
                add(end)
            case .close: break
            }
        }
        return bounds
    }

    /// Returns the path with every point transformed.
    public func applying(_ transform: AffineTransform) -> Path {
        Path(
            elements.map { element in
                switch element {
                case .move(let point): .move(transform.apply(point))
                case .line(let point): .line(transform.apply(point))
                case .quadratic(let control, let end):
                    .quadratic(control: transform.apply(control), end: transform.apply(end))
                case .cubic(let control1, let control2, let end):
                    .cubic(
                        control1: transform.apply(control1), control2: transform.apply(control2),
                        end: transform.apply(end))
                case .close: .close
                }
            })
    }
}

/// The rule that decides which points are inside a path.
public enum FillRule: Hashable, Sendable {
    /// Points with a winding number other than zero are inside.
    case nonZero
    /// Points with an odd winding number are inside.
    case evenOdd
}

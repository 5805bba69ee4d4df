public import Geometry

/// An outline of straight lines and Bézier curves, in points.
public struct Path: Hashable, Sendable {
    /// One step of the pen.
    public enum Element: Hashable, Sendable {
        /// Lifts the pen and starts a new subpath.
        case move(Point)
        /// A straight line.
        case line(Point)
        /// A quadratic curve.
        case quadratic(control: Point, end: Point)
        /// A cubic curve.
        case cubic(control1: Point, control2: Point, end: Point)
        /// A straight line back to the start of the subpath.
        case close
    }

    /// The steps in order. Filling closes every subpath; stroking does not.
    public var elements: [Element]

    /// A path from its steps.
    public init(_ elements: [Element] = []) { self.elements = elements }

    /// Whether there is nothing to draw.
    public var isEmpty: Bool { elements.isEmpty }

    /// The smallest upright rectangle around all end and control points; nil for an empty path.
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

    /// The path with every point mapped by `transform`.
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

/// Which areas of a self-crossing outline are inside.
public enum FillRule: Hashable, Sendable {
    /// Inside where the outline winds around at all.
    case nonZero
    /// Inside where it winds around an odd number of times.
    case evenOdd
}

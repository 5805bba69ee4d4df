public import Geometry

/// A gradient, interpolated in gamma-encoded sRGB without premultiplied alpha.
///
/// A gradient is defined in its own coordinate space, which `transform` maps to points. There the position of
/// a color is `x` for an axial gradient, the distance from the origin for a radial one, and the angle from
/// the x-axis toward the y-axis, in turns, for a conic one. The first and last stop extend beyond their
/// positions.
public struct Gradient: Hashable, Sendable {
    /// What decides the position.
    public enum Shape: Hashable, Sendable {
        /// Along a line.
        case axial
        /// By distance from a center.
        case radial
        /// By angle, clockwise on screen.
        case conic
    }

    /// A color at a position.
    public struct Stop: Hashable, Sendable {
        /// The position, usually in 0...1.
        public var position: Double
        /// The color there.
        public var color: Color

        /// A color at a position.
        public init(_ position: Double, _ color: Color) {
            self.position = position
            self.color = color
        }
    }

    /// What decides the position.
    public var shape: Shape
    /// The color stops; a position below that of the stop before counts as equal to it.
    public var stops: [Stop]
    /// From the gradient's coordinate space to points.
    public var transform: AffineTransform

    /// Creates a gradient.
    public init(_ shape: Shape, stops: [Stop], transform: AffineTransform) {
        self.shape = shape
        self.stops = stops
        self.transform = transform
    }

    /// Creates a gradient along the line from one point to another.
    public static func axial(from start: Point, to end: Point, stops: [Stop]) -> Gradient {
        let vector = end - start
        return Gradient(
            .axial, stops: stops,
            transform: AffineTransform(
                a: vector.x, b: vector.y, c: -vector.y, d: vector.x, tx: start.x, ty: start.y))
    }

    /// Creates a gradient around a center; position 1 is on the ellipse with these radii.
    public static func radial(center: Point, radii: Size, stops: [Stop]) -> Gradient {
        Gradient(
            .radial, stops: stops,
            transform: AffineTransform(
                a: radii.width, b: 0, c: 0, d: radii.height, tx: center.x, ty: center.y))
    }

    /// Creates a gradient by angle around a center, clockwise on screen from the direction of a point.
    public static func conic(center: Point, towards start: Point, stops: [Stop]) -> Gradient {
        let vector = start - center
        return Gradient(
            .conic, stops: stops,
            transform: AffineTransform(
                a: vector.x, b: vector.y, c: -vector.y, d: vector.x, tx: center.x, ty: center.y))
    }

    /// Whether every stop is opaque.
    public var isOpaque: Bool { stops.allSatisfy { $0.color.alpha >= 1 } }
}

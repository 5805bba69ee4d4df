public import Geometry

/// Colours that change from place to place, mixed in encoded sRGB with alpha not multiplied in.
///
/// A gradient lies in a plane of its own, which `transform` maps to points. There its position is
/// `x` for an axial one, the distance from the origin for a radial one, and for a conic one the angle from
/// the x axis towards the y axis in whole turns. Before the first and after the last stop their colours go on.
public struct Gradient: Hashable, Sendable {
    /// What decides the position.
    public enum Shape: Hashable, Sendable {
        /// Straight bands.
        case axial
        /// Rings.
        case radial
        /// Rays, clockwise on screen.
        case conic
    }

    /// A colour at a position.
    public struct Stop: Hashable, Sendable {
        /// Usually 0...1.
        public var position: Double
        /// The colour there.
        public var color: Color

        /// A colour at a position.
        public init(_ position: Double, _ color: Color) {
            self.position = position
            self.color = color
        }
    }

    /// What decides the position.
    public var shape: Shape
    /// The colours; positions that go back count as the one before them.
    public var stops: [Stop]
    /// From the gradient's own plane to points.
    public var transform: AffineTransform

    /// A gradient from its parts.
    public init(_ shape: Shape, stops: [Stop], transform: AffineTransform) {
        self.shape = shape
        self.stops = stops
        self.transform = transform
    }

    /// Bands across the way from one point to another.
    public static func axial(from start: Point, to end: Point, stops: [Stop]) -> Gradient {
        let way = end - start
        return Gradient(
            .axial, stops: stops,
            transform: AffineTransform(a: way.x, b: way.y, c: -way.y, d: way.x, tx: start.x, ty: start.y))
    }

    /// Rings around a centre, the position 1 at an ellipse of these radii.
    public static func radial(center: Point, radii: Size, stops: [Stop]) -> Gradient {
        Gradient(
            .radial, stops: stops,
            transform: AffineTransform(
                a: radii.width, b: 0, c: 0, d: radii.height, tx: center.x, ty: center.y))
    }

    /// Rays around a centre, clockwise on screen from the direction of a point.
    public static func conic(center: Point, towards start: Point, stops: [Stop]) -> Gradient {
        let way = start - center
        return Gradient(
            .conic, stops: stops,
            transform: AffineTransform(a: way.x, b: way.y, c: -way.y, d: way.x, tx: center.x, ty: center.y))
    }

    /// Whether every colour is opaque.
    public var isOpaque: Bool { stops.allSatisfy { $0.color.alpha >= 1 } }
}

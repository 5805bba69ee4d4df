/// A position in points; the origin is at the top left and y grows downwards.
@frozen
public struct Point: Hashable, Sendable {
    /// Points to the right of the origin.
    public var x: Double
    /// Points below the origin.
    public var y: Double

    /// A position `x` points right of and `y` points below the origin.
    @inlinable
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// The origin.
    public static let zero = Point(x: 0, y: 0)

    /// Whether both coordinates are neither infinite nor NaN.
    @inlinable public var isFinite: Bool { x.isFinite && y.isFinite }

    /// The position moved by the other's coordinates.
    @inlinable
    public static func + (lhs: Point, rhs: Point) -> Point { Point(x: lhs.x + rhs.x, y: lhs.y + rhs.y) }

    /// The way from the other position to this one.
    @inlinable
    public static func - (lhs: Point, rhs: Point) -> Point { Point(x: lhs.x - rhs.x, y: lhs.y - rhs.y) }

    /// The position scaled about the origin.
    @inlinable
    public static func * (lhs: Point, factor: Double) -> Point { Point(x: lhs.x * factor, y: lhs.y * factor) }
}

/// A rectangle in points.
@frozen
public struct Rect: Hashable, Sendable {
    /// The top-left corner.
    public var origin: Point
    /// The size; never negative in what a stage returns.
    public var size: Size

    /// Creates a rectangle from its top-left corner and size.
    @inlinable
    public init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    /// Creates a rectangle from its top-left corner and size.
    @inlinable
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    /// Creates a rectangle from its edges.
    @inlinable
    public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    /// An empty rectangle at the origin.
    public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

    /// The left edge.
    @inlinable public var minX: Double { origin.x }
    /// The top edge.
    @inlinable public var minY: Double { origin.y }
    /// The right edge.
    @inlinable public var maxX: Double { origin.x + size.width }
    /// The bottom edge.
    @inlinable public var maxY: Double { origin.y + size.height }
    /// The x-coordinate of the center.
    @inlinable public var midX: Double { origin.x + size.width / 2 }
    /// The y-coordinate of the center.
    @inlinable public var midY: Double { origin.y + size.height / 2 }
    /// The width in points.
    @inlinable public var width: Double { size.width }
    /// The height in points.
    @inlinable public var height: Double { size.height }
    /// The center of the rectangle.
    @inlinable public var center: Point { Point(x: midX, y: midY) }
    /// Whether the rectangle has no area.
    @inlinable public var isEmpty: Bool { !(size.width > 0 && size.height > 0) }
    /// Whether all coordinates are finite.
    @inlinable public var isFinite: Bool { origin.isFinite && size.isFinite }
}

/// A rectangle in points: its top-left corner and its size.
@frozen
public struct Rect: Hashable, Sendable {
    /// The top-left corner.
    public var origin: Point
    /// The extent; never negative in anything a stage hands on.
    public var size: Size

    /// A rectangle from its corner and extent.
    @inlinable
    public init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    /// A rectangle from the four numbers of its corner and extent.
    @inlinable
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    /// A rectangle from its left, top, right and bottom edges.
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
    /// Halfway between left and right.
    @inlinable public var midX: Double { origin.x + size.width / 2 }
    /// Halfway between top and bottom.
    @inlinable public var midY: Double { origin.y + size.height / 2 }
    /// The extent from left to right.
    @inlinable public var width: Double { size.width }
    /// The extent from top to bottom.
    @inlinable public var height: Double { size.height }
    /// The centre.
    @inlinable public var center: Point { Point(x: midX, y: midY) }
    /// Whether it covers no area.
    @inlinable public var isEmpty: Bool { !(size.width > 0 && size.height > 0) }
    /// Whether all four numbers are neither infinite nor NaN.
    @inlinable public var isFinite: Bool { origin.isFinite && size.isFinite }
}

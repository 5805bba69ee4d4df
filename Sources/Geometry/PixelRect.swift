/// A rectangle of whole device pixels; `maxX` and `maxY` are exclusive.
@frozen
public struct PixelRect: Hashable, Sendable {
    /// The first column.
    public var minX: Int
    /// The first row.
    public var minY: Int
    /// The end of the columns, exclusive.
    public var maxX: Int
    /// The end of the rows, exclusive.
    public var maxY: Int

    /// Creates a rectangle from its inclusive minimum and exclusive maximum edges.
    @inlinable
    public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
    }

    /// The width in device pixels.
    @inlinable public var width: Int { max(0, maxX - minX) }
    /// The height in device pixels.
    @inlinable public var height: Int { max(0, maxY - minY) }
    /// Whether the rectangle contains no pixel.
    @inlinable public var isEmpty: Bool { minX >= maxX || minY >= maxY }

    /// Returns the pixels that both rectangles contain.
    @inlinable
    public func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(
            minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY))
    }
}

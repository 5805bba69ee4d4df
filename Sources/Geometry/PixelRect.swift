/// A rectangle of whole device pixels; the right and bottom edges are exclusive.
@frozen
public struct PixelRect: Hashable, Sendable {
    /// The first column.
    public var minX: Int
    /// The first row.
    public var minY: Int
    /// The column after the last.
    public var maxX: Int
    /// The row after the last.
    public var maxY: Int

    /// A rectangle from its inclusive left and top and its exclusive right and bottom edges.
    @inlinable
    public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
    }

    /// Device pixels from left to right.
    @inlinable public var width: Int { max(0, maxX - minX) }
    /// Device pixels from top to bottom.
    @inlinable public var height: Int { max(0, maxY - minY) }
    /// Whether it holds no pixel.
    @inlinable public var isEmpty: Bool { minX >= maxX || minY >= maxY }

    /// The pixels in both.
    @inlinable
    public func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(
            minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY))
    }
}

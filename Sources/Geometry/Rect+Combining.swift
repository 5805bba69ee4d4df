extension Rect {
    /// Returns the rectangle translated by `offset`.
    @inlinable
    public func offset(by offset: Point) -> Rect { Rect(origin: origin + offset, size: size) }

    /// Returns the rectangle inset by `insets`; its size does not go below zero.
    @inlinable
    public func inset(by insets: Insets) -> Rect {
        Rect(
            x: minX + insets.left, y: minY + insets.top, width: max(0, width - insets.horizontal),
            height: max(0, height - insets.vertical))
    }

    /// Returns the intersection, or nil if the rectangles do not overlap.
    @inlinable
    public func intersection(_ other: Rect) -> Rect? {
        let left = max(minX, other.minX), top = max(minY, other.minY)
        let right = min(maxX, other.maxX), bottom = min(maxY, other.maxY)
        guard left < right, top < bottom else { return nil }
        return Rect(minX: left, minY: top, maxX: right, maxY: bottom)
    }

    /// Returns the smallest rectangle that contains both.
    @inlinable
    public func union(_ other: Rect) -> Rect {
        Rect(
            minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY))
    }

    /// Returns whether the rectangle contains `point`; the left and top edges are inside, the right and
    /// bottom edges are not.
    @inlinable
    public func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
}

extension Rect {
    /// The rectangle moved by `offset`.
    @inlinable
    public func offset(by offset: Point) -> Rect { Rect(origin: origin + offset, size: size) }

    /// The rectangle with its edges moved inwards; the size stops at zero.
    @inlinable
    public func inset(by insets: Insets) -> Rect {
        Rect(
            x: minX + insets.left, y: minY + insets.top, width: max(0, width - insets.horizontal),
            height: max(0, height - insets.vertical))
    }

    /// The part that both rectangles cover, or nil where they do not overlap.
    @inlinable
    public func intersection(_ other: Rect) -> Rect? {
        let left = max(minX, other.minX), top = max(minY, other.minY)
        let right = min(maxX, other.maxX), bottom = min(maxY, other.maxY)
        guard left < right, top < bottom else { return nil }
        return Rect(minX: left, minY: top, maxX: right, maxY: bottom)
    }

    /// The smallest rectangle around both.
    @inlinable
    public func union(_ other: Rect) -> Rect {
        Rect(
            minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY))
    }

    /// Whether `point` lies inside; the left and top edges belong to it, the right and bottom do not.
    @inlinable
    public func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
}

package import Foundation

/// What bars and cutouts leave of an area, in points of the host.
package struct SafeArea: Equatable {
    /// The part that nothing covers.
    package var safe: CGRect
    /// The whole area.
    package var full: CGRect

    /// Creates a safe area.
    package init(safe: CGRect, full: CGRect) { (self.safe, self.full) = (safe, full) }

    /// Returns a rectangle, extended to the whole area at edges where it touches the safe part's.
    package func extending(
        _ rect: CGRect, at edges: Edge.Set, direction: LayoutDirection
    ) -> CGRect {
        let (left, right): (Edge.Set, Edge.Set) =
            direction == .leftToRight ? (.leading, .trailing) : (.trailing, .leading)
        func touches(_ edge: CGFloat, _ other: CGFloat) -> Bool { abs(edge - other) < 0.51 }
        var (minX, minY, maxX, maxY) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        if edges.contains(.top), touches(minY, safe.minY) { minY = full.minY }
        if edges.contains(.bottom), touches(maxY, safe.maxY) { maxY = full.maxY }
        if edges.contains(left), touches(minX, safe.minX) { minX = full.minX }
        if edges.contains(right), touches(maxX, safe.maxX) { maxX = full.maxX }
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    /// Returns how much of a rectangle is outside the safe part, by edges.
    package func insets(of rect: CGRect, direction: LayoutDirection) -> EdgeInsets {
        let covered = extending(rect, at: .all, direction: direction)
        let left = max(0, safe.minX - covered.minX), right = max(0, covered.maxX - safe.maxX)
        let isLeft = direction == .leftToRight
        return EdgeInsets(
            top: max(0, safe.minY - covered.minY), leading: isLeft ? left : right,
            bottom: max(0, covered.maxY - safe.maxY), trailing: isLeft ? right : left)
    }
}

extension CGRect {
    /// Returns the rectangle without what insets take; lengths are never below 0.
    package func inset(by insets: EdgeInsets, direction: LayoutDirection) -> CGRect {
        let left = direction == .leftToRight ? insets.leading : insets.trailing
        return CGRect(
            x: minX + left, y: minY + insets.top, width: max(0, width - insets.sum(along: .horizontal)),
            height: max(0, height - insets.sum(along: .vertical)))
    }
}

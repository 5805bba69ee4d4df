package import Geometry

extension LayoutTree {
    /// The visible rectangle of each node on the screen, in points; nil if the node or an ancestor is hidden.
    package var visibleRects: [Rect?] {
        var transforms: [AffineTransform] = [], clips: [Rect?] = [], rects: [Rect?] = []
        transforms.reserveCapacity(nodes.count)
        for node in nodes {
            let outer = node.parent.map { transforms[$0] } ?? .identity
            // A node without a parent is clipped by the screen only.
            let clip = node.parent.map { clips[$0] } ?? Rect(origin: .zero, size: size)
            let center = node.frame.center
            let own = AffineTransform.translation(x: -node.boundsOrigin.x, y: -node.boundsOrigin.y)
                .concatenating(.translation(x: node.frame.minX - center.x, y: node.frame.minY - center.y))
                .concatenating(node.transform)
                .concatenating(.translation(x: center.x, y: center.y))
                .concatenating(outer)
            transforms.append(own)
            let isHidden = node.isHidden || node.opacity == 0
            let visible = isHidden ? nil : clip?.overlap(with: own.boundingBox(of: node.bounds))
            rects.append(visible)
            clips.append(isHidden ? nil : node.clipsToBounds ? visible : clip)
        }
        return rects
    }

    /// Returns the ids of the views that a rectangle of the screen falls on, the front one first: those without
    /// a descendant there, at most `limit`.
    package func views(in box: Rect, visible: [Rect?], limit: Int = 8) -> [String] {
        var ids: [String] = []
        var isCovered = [Bool](repeating: false, count: nodes.count)
        for index in nodes.indices.reversed() where visible[index]?.overlap(with: box) != nil {
            if let parent = nodes[index].parent { isCovered[parent] = true }
            if !isCovered[index] { ids.append(nodes[index].id) }
            if ids.count == limit { break }
        }
        return ids
    }
}

extension Rect {
    /// Returns the common part of two rectangles; nil if its area is zero.
    package func overlap(with other: Rect) -> Rect? {
        let common = Rect(
            minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY))
        return common.isEmpty ? nil : common
    }
}

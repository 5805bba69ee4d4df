import Geometry

extension LayoutTree {
    /// Moves a node to the origin and makes the tree as large as it, so that it is shown alone, over what is behind it.
    /// A node that is not in the tree, turned or empty leaves the tree as it is.
    package mutating func crop(to id: String) {
        guard let index = nodes.firstIndex(where: { $0.id == id }), let root = nodes.indices.first,
            let origin = origin(of: index)
        else { return }
        let size = nodes[index].frame.size
        guard size.width > 0, size.height > 0, size.isFinite, origin.isFinite else { return }
        let moved = nodes[root].frame.offset(by: origin * -1)
        // A node may be larger than the screen that it was laid out on.
        nodes[root].frame = moved.union(Rect(origin: .zero, size: size))
        nodes[root].boundsOrigin = nodes[root].boundsOrigin + nodes[root].frame.origin - moved.origin
        self.size = size
    }

    /// The origin of a node in the coordinates of the tree; nil if it or a node around it is transformed.
    private func origin(of index: Int) -> Point? {
        var origin = nodes[index].frame.origin, current = nodes[index]
        while current.transform == .identity {
            guard let parent = current.parent else { return origin }
            current = nodes[parent]
            origin = origin + current.frame.origin - current.boundsOrigin
        }
        return nil
    }
}

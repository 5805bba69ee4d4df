extension CALayer {
    /// Invalidates the layout of the sublayers.
    func markLayout() {
        isLayoutDue = true
        // Not by `setNeedsLayout()`, which may be what calls this.
        owner?.markLayout()
    }

    /// Acts on a change of the size of a layer that no view owns.
    func sizeDidChange(from old: CGSize) {
        guard ownBounds.size != old else { return }
        isLayoutDue = true
        if needsDisplayOnBoundsChange { setNeedsDisplay() }
        resizeSublayers(withOldSize: old)
    }

    /// Lays out the layer and the sublayers that no view owns, where that is due.
    func layOutMarked(depth: Int = 0) {
        if isLayoutDue {
            isLayoutDue = false
            layoutSublayers()
        }
        // Deeper than any real design; the recursion must end.
        guard depth < 200 else { return }
        for entry in entries { entry.layer.layOutMarked(depth: depth + 1) }
    }
}

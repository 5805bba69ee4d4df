extension CALayer {
    /// Puts a layer on top of the others, and of the subviews there are now.
    public func addSublayer(_ layer: CALayer) {
        insert(layer, at: entries.count, above: owner?.subviews.last)
    }

    /// Puts a layer among the others at an index; at 0 it lies below all subviews.
    public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        let index = min(Int(idx), entries.count)
        let above = index == 0 ? nil : entries[index - 1].above
        insert(layer, at: index, above: above)
    }

    /// Puts a layer directly below another one in this, or below the subview whose layer that is.
    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        if let index = entries.firstIndex(where: { $0.layer === sibling }) {
            return insert(layer, at: index, above: entries[index].above)
        }
        let views = owner?.subviews ?? []
        let index = views.firstIndex { $0.layer === sibling }
        insert(layer, at: 0, above: index.flatMap { $0 > 0 ? views[$0 - 1] : nil })
    }

    /// Puts a layer directly above another one in this, or above the subview whose layer that is.
    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        if let index = entries.firstIndex(where: { $0.layer === sibling }) {
            return insert(layer, at: index + 1, above: entries[index].above)
        }
        insert(layer, at: 0, above: owner?.subviews.first { $0.layer === sibling })
    }

    /// Puts a layer in another's place.
    public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard let index = entries.firstIndex(where: { $0.layer === oldLayer }) else { return }
        let above = entries[index].above
        oldLayer.removeFromSuperlayer()
        insert(newLayer, at: index, above: above)
    }

    /// Takes the layer out of its superlayer; a view's layer goes with its view.
    public func removeFromSuperlayer() {
        if let owner { return owner.removeFromSuperview() }
        superlayer?.entries.removeAll { $0.layer === self }
        superlayer = nil
    }

    private func insert(_ layer: CALayer, at index: Int, above: UIView?) {
        // A view's layer moves with the view, and no layer goes into itself.
        guard layer.owner == nil, !layer.holds(self) else { return }
        layer.removeFromSuperlayer()
        layer.superlayer = self
        entries.insert((layer, above), at: min(index, entries.count))
    }

    private func holds(_ layer: CALayer) -> Bool {
        var current: CALayer? = layer
        while let candidate = current {
            if candidate === self { return true }
            current = candidate.superlayer
        }
        return false
    }
}

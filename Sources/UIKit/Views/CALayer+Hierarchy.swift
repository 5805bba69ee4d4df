extension CALayer {
    /// Appends a layer above the other sublayers and the current subviews.
    public func addSublayer(_ layer: CALayer) {
        insert(layer, at: entries.count, above: owner?.subviews.last)
    }

    /// Inserts a layer at an index in the list of sublayers; index 0 is below all subviews.
    public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        let index = min(Int(idx), entries.count)
        let above = index == 0 ? nil : entries[index - 1].above
        insert(layer, at: index, above: above)
    }

    /// Inserts a layer below a sublayer of this one, or below the subview that owns `sibling`.
    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        if let index = entries.firstIndex(where: { $0.layer === sibling }) {
            return insert(layer, at: index, above: entries[index].above)
        }
        let views = owner?.subviews ?? []
        let index = views.firstIndex { $0.layer === sibling }
        insert(layer, at: 0, above: index.flatMap { $0 > 0 ? views[$0 - 1] : nil })
    }

    /// Inserts a layer above a sublayer of this one, or above the subview that owns `sibling`.
    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        if let index = entries.firstIndex(where: { $0.layer === sibling }) {
            return insert(layer, at: index + 1, above: entries[index].above)
        }
        insert(layer, at: 0, above: owner?.subviews.first { $0.layer === sibling })
    }

    /// Replaces a sublayer with another layer.
    public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard let index = entries.firstIndex(where: { $0.layer === oldLayer }) else { return }
        let above = entries[index].above
        oldLayer.removeFromSuperlayer()
        insert(newLayer, at: index, above: above)
    }

    /// Removes the layer from its superlayer; a view's own layer follows its view instead.
    public func removeFromSuperlayer() {
        if let owner { return owner.removeFromSuperview() }
        superlayer?.entries.removeAll { $0.layer === self }
        superlayer = nil
    }

    /// Gives the layer other sublayers; those that stay keep their places among the subviews.
    func replaceSublayers(with layers: [CALayer]) {
        let places = entries
        for entry in places { entry.layer.removeFromSuperlayer() }
        for layer in layers {
            let known = places.first { $0.layer === layer }
            insert(layer, at: entries.count, above: known.map(\.above) ?? owner?.subviews.last)
        }
    }

    private func insert(_ layer: CALayer, at index: Int, above: UIView?) {
        // A view's layer moves with the view, and a layer cannot contain itself.
        guard layer.owner == nil, !layer.holds(self) else { return }
        layer.removeFromSuperlayer()
        layer.superlayer = self
        ApplicationState.animationState?.newLayers.append(layer)
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

import RenderContext

extension CALayer {
    /// Replaces the sublayers; those that remain keep their order among the subviews.
    func replaceSublayers(with layers: [CALayer]) {
        let places = entries
        for entry in places { entry.layer.removeFromSuperlayer() }
        for layer in layers {
            let known = places.first { $0.layer === layer }
            insert(layer, at: entries.count, above: known.map(\.above) ?? owner?.subviewLayers.last)
        }
    }

    /// Inserts a layer at an index of the explicit sublayers, above the layer of a subview.
    func insert(_ layer: CALayer, at index: Int, above: CALayer?) {
        // A view's layer has its place by its view.
        guard layer.owner == nil else { return owner?.adopt(layer, above: above) ?? () }
        // A layer cannot contain itself.
        guard !layer.holds(self) else { return }
        layer.removeFromSuperlayer()
        layer.storedSuperlayer = self
        RenderContext.animationState?.newLayers.append(layer)
        entries.insert((layer, above), at: min(index, entries.count))
        if owner == nil { markLayout() }
    }

    /// The sublayers and those of subviews, lowest first: by `zPosition`, then as they were added.
    ///
    /// Where one leaves the plane, they are in the order of how near their centers are to the viewer, as the sides of
    /// a cube; sides that pass through each other are not cut.
    package func stackedSublayers(in presentation: Presentation) -> [CALayer] {
        guard let owner else { return sorted(entries.map(\.layer), presentation) }
        var layers = entries.filter { $0.above == nil }.map(\.layer)
        for subview in owner.subviewLayers {
            layers.append(subview)
            layers += entries.filter { $0.above === subview }.map(\.layer)
        }
        // Layers above removed views stay on top.
        layers += entries.filter { $0.above != nil && $0.above?.owner?.superviewLayer !== self }.map(\.layer)
        return sorted(layers, presentation)
    }

    private func sorted(_ layers: [CALayer], _ presentation: Presentation) -> [CALayer] {
        let isSpatial =
            keepsSpace || layers.contains { presentation.values(of: $0).spatialTransform != nil }
        func height(_ layer: CALayer) -> Double {
            isSpatial ? layer.depth(in: self, presentation) : Double(presentation.values(of: layer).zPosition)
        }
        return layers.map { (layer: $0, height: height($0)) }
            .enumerated().sorted { ($0.element.height, $0.offset) < ($1.element.height, $1.offset) }
            .map(\.element.layer)
    }

    /// Whether sublayers that are flat themselves may lie behind each other in another order than that of `zPosition`.
    package var keepsSpace: Bool { joinsSpace || sublayersTransform != nil }

    private func holds(_ layer: CALayer) -> Bool {
        var current: CALayer? = layer
        while let candidate = current {
            if candidate === self { return true }
            current = candidate.superlayer
        }
        return false
    }
}

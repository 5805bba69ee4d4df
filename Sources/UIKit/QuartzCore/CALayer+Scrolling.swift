extension CALayer {
    /// The part of the bounds that the scroll layers around this one show, in the layer's coordinates.
    public var visibleRect: CGRect {
        var result = bounds
        var current = superlayer
        while let layer = current {
            if layer is CAScrollLayer {
                result = result.intersection(convert(layer.bounds, from: layer))
                if result.isNull { return .zero }
            }
            current = layer.superlayer
        }
        return result
    }

    /// The closest scroll layer around this one.
    private var scrollLayer: CAScrollLayer? {
        var current = superlayer
        while let layer = current {
            if let found = layer as? CAScrollLayer { return found }
            current = layer.superlayer
        }
        return nil
    }

    /// Scrolls to a point of the layer's coordinates.
    func baseScroll(_ p: CGPoint) {
        guard let scrollLayer else { return }
        scrollLayer.scroll(to: convert(p, to: scrollLayer))
    }

    /// Scrolls to a rectangle of the layer's coordinates.
    func baseScrollRectToVisible(_ r: CGRect) {
        guard let scrollLayer else { return }
        scrollLayer.scroll(to: convert(r, to: scrollLayer))
    }
}

/// An object that answers for a layer, as a view does for its own.
public protocol CALayerDelegate: AnyObject {
    /// Draws the layer's content.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Gives the layer its content.
    func display(_ layer: CALayer)
    /// Called before the layer draws.
    func layerWillDraw(_ layer: CALayer)
    /// Lays out the layer's sublayers.
    func layoutSublayers(of layer: CALayer)
    /// Returns what happens when a property changes; nil for the layer's own choice.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Does nothing by default.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Does nothing by default.
    public func display(_ layer: CALayer) {}
    /// Does nothing by default.
    public func layerWillDraw(_ layer: CALayer) {}
    /// Does nothing by default.
    public func layoutSublayers(of layer: CALayer) {}
    /// Returns nil: the layer's own choice.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// The delegate of a layer, as a view is of its own.
public protocol CALayerDelegate: AnyObject {
    /// Draws the layer's content.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Provides the layer's content.
    func display(_ layer: CALayer)
    /// Called before the layer draws.
    func layerWillDraw(_ layer: CALayer)
    /// Lays out the layer's sublayers.
    func layoutSublayers(of layer: CALayer)
    /// Returns the action of a property that changes; nil for the layer's own choice.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// The default implementation does nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// The default implementation does nothing.
    public func display(_ layer: CALayer) {}
    /// The default implementation does nothing.
    public func layerWillDraw(_ layer: CALayer) {}
    /// The default implementation does nothing.
    public func layoutSublayers(of layer: CALayer) {}
    /// The default implementation returns nil: the layer's own choice.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

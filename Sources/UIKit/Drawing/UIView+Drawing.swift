import Scene

extension UIView {
    /// Creates a layer of the view's layer class.
    func makeLayer() -> CALayer {
        let layer = ((type(of: self).layerClass as? CALayer.Type) ?? CALayer.self).init()
        layer.attach(to: self)
        return layer
    }

    /// Returns what `draw(_:)` records.
    func drawnContent() -> [DrawCommand] {
        let context = CGContext(size: bounds.size)
        layerWillDraw(layer)
        DrawingStack.with(context) { draw(layer, in: context) }
        return context.finishedCommands
    }
}

import Scene

extension UIView {
    /// A layer of the view's class of layers.
    func makeLayer() -> CALayer {
        let layer = ((type(of: self).layerClass as? CALayer.Type) ?? CALayer.self).init()
        layer.belong(to: self)
        return layer
    }

    /// What `draw(_:)` records.
    func drawnContent() -> [DrawCommand] {
        let context = CGContext(size: bounds.size)
        DrawingStack.with(context) { draw(bounds) }
        return context.finishedCommands
    }
}

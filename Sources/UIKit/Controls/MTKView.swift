package import Scene

/// A view that displays Metal content; here a placeholder.
open class MTKView: UIView {
    /// The class of the view's layer: that of Metal.
    open override class var layerClass: AnyClass { CAMetalLayer.self }

    package override func content(in context: ContentContext) -> [DrawCommand] {
        commands(of: .graphics, in: context)
    }
}

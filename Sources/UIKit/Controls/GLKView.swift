package import Scene

/// A view that displays OpenGL content; here a placeholder.
open class GLKView: UIView {
    /// The class of the view's layer: that of OpenGL.
    open override class var layerClass: AnyClass { CAEAGLLayer.self }

    package override func content(in context: ContentContext) -> [DrawCommand] {
        commands(of: .graphics, in: context)
    }
}

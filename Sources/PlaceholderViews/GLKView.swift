import UIKitCore

/// A view that displays OpenGL content; here a placeholder.
open class GLKView: PicturePlaceholderView {
    /// The class of the view's layer: that of OpenGL.
    open override class var layerClass: AnyClass { CAEAGLLayer.self }
}

import UIKitCore

/// A view that displays Metal content; here a placeholder.
open class MTKView: PicturePlaceholderView {
    /// The class of the view's layer: that of Metal.
    open override class var layerClass: AnyClass { CAMetalLayer.self }
}

/// A drawable that Metal draws and a layer shows; there is none here.
public protocol CAMetalDrawable: AnyObject {
    /// The layer that shows the drawable.
    var layer: CAMetalLayer { get }
    /// Shows the drawable in its layer.
    func present()
}

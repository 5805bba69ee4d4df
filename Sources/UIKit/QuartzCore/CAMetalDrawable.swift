/// A picture that Metal draws and a layer shows; there is none here.
public protocol CAMetalDrawable: AnyObject {
    /// The layer that shows the picture.
    var layer: CAMetalLayer { get }
    /// Shows the picture in its layer.
    func present()
}

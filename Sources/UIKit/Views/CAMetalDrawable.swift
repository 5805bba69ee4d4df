/// A picture that Metal draws and a layer shows; there is none here.
public protocol CAMetalDrawable: AnyObject {
    /// The layer that shows it.
    var layer: CAMetalLayer { get }
    /// Has it shown.
    func present()
}

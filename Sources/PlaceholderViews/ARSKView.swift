/// A view that displays a SpriteKit scene over the camera's image; here a placeholder.
open class ARSKView: SKView {
    /// The drawing that fills the view: the preview of a camera.
    open override var placeholderPicture: PlaceholderPicture { .camera }
}

/// A view that displays an AR scene over the camera's image; here a placeholder.
open class ARSCNView: SCNView {
    /// The drawing that fills the view: the preview of a camera.
    open override var placeholderPicture: PlaceholderPicture { .camera }
}

/// The target of a preview: the container and position in which it is drawn.
open class UIPreviewTarget: NSObject {
    /// The view whose coordinates the center is in, retained.
    public let container: UIView
    /// The center of the preview, in points of the container.
    public let center: CGPoint
    /// The transform of the preview.
    public let transform: CGAffineTransform

    /// Creates a target.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        self.container = container
        self.center = center
        self.transform = transform
        super.init()
    }
}

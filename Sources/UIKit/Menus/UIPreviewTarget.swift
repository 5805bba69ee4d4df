/// Where a preview is drawn.
open class UIPreviewTarget: NSObject {
    /// The view in whose coordinates the place is.
    public let container: UIView
    /// The center of the preview, in points of the container.
    public let center: CGPoint
    /// The transform of the preview.
    public let transform: CGAffineTransform

    /// Creates a place.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        self.container = container
        self.center = center
        self.transform = transform
        super.init()
    }
}

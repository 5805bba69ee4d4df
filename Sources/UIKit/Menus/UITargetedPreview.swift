/// How a view is drawn above a screen, as beside its context menu.
open class UIPreviewParameters: NSObject {
    /// The color behind the view; `clear` for none. Setting nil returns to the default.
    ///
    /// Chosen: by default the system's background, which shows in the corners of views that draw a shape.
    open var backgroundColor: UIColor? {
        get { ownBackground ?? .systemBackground }
        set { ownBackground = newValue }
    }
    /// The part of the view that is drawn, in its coordinates; nil for its bounds.
    open var visiblePath: UIBezierPath?
    private var ownBackground: UIColor?

    /// Creates parameters with the default background.
    public override init() { super.init() }
}

/// A view that is drawn above a screen, and how.
open class UITargetedPreview: NSObject {
    /// The view.
    public let view: UIView
    /// How it is drawn.
    public let parameters: UIPreviewParameters
    /// The size of the view, in points.
    public let size: CGSize

    /// Creates a preview of a view in a window.
    public init(view: UIView, parameters: UIPreviewParameters) {
        self.view = view
        self.parameters = parameters
        size = view.bounds.size
        super.init()
    }

    /// Creates a preview of a view in a window, with the default parameters.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    /// Returns a picture of the view at its place in a window.
    func picture(in window: UIWindow) -> UIView {
        let bounds = view.bounds
        let picture = UIGraphicsImageRenderer(size: bounds.size).image { context in
            context.cgContext.translateBy(x: -bounds.minX, y: -bounds.minY)
            parameters.visiblePath?.addClip()
            if let color = parameters.backgroundColor {
                color.resolvedColor(with: view.traitCollection).setFill()
                let radius = parameters.visiblePath == nil ? view.layer.cornerRadius : 0
                UIBezierPath(roundedRect: bounds, cornerRadius: radius).fill()
            }
            view.layer.render(in: context.cgContext)
        }
        let imageView = UIImageView(image: picture)
        imageView.frame = view.convert(bounds, to: window)
        return imageView
    }
}

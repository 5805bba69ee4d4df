/// The parameters of a view's preview, as beside its context menu.
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

    /// The outline of the shadow, in the view's coordinates; nil for that of the drawn part. No shadow follows it here.
    open var shadowPath: UIBezierPath?

    /// Creates parameters with the default background.
    public override init() { super.init() }

    /// Creates parameters that draw the lines of a text.
    ///
    /// Chosen: each line with a margin of 8 points at the sides and 4 above and below, and corners of 8.
    ///
    /// - Parameter textLineRects: The rectangles of the lines, in the view's coordinates, as values.
    public init(textLineRects: [NSValue]) {
        super.init()
        let path = UIBezierPath()
        for rect in textLineRects.map(\.cgRectValue) where !rect.isEmpty {
            path.append(UIBezierPath(roundedRect: rect.insetBy(dx: -8, dy: -4), cornerRadius: 8))
        }
        visiblePath = path
    }
}

/// A preview of a view that is drawn above the screen.
open class UITargetedPreview: NSObject {
    /// The view of the preview, retained.
    public let view: UIView
    /// The parameters of the drawing.
    public let parameters: UIPreviewParameters
    /// The size of the view, in points.
    public let size: CGSize
    /// The target of the preview: the position of the view, unless another was given.
    open var target: UIPreviewTarget {
        ownTarget
            ?? UIPreviewTarget(
                container: view.superview ?? view, center: view.center, transform: view.transform)
    }
    private let ownTarget: UIPreviewTarget?

    /// Creates a preview of a view, which need not be in a window, at a target.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters
        size = view.bounds.size
        ownTarget = target
        super.init()
    }

    /// Creates a preview of a view in a window.
    public init(view: UIView, parameters: UIPreviewParameters) {
        self.view = view
        self.parameters = parameters
        size = view.bounds.size
        ownTarget = nil
        super.init()
    }

    /// Creates a preview of a view in a window, with the default parameters.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    /// Returns a preview of the same view at another target.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }

    /// Returns a snapshot of the view at its position in a window.
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
        if let ownTarget {
            imageView.center = ownTarget.container.convert(ownTarget.center, to: window)
            imageView.transform = ownTarget.transform
        }
        return imageView
    }
}

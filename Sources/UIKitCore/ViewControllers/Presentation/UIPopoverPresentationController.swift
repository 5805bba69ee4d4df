/// The directions of a popover's arrow.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    /// The raw value, which matches Apple's.
    public let rawValue: UInt
    /// Creates directions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The arrow points up; the popover is below its source.
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    /// The arrow points down; the popover is above its source.
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    /// The arrow points left; the popover is right of its source.
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    /// The arrow points right; the popover is left of its source.
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    /// The arrow may point in any direction.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// The direction is not determined, before the popover is displayed.
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}

/// The delegate of a popover.
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called before the popover is displayed.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    /// The default implementation does nothing.
    public func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
}

/// An item that the arrow of a popover may point to.
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Displays a controller in a popover with an arrow that points to its source.
open class UIPopoverPresentationController: UIPresentationController {
    /// The view that the arrow points to.
    open weak var sourceView: UIView?
    /// The rectangle of the source view that the arrow points to; nil for all of it.
    ///
    /// Unlike Apple's an optional, whose nil represents the null rectangle.
    open var sourceRect: CGRect?
    /// The bar item that the arrow points to.
    open var barButtonItem: UIBarButtonItem?
    /// The class of the background; nil for the system's, which is drawn in any case.
    open var popoverBackgroundViewClass: AnyClass?
    /// The item that the arrow points to: a view or a bar item.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { sourceView ?? barButtonItem }
        set { (sourceView, barButtonItem) = (newValue as? UIView, newValue as? UIBarButtonItem) }
    }
    /// The directions that the arrow may have.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any
    /// The direction of the arrow; unknown before the popover is displayed.
    open private(set) var arrowDirection: UIPopoverArrowDirection = .unknown
    /// The color of the popover and its arrow; nil for that of the presented view.
    open var backgroundColor: UIColor?
    /// The views that receive touches while the popover is displayed.
    open var passthroughViews: [UIView]?
    /// The least distance from the edges of the screen, in points.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    /// Whether the popover may cover its source.
    open var canOverlapSourceViewRect = false
    /// The sheet in which the controller is displayed where horizontal space is compact.
    open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: nil)

    private let dimming = DimmingView()
    private var bubble: PopoverView?
    /// The size of a popover without a preferred size. Source: UIPopoverController, 320 by 480 at most in reference
    /// lists of its default content size.
    private static let standardSize = CGSize(width: 320, height: 480)

    /// Creates a popover.
    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        style = .popover
    }

    /// A page sheet where horizontal space is compact.
    open override func adaptivePresentationStyle(for traitCollection: UITraitCollection)
        -> UIModalPresentationStyle
    { traitCollection.horizontalSizeClass == .compact ? .pageSheet : .none }

    /// The view with the arrow.
    open override var presentedView: UIView? {
        if let bubble { return bubble }
        let made = PopoverView(content: presentedViewController.view)
        bubble = made
        // Chosen: horizontal space is compact in a popover, which is as wide as a phone.
        made.traitOverrides.horizontalSizeClass = .compact
        return made
    }

    override var standardAnimator: ((Bool) -> any UIViewControllerAnimatedTransitioning)? {
        { ModalAnimator(.dissolve, isPresenting: $0) }
    }

    /// The area of the source in the container.
    private var target: CGRect {
        guard let container = containerView else { return .zero }
        if let item = barButtonItem, let view = item.view { return view.convert(view.bounds, to: container) }
        guard let view = sourceView ?? presentingViewController.viewIfLoaded else { return .zero }
        return view.convert(sourceRect ?? view.bounds, to: container)
    }

    private var contentSize: CGSize {
        var size = presentedViewController.preferredContentSize
        if let inner = (presentedViewController as? UINavigationController)?.topViewController, size == .zero
        {
            size = inner.preferredContentSize
        }
        return CGSize(
            width: size.width > 0 ? size.width : Self.standardSize.width,
            height: size.height > 0 ? size.height : Self.standardSize.height)
    }

    /// The frame with the arrow, in the first permitted direction with enough space, otherwise that with most.
    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        let safe = RenderEnvironment.current.deviceSafeArea
        let area = container.bounds.inset(by: safe).inset(by: popoverLayoutMargins)
        let placement = PopoverPlacement(
            source: target, area: area, contentSize: contentSize, permitted: permittedArrowDirections)
        arrowDirection = placement.direction
        bubble?.place(
            placement,
            color: backgroundColor ?? presentedViewController.view.backgroundColor
                ?? .systemBackground)
        return placement.frame
    }

    /// Calls the delegate's `prepareForPopoverPresentation(_:)`.
    open override func presentationTransitionWillBegin() {
        guard let container = containerView else { return }
        if let delegate = delegate as? any UIPopoverPresentationControllerDelegate {
            RenderContext.record(
                .delegate, "prepareForPopoverPresentation(\(presentedViewController.logName))")
            delegate.prepareForPopoverPresentation(self)
        }
        dimming.frame = container.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.wasTouched = { [weak self] in self?.dismissByUser() }
        container.insertSubview(dimming, at: 0)
    }

    /// Releases the view with the arrow.
    open override func dismissalTransitionDidEnd(_ completed: Bool) { bubble = nil }
}

extension UIBarButtonItem {
    /// The view of the item in a bar; nil if none shows it.
    var view: UIView? {
        if let customView { return customView }
        guard let bar = bar as? UIView else { return nil }
        return bar.subviews.first { ($0 as? BarButtonView)?.item === self }
    }
}

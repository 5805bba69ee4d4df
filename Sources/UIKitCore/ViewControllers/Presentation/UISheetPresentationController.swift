/// Displays a controller in a sheet: at the lower edge where space is compact, otherwise in the middle.
open class UISheetPresentationController: UIPresentationController {
    /// The heights at which the sheet rests, the smallest first.
    open var detents: [Detent] = [.large()] { didSet { detentsDidChange() } }
    /// The detent at which the sheet rests; nil for the smallest.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { detentsDidChange() } }
    /// The largest detent at which the views below are not dimmed; nil for none.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { detentsDidChange() } }
    /// Whether the grabber is shown.
    open var prefersGrabberVisible = false { didSet { detentsDidChange() } }
    /// The radius of the corners in points; nil for the system's.
    open var preferredCornerRadius: CGFloat? { didSet { detentsDidChange() } }
    /// Whether the sheet is at the lower edge also where vertical space is compact.
    open var prefersEdgeAttachedInCompactHeight = false { didSet { detentsDidChange() } }
    /// Whether the sheet is as wide as the preferred content size where it is at the lower edge.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { detentsDidChange() } }
    /// Whether scrolling up in the content makes the sheet larger first.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    /// Whether the sheet is as large as a page sheet where it is not at the lower edge.
    open var prefersPageSizing = true
    /// The view that the sheet originates from; it slides up from the lower edge here.
    open var sourceView: UIView?
    /// The effect behind the sheet, since iOS 26; nil for the system's. Not drawn.
    open var backgroundEffect: UIVisualEffect?
    /// The value of `preferredCornerRadius` and others for the system's.
    public static let automaticDimension = CGFloat.greatestFiniteMagnitude

    private let dimming = DimmingView()
    private var sheet: SheetView?
    private lazy var interaction = SheetInteraction(of: self)
    /// The distance of a drag from the resting position, in points downward.
    var dragDistance: CGFloat = 0
    private var card: PresentingViewCard?

    /// Source: pictures of page sheets of iOS 13 and later: 10 points.
    private static let cornerRadius: CGFloat = 10
    /// Source: the same: the sheet begins 10 points below the safe area's top.
    private static let topGap: CGFloat = 10
    /// Source: UIModalPresentationStyle.formSheet in reference lists: 540 by 620 points.
    private static let formSize = CGSize(width: 540, height: 620)
    /// Chosen: the width of a page sheet on wide screens, and its distance from the upper and lower edge.
    private static let pageWidth: CGFloat = 704, pageMargin: CGFloat = 20

    /// Creates a sheet.
    public override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        style = .pageSheet
    }

    /// Animates changes of detents made in a closure.
    open func animateChanges(_ changes: () -> Void) {
        changes()
        guard let containerView else { return }
        // Chosen: 0.35 seconds.
        TransitionAnimation.run(0.35) { [self] in
            updateBelow()
            containerView.layoutIfNeeded()
        }
    }

    /// Resolves the heights of custom detents again.
    open func invalidateDetents() { detentsDidChange() }

    /// The view with the corners.
    open override var presentedView: UIView? {
        if let sheet { return sheet }
        let made = SheetView(content: presentedViewController.view)
        sheet = made
        made.addGestureRecognizer(interaction.recognizer)
        configure()
        return made
    }

    // MARK: Geometry

    private var traits: UITraitCollection { containerTraits }
    var isEdgeAttached: Bool { traits.horizontalSizeClass == .compact || isFullScreen }
    /// Whether the sheet covers the screen, as where vertical space is compact.
    var isFullScreen: Bool {
        traits.verticalSizeClass == .compact && !prefersEdgeAttachedInCompactHeight
    }

    var selectedDetent: Detent {
        detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first ?? .large()
    }

    /// The largest height of the sheet.
    private func largestHeight(in container: UIView) -> CGFloat {
        let top = container.window == nil ? 0 : RenderEnvironment.current.deviceSafeArea.top
        return max(0, container.bounds.height - top - Self.topGap)
    }

    func height(of detent: Detent, in container: UIView) -> CGFloat {
        let largest = largestHeight(in: container)
        let bottom = RenderEnvironment.current.deviceSafeArea.bottom
        let context = DetentContext(
            containerTraitCollection: traits, maximumDetentValue: max(0, largest - bottom))
        guard let value = detent.resolvedValue(in: context) else { return largest }
        return min(largest, max(0, value) + bottom)
    }

    /// The frame for the selected detent, or in the middle of wide screens; moved during a drag.
    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        return draggedFrame(from: frameAtRest, in: container)
    }

    var frameAtRest: CGRect {
        guard let container = containerView else { return .zero }
        let bounds = container.bounds
        guard !isFullScreen else { return bounds }
        let preferred = presentedViewController.preferredContentSize
        guard isEdgeAttached else { return middleFrame(in: bounds, preferred: preferred) }
        let height = height(of: selectedDetent, in: container)
        var width = bounds.width
        if widthFollowsPreferredContentSizeWhenEdgeAttached, preferred.width > 0 {
            width = min(width, preferred.width)
        }
        return CGRect(
            x: ((bounds.width - width) / 2).rounded(), y: bounds.height - height, width: width, height: height
        )
    }

    private func middleFrame(in bounds: CGRect, preferred: CGSize) -> CGRect {
        var size = Self.formSize
        if style == .pageSheet {
            let insets = RenderEnvironment.current.deviceSafeArea
            size = CGSize(
                width: Self.pageWidth,
                height: bounds.height - insets.top - insets.bottom - 2 * Self.pageMargin)
        }
        if preferred.width > 0 { size.width = preferred.width }
        if preferred.height > 0 { size.height = preferred.height }
        size = CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height))
        return CGRect(
            x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
            width: size.width, height: size.height)
    }

    // MARK: Presenting view

    private var isLarge: Bool { selectedDetent.identifier == .large }

    private var isUndimmed: Bool {
        guard isEdgeAttached, let limit = largestUndimmedDetentIdentifier,
            let index = detents.firstIndex(where: { $0.identifier == limit }),
            let selected = detents.firstIndex(where: { $0 === selectedDetent })
        else { return false }
        return selected <= index
    }

    private func detentsDidChange() {
        configure()
        guard containerView != nil else { return }
        updateBelow()
        setNeedsContainerLayout()
    }

    private func configure() {
        sheet?.hasGrabber = prefersGrabberVisible && isEdgeAttached && !isFullScreen
        sheet?.setCorners(
            isFullScreen ? 0 : preferredCornerRadius ?? Self.cornerRadius, lower: !isEdgeAttached)
    }

    /// Dims the views below, and shows the presenting view as a card behind a large sheet on phones.
    private func updateBelow() {
        dimming.alpha = isUndimmed ? 0 : 1
        dimming.passesTouches = isUndimmed
        if isEdgeAttached, !isFullScreen, isLarge, style != .custom {
            card?.show()
        } else {
            card?.hide()
        }
    }

    /// Adds the dimming view, which fades in alongside the transition.
    open override func presentationTransitionWillBegin() {
        guard let container = containerView else { return }
        configure()
        // Chosen: as in popovers, horizontal space is compact in a form sheet on tablets too.
        presentedView?.traitOverrides.horizontalSizeClass =
            style == .formSheet && !isEdgeAttached ? .compact : .unspecified
        dimming.backgroundColor = DimmingView.shade
        dimming.frame = container.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.alpha = 0
        dimming.wasTouched = { [weak self] in self?.dismissByUser() }
        container.insertSubview(dimming, at: 0)
        card = PresentingViewCard(of: presentingViewController, cornerRadius: Self.cornerRadius)
        presentedViewController.transitionCoordinator?.animate { [weak self] _ in self?.updateBelow() }
    }

    /// Fades out the dimming view and restores the presenting view alongside the transition.
    open override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate { [weak self] _ in
            self?.dimming.alpha = 0
            self?.card?.hide()
        }
    }

    /// Removes the card and releases the sheet's view.
    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        dragDistance = 0
        card?.remove()
        card = nil
        sheet = nil
    }

    /// Whether the presenting view is a card on black.
    var showsCard: Bool { card?.isShown ?? false }
}

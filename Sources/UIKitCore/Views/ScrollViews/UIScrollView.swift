import Geometry
import Layout
import Scene

/// A view that allows scrolling of its content.
///
/// `delegate` is declared by `UIScrollViewDelegating`, so that subclasses can narrow its type.
open class UIScrollView: UIView, UIScrollViewDelegating {
    /// When the safe area is added to the content insets.
    public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
        /// The safe area is added along scrollable axes, and always vertically under a navigation bar.
        case automatic = 0
        /// The safe area is added along scrollable axes.
        case scrollableAxes = 1
        /// The safe area is never added.
        case never = 2
        /// The safe area is added along both axes.
        case always = 3
    }

    /// The reference of the scroll position while the view's size changes.
    enum Position: Equatable {
        /// The start of the content.
        case start
        /// An offset that was set explicitly.
        case offset
        /// A page, counted in widths of the bounds.
        case page(Int)
    }

    /// The size of the content in points; constraints to the content's far edges take precedence.
    open var contentSize: CGSize = .zero {
        didSet {
            if !contentSize.pipelineSize.isFinite { contentSize = oldValue }
            if !isApplyingSolvedContent { explicitContentSize = contentSize }
            if contentSize != oldValue { setNeedsLayout() }
            if !isApplyingSolvedContent { notifyObservers() }
        }
    }
    /// The point of the content at the origin of the scroll view.
    ///
    /// Before the first layout it is the value that was set; from then on, unless one was set, the start of
    /// the content is within the adjusted insets.
    open var contentOffset: CGPoint {
        get { boundsOrigin }
        set {
            guard newValue.point.isFinite else { return }
            scrollInteraction?.stop()
            setOffset(newValue)
        }
    }
    /// The colors of the indicators, which are hidden at rest.
    open var indicatorStyle = IndicatorStyle.default
    /// The insets around the content.
    open var contentInset: UIEdgeInsets = .zero {
        didSet {
            guard contentInset != oldValue else { return }
            if isLaidOut { limitOffset() }
            setNeedsLayout()
            notifyObservers()
        }
    }
    /// When the safe area is added to the content insets.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { setNeedsLayout() }
    }
    /// Whether scrolling stops at multiples of the bounds. A change of size leaves the offset, which may then be between
    /// two pages.
    open var isPagingEnabled = false
    /// The refresh control that a pull reveals above the content; visible while refreshing.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard refreshControl !== oldValue else { return }
            oldValue?.removeFromSuperview()
            guard let refreshControl else { return }
            let height = refreshControl.intrinsicContentSize.height
            refreshControl.frame = CGRect(x: 0, y: -height, width: bounds.width, height: height)
            refreshControl.autoresizingMask = .flexibleWidth
            insertSubview(refreshControl, at: 0)
        }
    }
    /// Whether scrolling is enabled.
    open var isScrollEnabled = true
    /// Whether a drag is limited to the axis it begins along.
    open var isDirectionalLockEnabled = false
    /// Whether scrolling bounces past the edges of the content.
    open var bounces = true
    /// Whether horizontal scrolling bounces even if the content is smaller than the bounds.
    open var alwaysBounceHorizontal = false { didSet { setNeedsLayout() } }
    /// Whether vertical scrolling bounces even if the content is smaller than the bounds.
    open var alwaysBounceVertical = false { didSet { setNeedsLayout() } }
    /// Whether the horizontal indicator is visible while scrolling; has no effect here.
    open var showsHorizontalScrollIndicator = true
    /// Whether the vertical indicator is visible while scrolling; has no effect here.
    open var showsVerticalScrollIndicator = true
    /// The insets of the horizontal indicator, without the safe area.
    open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
    /// The insets of the vertical indicator, without the safe area.
    open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
    /// The insets of both indicators; getting returns those of the vertical one.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (horizontalScrollIndicatorInsets, verticalScrollIndicatorInsets) = (newValue, newValue) }
    }
    /// Whether the safe area is added to the indicators' insets.
    open var automaticallyAdjustsScrollIndicatorInsets = true

    /// The content size that code set; it applies again along an axis that constraints no longer determine.
    private(set) var explicitContentSize = CGSize.zero
    /// Whether layout is setting the content size.
    var isApplyingSolvedContent = false
    /// The delegate; not retained.
    weak var scrollDelegate: (any UIScrollViewDelegate)?
    var position = Position.start
    /// Whether the view has been laid out, so that its offset is relative to bounds that are known.
    var isLaidOut = false
    /// The values that last limited the offset, or were current when it was set; nil before the first layout.
    var limitedExtent: OffsetExtent?

    /// The rate at which scrolling decelerates after a drag.
    open var decelerationRate: DecelerationRate = .normal
    /// Whether touches are delivered to the content only after it is clear that they are not drags.
    open var delaysContentTouches = true
    /// Whether a drag may cancel a touch of the content.
    open var canCancelContentTouches = true
    /// When a drag dismisses the keyboard.
    open var keyboardDismissMode: KeyboardDismissMode = .none
    /// Whether a tap of the status bar scrolls to the top.
    open var scrollsToTop = true
    /// The state of drags and scroll animations; nil before the first.
    var scrollInteraction: ScrollInteraction?
    /// The minimum scale of the content; 1 by default.
    open var minimumZoomScale: CGFloat = 1
    /// The maximum scale of the content; 1 by default.
    open var maximumZoomScale: CGFloat = 1
    /// Whether a pinch zooms beyond the limits, to which the scale then returns.
    open var bouncesZoom = true
    /// The state of zooming; nil while the content has not been zoomed.
    var scrollZoom: ScrollZoom?
    /// The scale of the view that the delegate returns from `viewForZooming(in:)`; setting it keeps the center.
    open var zoomScale: CGFloat {
        get { scrollZoom?.scale ?? 1 }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Returns whether the content receives touches; true unless overridden.
    open func touchesShouldBegin(
        _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
    ) -> Bool { true }

    /// Returns whether a drag may take touches from a part of the content; true unless that is a control.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    /// Returns whether a gesture may begin: of the scroll view's own, along the axes that scroll.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = scrollInteraction?.pan, gestureRecognizer === pan else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        return mayDrag(pan)
    }

    /// Creates a scroll view with a frame, which clips its content to the bounds.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
    }

    /// Sets the content offset, immediately or with an animation, of whose end the delegate is notified.
    ///
    /// Outside a window it is set immediately.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard animated, window != nil, isLaidOut, contentOffset.point.isFinite else {
            return self.contentOffset = contentOffset
        }
        if contentOffset != self.contentOffset { makeScrollInteraction().animate(to: contentOffset) }
    }

    /// Sets the scale of the content within its limits, about the center of the visible part.
    ///
    /// It has no effect if the delegate returns no view. Outside a window it is set immediately.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        let zoom = makeScrollZoom()
        zoom.set(zoom.limited(scale), animated: animated)
    }

    /// Zooms so that a rectangle of the zoomed view fills the scroll view, centered.
    ///
    /// - Parameters:
    ///   - rect: In the coordinates of the view that the delegate names.
    ///   - animated: Whether the change is animated.
    open func zoom(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0 else { return }
        let zoom = makeScrollZoom()
        let scale = min(bounds.width / rect.width, bounds.height / rect.height)
        zoom.set(zoom.limited(scale), about: CGPoint(x: rect.midX, y: rect.midY), animated: animated)
    }

    /// Scrolls by the smallest distance that makes a rectangle of the content visible.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let offset = offset(showing: rect, from: bounds.origin)
        if offset != bounds.origin { setContentOffset(offset, animated: animated) }
    }

    /// The content insets with the part of the safe area that is added.
    open var adjustedContentInset: UIEdgeInsets { contentInset.adding(safeAreaInsets, along: adjustedAxes) }
    /// Flashes the scroll indicators; has no effect here.
    open func flashScrollIndicators() {}
    /// Called after the adjusted content inset has changed.
    open func adjustedContentInsetDidChange() {}

    /// Reports a change of the adjusted content insets, which include the safe area.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        if contentInsetAdjustmentBehavior != .never { adjustedContentInsetDidChange() }
    }

    /// Lays out the content and applies the scroll position, which may depend on the bounds.
    open override func layoutSubviews() {
        super.layoutSubviews()
        scrollZoom?.didLayOut()
        applyScrollPosition()
    }

    /// Returns where scrolling stops after a drag, given the proposed offset and the velocity of the offset in
    /// points per millisecond.
    func endOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

    /// Whether scrolling adds and removes subviews, such as rows.
    var laysOutWhileScrolling: Bool { false }

    override var axesPassingSafeArea: AxisSet {
        adjustedAxes.complement
    }

    /// Whether a programmatic scroll is animated; always false here.
    open var isScrollAnimating: Bool { false }

    /// Stops scrolling and zooming; has no effect here.
    open func stopScrollingAndZooming() {}

    /// Makes changes of the offset; the indicators are not shown for them here.
    open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) { changes() }

    /// The gesture recognizer of drags.
    open var panGestureRecognizer: UIPanGestureRecognizer { makeScrollInteraction().pan }

    /// Whether a touch is down, which may not drag the content yet.
    open var isTracking: Bool { scrollInteraction?.isTracking ?? false }

    /// Whether the user drags the content.
    open var isDragging: Bool { scrollInteraction?.isDragging ?? false }

    /// Whether the content decelerates after a drag.
    open var isDecelerating: Bool { scrollInteraction?.isDecelerating ?? false }

    /// The layout guide of the content; constraints to it determine the content size.
    open var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent) }

    /// The layout guide of the frame, which does not scroll.
    open var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) }

    /// The recognizer that zooms the content; nil while the scale has one value only or the delegate names no view.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { canZoom ? makeScrollZoom().pinch : nil }

    /// Whether the content is being zoomed.
    open var isZooming: Bool { scrollZoom?.isZooming ?? false }

    /// Whether the scale returns to its limits.
    open var isZoomBouncing: Bool { scrollZoom?.isBouncing ?? false }

    /// The size of the visible part of the content: that of the bounds less the adjusted insets, in points.
    open var visibleSize: CGSize { bounds.inset(by: adjustedContentInset).size }

    private static let storedIndexDisplayMode = SparseProperty<IndexDisplayMode>(.automatic)
    private static let storedAllowsKeyboardScrolling = SparseProperty<Bool>(true)
    private static let storedContentAlignmentPoint = SparseProperty<CGPoint>(.zero)
    private static let storedBouncesVertically = SparseProperty<Bool>(true)
    private static let storedBouncesHorizontally = SparseProperty<Bool>(true)
    private static let storedTransfersHorizontalScrollingToParent = SparseProperty<Bool>(true)
    private static let storedTransfersVerticalScrollingToParent = SparseProperty<Bool>(true)

    /// When an index at the edge is displayed; kept, and has no effect here.
    open var indexDisplayMode: IndexDisplayMode {
        get { Self.storedIndexDisplayMode[self] }
        set { Self.storedIndexDisplayMode[self] = newValue }
    }

    /// Whether keys of a hardware keyboard scroll; kept, and has no effect here.
    open var allowsKeyboardScrolling: Bool {
        get { Self.storedAllowsKeyboardScrolling[self] }
        set { Self.storedAllowsKeyboardScrolling[self] = newValue }
    }

    /// The alignment of content smaller than the view in unit coordinates; kept, and has no effect here.
    open var contentAlignmentPoint: CGPoint {
        get { Self.storedContentAlignmentPoint[self] }
        set { Self.storedContentAlignmentPoint[self] = newValue }
    }

    /// Whether the content bounces vertically; kept, and has no effect here.
    open var bouncesVertically: Bool {
        get { Self.storedBouncesVertically[self] }
        set { Self.storedBouncesVertically[self] = newValue }
    }

    /// Whether the content bounces horizontally; kept, and has no effect here.
    open var bouncesHorizontally: Bool {
        get { Self.storedBouncesHorizontally[self] }
        set { Self.storedBouncesHorizontally[self] = newValue }
    }

    /// Whether an enclosing scroll view continues horizontal scrolling; kept, and has no effect here.
    open var transfersHorizontalScrollingToParent: Bool {
        get { Self.storedTransfersHorizontalScrollingToParent[self] }
        set { Self.storedTransfersHorizontalScrollingToParent[self] = newValue }
    }

    /// Whether an enclosing scroll view continues vertical scrolling; kept, and has no effect here.
    open var transfersVerticalScrollingToParent: Bool {
        get { Self.storedTransfersVerticalScrollingToParent[self] }
        set { Self.storedTransfersVerticalScrollingToParent[self] = newValue }
    }

    private static let topEdgeKey = AttachmentKey()
    private static let bottomEdgeKey = AttachmentKey()
    private static let leftEdgeKey = AttachmentKey()
    private static let rightEdgeKey = AttachmentKey()

    /// The effect at the top edge.
    open var topEdgeEffect: UIScrollEdgeEffect { Self.topEdgeKey.value(of: self) { UIScrollEdgeEffect() } }

    /// The effect at the bottom edge.
    open var bottomEdgeEffect: UIScrollEdgeEffect {
        Self.bottomEdgeKey.value(of: self) { UIScrollEdgeEffect() }
    }

    /// The effect at the left edge.
    open var leftEdgeEffect: UIScrollEdgeEffect {
        Self.leftEdgeKey.value(of: self) { UIScrollEdgeEffect() }
    }

    /// The effect at the right edge.
    open var rightEdgeEffect: UIScrollEdgeEffect {
        Self.rightEdgeKey.value(of: self) { UIScrollEdgeEffect() }
    }
}

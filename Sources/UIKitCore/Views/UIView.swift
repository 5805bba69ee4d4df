import Diagnostics
import Geometry
import Layout
package import Scene

/// An object that manages the content of a rectangular area on the screen.
///
/// Neither Sendable nor isolated to the main actor: a tree belongs to the one task that builds it, and many
/// screens are laid out concurrently.
open class UIView: UIResponder, ReferenceTarget {
    // MARK: Hierarchy

    /// The superview, which is not retained; nil for a view in no hierarchy.
    public internal(set) var superview: UIView? {
        get { superviewReference.object }
        set { superviewReference.point(at: newValue) }
    }
    private var superviewReference = UnretainedReference<UIView>()
    /// The subviews, lowest first; of a control, the views of its parts are among them.
    public internal(set) var subviews: [UIView] {
        get {
            if hidesParts { showParts() }
            let parts = restingParts
            return parts.isEmpty ? children : parts + children
        }
        set { children = newValue }
    }
    /// The subviews that have nodes of their own in layout and drawing: without the parts of a control that no code has
    /// asked for, and without those at rest.
    package final var children: [UIView] = []
    /// Whether the view draws its parts itself, as no code has asked for their views.
    final var hidesParts = false
    /// What a part of a control, or a control with parts, remembers of them; nil for other views.
    final var partState: PartState?
    /// An integer that identifies the view.
    open var tag = 0
    /// The identifier in the input, for layout output and messages; nil produces a path.
    package var identifier: String?
    /// The author's name of the view, if its id does not say it.
    package var authorName: String?
    /// The controller whose root view this is.
    package weak var viewController: UIViewController? { didSet { updateTraits() } }

    // MARK: Geometry

    /// The frame before `transform`, in the superview's coordinates.
    package var storedFrame: CGRect {
        didSet { if RenderThread.isRecordingChanges { frameDidChange(from: oldValue) } }
    }
    /// The origin of the bounds.
    package var boundsOrigin: CGPoint = .zero {
        didSet { if RenderThread.isRecordingChanges { boundsOriginDidChange(from: oldValue) } }
    }
    /// The transform as stored, without the effects of setting it.
    package var storedTransform: CGAffineTransform = .identity
    /// The transform applied about the center when drawn; it does not affect layout.
    open var transform: CGAffineTransform {
        get { storedTransform }
        set { layerTransform = newValue }
    }
    /// The point of the bounds that is at `center` and that `transform` is applied about, in unit coordinates
    /// (0...1); a change moves the view, not its center.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
        didSet { anchorPointDidChange(from: oldValue) }
    }
    /// The parts of the frame that absorb a change of the superview's size.
    open var autoresizingMask: AutoresizingMask = [] {
        didSet { if autoresizingMask != oldValue { layoutState.autoresizingBase = nil } }
    }
    /// Whether the subviews are resized when this view's size changes.
    open var autoresizesSubviews = true

    // MARK: Appearance

    /// The background color as stored, without the effects of setting it.
    var storedBackgroundColor: UIColor?
    /// The background color; nil for none.
    open var backgroundColor: UIColor? {
        get { storedBackgroundColor }
        set { setLayerColor(newValue) }
    }
    /// The opacity as stored, without the effects of setting it.
    package var storedAlpha: CGFloat = 1 { didSet { notifyObservers() } }
    /// The opacity of the view and its subviews as a group, 0 (invisible) to 1.
    open var alpha: CGFloat {
        get { storedAlpha }
        set { layerAlpha = newValue }
    }
    /// Whether the view is hidden, as its layer has it.
    package var storedHidden = false {
        didSet { if storedHidden != oldValue { hiddenDidChange() } }
    }
    /// Whether the view is hidden. Its constraints stay in effect.
    open var isHidden: Bool {
        get { storedHidden }
        set { storedHidden = newValue }
    }
    /// Whether a snapshot of the view is displayed above the screen in its place, as beside its open context menu.
    var isLifted = false
    /// Whether content is being recorded for `drawnBounds` of the layer's animations.
    package var drawsOtherBounds = false
    /// Whether the view is declared to be opaque; has no effect here.
    open var isOpaque = true
    /// Whether subviews are clipped to the bounds.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    /// A view whose alpha channel masks this view and its subviews; its frame is in this view's coordinates.
    open var mask: UIView? { didSet { layer.mask = mask?.layer } }
    /// The content mode: how content fills the bounds; `scaleToFill` by default.
    open var contentMode: ContentMode = .scaleToFill
    /// The view's Core Animation layer.
    public var layer: CALayer {
        if let storedLayer { return storedLayer }
        let made = makeLayer()
        storedLayer = made
        return made
    }
    private var storedLayer: CALayer?
    /// Whether the layer was asked for.
    var hasLayer: Bool { storedLayer != nil }
    /// Whether there are sublayers besides those of the subviews.
    var hasSublayers: Bool { storedLayer?.entries.isEmpty == false }
    /// The class of the view's layer.
    open class var layerClass: AnyClass { CALayer.self }
    /// The tint color that was set; nil inherits.
    var ownTint: UIColor?
    /// The tint color of interactive elements; inherited where nil, gray where dimmed.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set {
            ownTint = newValue
            forEachView { if $0 === self || $0.ownTint == nil { $0.tintColorDidChange() } }
        }
    }
    /// How the tint color is displayed; `automatic` inherits.
    open var tintAdjustmentMode: TintAdjustmentMode = .automatic {
        didSet { if tintAdjustmentMode != oldValue { forEachView { $0.tintColorDidChange() } } }
    }
    /// Whether user interaction is enabled.
    open var isUserInteractionEnabled = true
    /// Whether the view receives multiple touches at once.
    open var isMultipleTouchEnabled = false
    /// Whether the view receives touch events exclusively.
    open var isExclusiveTouch = false
    /// Whether the view is cleared before drawing; every render begins clear.
    open var clearsContextBeforeDrawing = true
    /// The gesture recognizers, in the order in which they were added; nil for none.
    open var gestureRecognizers: [UIGestureRecognizer]?
    /// The interactions, in the order in which they were added.
    open internal(set) var interactions: [any UIInteraction] = []

    // MARK: Layout

    /// The layout state of the view.
    var layoutState = ViewLayoutState()
    /// The data of another layout system; nil for none.
    package var layoutExtension: (any LayoutExtension)?
    /// Whether the view flips between left-to-right and right-to-left layouts.
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
    }

    /// The insets of bars and the device's edges in the view, as of the last layout; layout uses the value of an
    /// override.
    open var safeAreaInsets: UIEdgeInsets { layoutState.safeArea }

    /// Creates a view with a frame in its superview's coordinates.
    public init(frame: CGRect) {
        storedFrame = frame.isFiniteRect ? frame.standardized : .zero
        super.init()
    }

    /// Creates a view of zero size.
    public convenience override init() { self.init(frame: .zero) }

    /// Creates a view of a storyboard or a nib, with the frame that the file saved; archives are not decoded.
    public required init?(coder: NSCoder) {
        storedFrame = InterfaceCoder.frame(in: coder)
        super.init()
    }

    deinit {
        storedReference?.object = nil
        storedLayer?.owner = nil
    }

    private var storedReference: ObjectReference?
    /// The reference that subviews, guides and constraints store.
    var reference: ObjectReference {
        if let storedReference { return storedReference }
        let made = ObjectReference(self)
        storedReference = made
        return made
    }

    /// The superview, or the view controller of a root view.
    open override var next: UIResponder? { viewController ?? superview }

    /// Returns the view that receives a touch: the highest descendant that contains the point and is visible and
    /// enabled for touches; this view where no subview does.
    ///
    /// Source: `hitTest(_:with:)` in Apple's documentation, also for the least opacity of 0.01.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
        else {
            return nil
        }
        for subview in children.reversed() {
            if let found = subview.hitTest(subview.convert(point, from: self), with: event) { return found }
        }
        return self
    }

    /// Returns whether a point of the view's coordinates is inside its bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// Returns whether a gesture that began in this view or a descendant may be recognized; true unless overridden.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    // MARK: What subclasses may change

    /// The frame rectangle in the superview's coordinates; with a transform, the bounding rectangle of the drawing.
    ///
    /// A frame that is not finite is rejected with a diagnostic.
    open var frame: CGRect {
        get { layerFrame }
        set { layerFrame = newValue }
    }
    /// The bounds rectangle, in the view's own coordinates.
    open var bounds: CGRect {
        get { layerBounds }
        set { layerBounds = newValue }
    }
    /// The position of the anchor point, by default the center, in the superview's coordinates.
    open var center: CGPoint {
        get { layerCenter }
        set { layerCenter = newValue }
    }
    /// Resizes the view to the size that `sizeThatFits(_:)` returns: from its top-left corner, or with a transform
    /// about its anchor point.
    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        if transform.isIdentity { frame.size = size } else { bounds.size = size }
    }
    /// Adds a view above the other subviews, removing it from its previous superview.
    open func addSubview(_ view: UIView) { place(view, at: children.count) }
    /// Inserts a subview at an index; an index out of range is clamped.
    open func insertSubview(_ view: UIView, at index: Int) {
        showParts()
        wakeParts()
        place(view, at: index)
    }
    /// Inserts a view above another subview.
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        wakeParts()
        view.superview === self ? moveOut(view) : ()
        let index = children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count
        insertSubview(view, at: index)
    }
    /// Inserts a view below another subview.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        wakeParts()
        view.superview === self ? moveOut(view) : ()
        insertSubview(view, at: children.firstIndex { $0 === sibling } ?? children.count)
    }
    /// Removes the view from its superview, along with the constraints that cross between them.
    open func removeFromSuperview() {
        guard let superview else { return }
        viewController?.viewWillBeRemovedFromHierarchy()
        willMove(toSuperview: nil)
        superview.willRemoveSubview(self)
        detach(keepsInnerConstraints: false)
        updateTraits()
        didMoveToSuperview()
        forEachView {
            // A first responder that leaves its window resigns even if it refuses.
            if $0.isFirstResponder { RenderContext.current.loseFirstResponder($0) }
            if let controller = $0.viewController, controller.isFirstResponder {
                RenderContext.current.loseFirstResponder(controller)
            }
            $0.didMoveToWindow()
        }
        superview.layoutInputsDidChange()
        viewController?.viewWasRemovedFromHierarchy()
    }
    /// Moves a subview above its siblings.
    open func bringSubviewToFront(_ view: UIView) {
        guard view.superview === self, children.last !== view else { return }
        view.wakeAsPart()
        moveOut(view)
        children.append(view)
        layoutInputsDidChange()
    }
    /// Moves a subview below its siblings.
    open func sendSubviewToBack(_ view: UIView) {
        guard view.superview === self else { return }
        showParts()
        wakeParts()
        guard children.first !== view else { return }
        moveOut(view)
        children.insert(view, at: 0)
        layoutInputsDidChange()
    }
    /// The window at the root of the tree.
    open var window: UIWindow? { root as? UIWindow }
    /// Invalidates the layout of the view and of what depends on its size.
    open func setNeedsLayout() { invalidateLayout() }
    /// Lays out the view and its descendants now, where that is needed.
    open func layoutIfNeeded() { LayoutPass(root: root).run(for: self) }
    /// Schedules a call of `updateConstraints()` before the next layout.
    open func setNeedsUpdateConstraints() {
        layoutState.needsUpdateConstraints = true
        setNeedsLayout()
    }
    /// Calls `updateConstraints()` of the view and its descendants where that is needed.
    open func updateConstraintsIfNeeded() {
        var views: [UIView] = []
        forEachView { views.append($0) }
        for view in views.reversed() where view.layoutState.needsUpdateConstraints {
            // Cleared first, so that an override without a call of super is not called again.
            view.layoutState.needsUpdateConstraints = false
            view.updateProperties()
            view.viewController?.updateViewConstraints()
            view.updateConstraints()
        }
    }
    /// Invalidates the size of the content.
    open func invalidateIntrinsicContentSize() { setNeedsSolving() }
    /// Returns the size closest to a target that the constraints allow.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
    }
    /// The margins between the edges and the content in points, before the safe area is added.
    open var layoutMargins: UIEdgeInsets {
        get { layoutState.effectiveMargins ?? ownMargins }
        set {
            changeMargins {
                layoutState.margins = newValue
                layoutState.directionalMargins = nil
            }
        }
    }
    /// The margins by reading direction.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let margins = layoutMargins
            let (leading, trailing) =
                isRightToLeft ? (margins.right, margins.left) : (margins.left, margins.right)
            return NSDirectionalEdgeInsets(
                top: margins.top, leading: leading, bottom: margins.bottom, trailing: trailing)
        }
        set { changeMargins { layoutState.directionalMargins = newValue } }
    }
    /// The traits of the view: those of the screen, with the overrides of its ancestors, their view
    /// controllers and the view itself.
    open var traitCollection: UITraitCollection {
        guard let overrides = layoutState.inheritedTraits else { return .current }
        return UITraitCollection(UITraitOverrides(.current).overridden(by: overrides))
    }
    /// Adds a gesture recognizer, removing it from its previous view.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizer.view = self
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }
    /// Removes a gesture recognizer, whose gesture is cancelled.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizer.cancelGesture()
        gestureRecognizer.view = nil
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    }
    /// Makes the first responder among this view and its descendants resign.
    ///
    /// - Parameter force: Whether it resigns even if it refuses.
    /// - Returns: Whether it has resigned; false where neither this view nor a descendant was the first responder.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        let state = RenderContext.current
        guard let view = state.firstResponder as? UIView, view.isDescendant(of: self) else { return false }
        if view.resignFirstResponder() { return true }
        if force { state.loseFirstResponder(view) }
        return force
    }
    /// Whether views of the class are laid out by constraints alone; has no effect here, as all are solved together.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// Whether the view keeps its colors when colors are inverted; has no effect here, since none are inverted.
    open var accessibilityIgnoresInvertColors = false
    /// The identifier for state restoration; has no effect here.
    open var restorationIdentifier: String?
    /// The motion effects as the device is tilted; kept, and has no effect here.
    open var motionEffects: [UIMotionEffect] = []
    /// The identifier of the focus group; has no effect here.
    open var focusGroupIdentifier: String?
    /// Whether the view can be focused; false by default.
    open var canBecomeFocused: Bool { false }
    /// Whether the view is focused: never.
    open var isFocused: Bool { false }
    /// The preferred focus environments in order; none by default.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    /// The preferred focused view, as before iOS 9; nil for none.
    open var preferredFocusedView: UIView? { nil }
    /// Requests an update of the focus; has no effect here.
    open func setNeedsFocusUpdate() {}
    /// Updates the focus if that was requested; has no effect here.
    open func updateFocusIfNeeded() {}
    /// Returns whether the focus may move; not called, as there is no focus.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Called after the focus has moved; not called, as there is no focus.
    open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}
    /// The collision bounds of the view in a dynamic animator.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// The collision path about the center, where the type is `path`.
    open var collisionBoundingPath: UIBezierPath {
        UIBezierPath(
            rect: CGRect(
                x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
    }
    /// Called after the tint color has changed: set here or at an ancestor.
    open func tintColorDidChange() {}
    /// Marks a part of the view as needing to be redrawn; every render redraws, so this does nothing.
    open func setNeedsDisplay(_ rect: CGRect) {}

    // MARK: Layer

    /// Draws the content of the view's layer: calls `draw(_:)`.
    open func draw(_ layer: CALayer, in ctx: CGContext) { if layer === self.layer { draw(bounds) } }
    /// Called before the content of the layer is drawn.
    open func layerWillDraw(_ layer: CALayer) {}
    /// Called when the layer is to be displayed.
    open func display(_ layer: CALayer) {}
    /// Called when the layer lays out its sublayers, before the subviews are laid out.
    open func layoutSublayers(of layer: CALayer) {}
    /// Returns the action for a change of a layer's property; nil for the animation of the view.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

    // MARK: Hooks

    /// Called after a subview was added.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview is removed.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the superview changes.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the superview changed.
    open func didMoveToSuperview() {}
    /// Called before the window changes.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after the window changed.
    open func didMoveToWindow() {}
    /// Called after the traits of the view changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Called after the safe area of the view changed.
    open func safeAreaInsetsDidChange() {}
    /// Called after the layout margins of the view changed.
    open func layoutMarginsDidChange() {}
    /// Sets properties from data before the layout; `setNeedsUpdateProperties()` schedules another call.
    open func updateProperties() {}

    /// Lays out the subviews; the default implementation applies the frames that the constraints determine.
    /// Overrides call super first and may then move subviews that have no constraints.
    open func layoutSubviews() {
        applySolvedFrames()
        if partState != nil { placeParts() }
    }

    /// Makes the views of the parts and adds them; for a class that draws them itself until code asks for them.
    func makeParts() {}

    /// Places the views of the parts; called by `layoutSubviews()` and when they are made.
    func placeParts() {}

    /// Updates constraints before they are solved. Overrides call super last.
    open func updateConstraints() { layoutState.needsUpdateConstraints = false }

    /// The natural size of the content; `noIntrinsicMetric` along an axis that has none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Returns the size that best fits a given size; the current size unless overridden.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Returns the size closest to a target that the constraints allow, with a fitting priority for each
    /// axis. Rounded up to whole pixels.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(
            targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    /// The insets from the frame to the alignment rectangle, which constraints refer to.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// Returns the alignment rectangle for a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// Returns the frame for an alignment rectangle.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return CGRect(
            x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
            width: alignmentRect.width + insets.left + insets.right,
            height: alignmentRect.height + insets.top + insets.bottom)
    }

    /// The view whose baselines are used, as before iOS 9; not called by layout.
    open func forBaselineLayout() -> UIView { forLastBaselineLayout }
    /// The view whose first baseline is used: this view or a descendant.
    open var forFirstBaselineLayout: UIView { self }
    /// The view whose last baseline is used: this view or a descendant.
    open var forLastBaselineLayout: UIView { self }

    /// Draws the view's content, between background and subviews, into the current context; `rect` is the
    /// bounds.
    open func draw(_ rect: CGRect) {}

    /// Marks the view as needing to be redrawn; every render redraws, so this does nothing.
    open func setNeedsDisplay() {}

    /// Returns the drawing between background and subviews, in bounds coordinates.
    package func content(in context: ContentContext) -> [DrawCommand] { drawnContent() }

    /// Writes the properties that only some classes have into the view's node.
    func finish(_ node: inout LayoutNode, in context: ContentContext) {}

    /// Measures the size, baselines and wrapping of the content for layout; here from `intrinsicContentSize`.
    package func measure(width: CGFloat?) -> ContentMeasurement {
        guard layoutExtension?.arrangesSubviews == true else {
            return ContentMeasurement(size: intrinsicContentSize)
        }
        return ContentMeasurement(size: overriddenSize(width: width), wraps: true)
    }

    /// The parts of a control that it draws along with itself, lowest first and below all other subviews; none for other
    /// views and where the parts have nodes of their own.
    var restingParts: [UIView] { [] }
    /// Gives the parts that rest nodes of their own.
    func wakeParts() {}
    /// Does so where code has changed what the control draws of them; called before layout and drawing.
    func wakeChangedParts() {}

    /// The displayed text, for layout output.
    package var displayedText: String? { nil }

    /// Whether text is truncated at the view's current size.
    package var truncatesText: Bool { false }

    /// The view that receives the subviews declared in a file; the content view where a class has one.
    package var subviewHost: UIView { self }

    /// The subviews in the order in which layout trees and names list them, hidden parts included.
    var listedSubviews: [UIView] { children }

    /// Returns what a container adds to the layout of its subviews; called for every layout.
    func containerLayout() -> ContainerLayout { ContainerLayout() }

    /// The axes along which subviews receive their part of the safe area.
    var axesPassingSafeArea: AxisSet { [.horizontal, .vertical] }

    /// Called when a subview's `isHidden` changed.
    func subviewHiddenDidChange(_ subview: UIView) {
        if layoutExtension?.arrangesSubviews == true { setNeedsLayout() }
    }

    // MARK: Priorities and limits

    /// Returns the priority at which the view resists growing beyond its intrinsic size.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        UILayoutPriority(layoutState.hugging[axis.axis])
    }

    /// Sets the priority at which the view resists growing beyond its intrinsic size.
    open func setContentHuggingPriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        layoutState.hugging.set(priority.rawValue, for: axis.axis)
        layoutInputsDidChange()
    }

    /// Returns the priority at which the view resists shrinking below its intrinsic size.
    open func contentCompressionResistancePriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority { UILayoutPriority(layoutState.compressionResistance[axis.axis]) }

    /// Sets the priority at which the view resists shrinking below its intrinsic size.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        layoutState.compressionResistance.set(priority.rawValue, for: axis.axis)
        layoutInputsDidChange()
    }

    /// The minimum content size category of this view and its descendants; nil for no limit.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { layoutState.minimumTextSize }
        set {
            layoutState.minimumTextSize = newValue
            updateTraits()
        }
    }

    /// The maximum content size category of this view and its descendants; nil for no limit.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { layoutState.maximumTextSize }
        set {
            layoutState.maximumTextSize = newValue
            updateTraits()
        }
    }

    /// The absence of an intrinsic size along an axis.
    public static let noIntrinsicMetric: CGFloat = -1
    /// The option to use the smallest possible size.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// The option to use the largest possible size.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// The interface style of this view and its descendants, regardless of the screen's.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.userInterfaceStyle }
        set { traitOverrides.userInterfaceStyle = newValue }
    }

    /// The scale in pixels per point; that of the screen unless it was set, which changes nothing drawn.
    open var contentScaleFactor: CGFloat {
        get { layer.contentsScale == 1 ? traitCollection.displayScale : layer.contentsScale }
        set { layer.contentsScale = newValue }
    }

    /// Renders the view and its subviews into a rectangle of the current context; returns false where there
    /// is no context.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else {
            return false
        }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        layer.render(in: context)
        context.restoreGState()
        return true
    }

    /// Exchanges two subviews.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        showParts()
        wakeParts()
        guard children.indices.contains(index1), children.indices.contains(index2) else { return }
        children.swapAt(index1, index2)
        layoutInputsDidChange()
    }

    /// Whether the view is a descendant of another view, or is that view.
    open func isDescendant(of view: UIView) -> Bool { view.isSelfOrAncestor(of: self) }

    /// Returns the first view with a tag, among this view and its descendants.
    open func viewWithTag(_ tag: Int) -> UIView? {
        var found: UIView?
        forEachView { if found == nil, $0.tag == tag { found = $0 } }
        return found
    }

    /// Adds an interaction, removing it from its previous view.
    open func addInteraction(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        interactions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Removes an interaction.
    open func removeInteraction(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }

    /// Whether the margins are at least the superview's, less the distance to its edges; false by default.
    open var preservesSuperviewLayoutMargins: Bool {
        get { layoutState.preservesSuperviewMargins }
        set {
            layoutState.preservesSuperviewMargins = newValue
            marginsChanged()
        }
    }

    /// Whether the safe area is added to the margins; true by default.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { layoutState.insetsMarginsFromSafeArea }
        set {
            layoutState.insetsMarginsFromSafeArea = newValue
            marginsChanged()
        }
    }

    /// The direction in which the view is laid out.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    /// Returns whether the view requires a call of `updateConstraints`.
    open func needsUpdateConstraints() -> Bool { layoutState.needsUpdateConstraints }

    /// The active constraints that are installed at this view.
    open var constraints: [NSLayoutConstraint] { layoutState.constraints }

    /// Whether the frame and autoresizing mask are translated into constraints; false if the app adds its own.
    open var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layoutState.translatesAutoresizingMask }
        set {
            guard newValue != layoutState.translatesAutoresizingMask else { return }
            layoutState.translatesAutoresizingMask = newValue
            layoutState.autoresizingBase = nil
            wakeAsPart()
            layoutInputsDidChange()
        }
    }

    /// Activates a constraint.
    open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

    /// Activates several constraints.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        NSLayoutConstraint.activate(constraints)
    }

    /// Deactivates a constraint that is installed at this view.
    open func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.installedView === self { constraint.isActive = false }
    }

    /// Deactivates several constraints that are installed at this view.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// Whether the constraints left the frame ambiguous in the last layout.
    open var hasAmbiguousLayout: Bool { layoutState.isAmbiguous }

    /// The guide of the bounds less the safe area insets.
    open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

    /// The guide of the bounds less the layout margins.
    open var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }

    /// The guide of a width that is good for reading.
    open var readableContentGuide: UILayoutGuide { systemGuide(.readable) }

    /// The guide of the area that the keyboard covers.
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let guide = layoutState.systemGuides[.keyboard] as? UIKeyboardLayoutGuide { return guide }
        let guide = UIKeyboardLayoutGuide(kind: .keyboard, owner: self)
        layoutState.systemGuides[.keyboard] = guide
        return guide
    }

    /// The guides that were added to the view.
    open var layoutGuides: [UILayoutGuide] { layoutState.guides }

    /// Adds a guide to the view.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.kind == .custom, layoutGuide.owningView !== self else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        layoutState.guides.append(layoutGuide)
        layoutInputsDidChange()
    }

    /// Removes a guide from the view, with the constraints on it.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutState.guides.removeAll { $0 === layoutGuide }
        removeConstraintsReaching(into: layoutGuide)
        layoutGuide.owningView = nil
        layoutInputsDidChange()
    }

    /// Adds an effect, which the view retains.
    open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

    /// Removes an effect.
    open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }

    /// Converts a point to another space; to that of the screen where it is no view.
    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(point, to: view(of: coordinateSpace))
    }

    /// Converts a point from another space; from that of the screen where it is no view.
    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convert(point, from: view(of: coordinateSpace))
    }

    /// Converts a rectangle to another space; to that of the screen where it is no view.
    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        convert(rect, to: view(of: coordinateSpace))
    }

    /// Converts a rectangle from another space; from that of the screen where it is no view.
    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        convert(rect, from: view(of: coordinateSpace))
    }

    /// The trait overrides for this view and its descendants.
    open var traitOverrides: UITraitOverrides {
        get { layoutState.ownTraits ?? UITraitOverrides() }
        set {
            layoutState.ownTraits = newValue
            updateTraits()
        }
    }

    /// Returns a view with a snapshot of this one; nil for a view without a size.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        let image = UIGraphicsImageRenderer(size: bounds.size).image { _ in
            _ = drawHierarchy(in: CGRect(origin: .zero, size: bounds.size), afterScreenUpdates: afterUpdates)
        }
        return UIImageView(image: image)
    }

    /// Returns a view with a snapshot of a part of this one, stretched by cap insets; nil for a
    /// part without a size.
    open func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return nil }
        let image = UIGraphicsImageRenderer(size: rect.size).image { _ in
            let area = CGRect(
                x: -rect.minX + bounds.minX, y: -rect.minY + bounds.minY, width: bounds.width,
                height: bounds.height)
            _ = drawHierarchy(in: area, afterScreenUpdates: afterUpdates)
        }
        return UIImageView(image: image.resizableImage(withCapInsets: capInsets))
    }

    static let storedCorners = SparseProperty<UICornerConfiguration?>(nil)

    /// The configuration of the corners, which replaces the layer's corner radius once it is set.
    open var cornerConfiguration: UICornerConfiguration {
        get { Self.storedCorners[self] ?? UICornerConfiguration() }
        set { Self.storedCorners[self] = newValue }
    }

    /// Returns the effective radius of a corner in points at the current frame; the first of several corners.
    open func effectiveRadius(corner: UIRectCorner) -> CGFloat {
        radius(at: corner, in: .model)
    }

    private static let storedTitle = SparseProperty<String?>(nil)
    private static let storedImage = SparseProperty<UIImage?>(nil)
    private static let storedShows = SparseProperty(false)
    private static let storedScales = SparseProperty(false)
    private static let storedInsets = SparseProperty(UIEdgeInsets.zero)

    /// The title that a long press enlarges at the largest text sizes; kept, and has no effect here.
    open var largeContentTitle: String? {
        get { Self.storedTitle[self] }
        set { Self.storedTitle[self] = newValue }
    }

    /// The image that a long press enlarges at the largest text sizes; kept, and has no effect here.
    open var largeContentImage: UIImage? {
        get { Self.storedImage[self] }
        set { Self.storedImage[self] = newValue }
    }

    /// Whether a long press shows the large content viewer; kept, and has no effect here.
    open var showsLargeContentViewer: Bool {
        get { Self.storedShows[self] }
        set { Self.storedShows[self] = newValue }
    }

    /// Whether the large image is scaled up; kept, and has no effect here.
    open var scalesLargeContentImage: Bool {
        get { Self.storedScales[self] }
        set { Self.storedScales[self] = newValue }
    }

    /// The insets of the large image in points; kept, and has no effect here.
    open var largeContentImageInsets: UIEdgeInsets {
        get { Self.storedInsets[self] }
        set { Self.storedInsets[self] = newValue }
    }

    /// The 3D transform applied about the anchor point when drawn; see `CALayer.transform`.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }

    /// Converts a point from this view's coordinates to those of another view; nil is the root of the tree.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let top = transformToRoot.apply(point.point)
        guard let inverse = view?.transformToRoot.inverse else { return CGPoint(top) }
        return CGPoint(inverse.apply(top))
    }

    /// Converts a point from another view's coordinates to those of this view; nil is the root of the tree.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let top = view?.transformToRoot.apply(point.point) ?? point.point
        return transformToRoot.inverse.map { CGPoint($0.apply(top)) } ?? point
    }

    /// Converts a rectangle from this view's coordinates to those of another view; nil is the root of the
    /// tree.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        let there = view?.transformToRoot.inverse ?? .identity
        return CGRect(transformToRoot.concatenating(there).boundingBox(of: rect.rect))
    }

    /// Converts a rectangle from another view's coordinates to those of this view; nil is the root of the
    /// tree.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        guard let here = transformToRoot.inverse else { return rect }
        let there = view?.transformToRoot ?? .identity
        return CGRect(there.concatenating(here).boundingBox(of: rect.rect))
    }

    /// Returns the guide of a region.
    open func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
        switch region.kind {
        case .safeArea: safeAreaLayoutGuide
        case .margins: layoutMarginsGuide
        case .readable: readableContentGuide
        }
    }

    /// Returns the insets of a region from the edges of the bounds, in points.
    open func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
        let inner = layoutGuide(for: region).layoutFrame
        return UIEdgeInsets(
            top: inner.minY - bounds.minY, left: inner.minX - bounds.minX, bottom: bounds.maxY - inner.maxY,
            right: bounds.maxX - inner.maxX)
    }

    /// Returns the insets of a region from the edges of the bounds by reading direction, in points.
    open func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
        let insets = edgeInsets(for: region)
        return NSDirectionalEdgeInsets(
            top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isRightToLeft ? insets.left : insets.right)
    }

    /// Returns the active constraints on the view along an axis; those that act through other views are left out.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        UIKitCore.constraints(naming: self, from: self, along: axis)
    }

    /// Keeps the frame: of the positions that an ambiguous layout leaves open, the view stays at its current one.
    open func exerciseAmbiguityInLayout() {}

    /// The leading edge of the view: left where text runs from left to right.
    open var leadingAnchor: NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(item: self, attribute: .leading)
    }

    /// The trailing edge of the view: right where text runs from left to right.
    open var trailingAnchor: NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(item: self, attribute: .trailing)
    }

    /// The left edge of the view.
    open var leftAnchor: NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(item: self, attribute: .left)
    }

    /// The right edge of the view.
    open var rightAnchor: NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(item: self, attribute: .right)
    }

    /// The top edge of the view.
    open var topAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(item: self, attribute: .top)
    }

    /// The bottom edge of the view.
    open var bottomAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(item: self, attribute: .bottom)
    }

    /// The width of the view.
    open var widthAnchor: NSLayoutDimension {
        NSLayoutDimension(item: self, attribute: .width)
    }

    /// The height of the view.
    open var heightAnchor: NSLayoutDimension {
        NSLayoutDimension(item: self, attribute: .height)
    }

    /// The horizontal center of the view.
    open var centerXAnchor: NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(item: self, attribute: .centerX)
    }

    /// The vertical center of the view.
    open var centerYAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(item: self, attribute: .centerY)
    }

    /// The baseline of the first line of text.
    open var firstBaselineAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(item: self, attribute: .firstBaseline)
    }

    /// The baseline of the last line of text.
    open var lastBaselineAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(item: self, attribute: .lastBaseline)
    }

    /// Returns the direction of views with a semantic content attribute, relative to that of the language.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        let direction = UITraitCollection.current.layoutDirection
        return userInterfaceLayoutDirection(
            for: attribute, relativeTo: direction == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    /// Returns the direction of views with a semantic content attribute, relative to a layout direction.
    open class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .playback, .spatial, .forceLeftToRight: return .leftToRight
        case .forceRightToLeft: return .rightToLeft
        case .unspecified: return layoutDirection
        }
    }

    /// Requests a call of `updateProperties()` before the next layout, along with `updateConstraints()`.
    open func setNeedsUpdateProperties() { setNeedsUpdateConstraints() }

    /// Calls `updateProperties()` of the view and its descendants where that is needed.
    open func updatePropertiesIfNeeded() { updateConstraintsIfNeeded() }

    /// The view controller of the view, or else the superview.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { viewController ?? superview }

    /// The container of focus items: the view itself.
    open var focusItemContainer: (any UIFocusItemContainer)? { self }

    /// The coordinate space of focus items: the view itself.
    open var coordinateSpace: any UICoordinateSpace { self }

    /// Returns the subviews whose frames intersect a rectangle.
    open func focusItems(in rect: CGRect) -> [any UIFocusItem] {
        subviews.filter { $0.frame.intersects(rect) }
    }

    /// The priority of the view in its focus group; has no effect here.
    open var focusGroupPriority: UIFocusGroupPriority {
        get { FocusValues.known(of: self)?.groupPriority ?? .ignored }
        set { FocusValues.of(self).groupPriority = newValue }
    }

    /// The visual effect of the view while it is focused; has no effect here.
    open var focusEffect: UIFocusEffect? {
        get { FocusValues.known(of: self)?.effect }
        set { FocusValues.of(self).effect = newValue }
    }
}

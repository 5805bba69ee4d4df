import Geometry
package import Scene

/// A rectangle of a screen that draws itself and holds others.
///
/// Neither Sendable nor bound to the main actor: a tree belongs to the one task that builds it,
/// and many screens are laid out at once.
open class UIView: UIResponder, Referable {
    // MARK: Hierarchy

    /// The view this one lies in.
    public internal(set) var superview: UIView? {
        get { superviewReference.object }
        set { superviewReference.point(at: newValue) }
    }
    private var superviewReference = BackReference<UIView>()
    /// The views in this one, lowest first.
    public internal(set) var subviews: [UIView] = []
    /// A number to find the view by.
    open var tag = 0
    /// The input's id, for layout output and messages; nil gives a path.
    package var identifier: String?
    /// The controller whose root view this is.
    package weak var viewController: UIViewController? { didSet { updateTraits() } }

    // MARK: Geometry

    /// The frame before `transform`, in the superview's coordinates.
    var storedFrame: CGRect
    /// The point of its own coordinates at the frame's corner.
    var boundsOrigin: CGPoint = .zero
    /// Applied about the centre when drawn; layout does not see it.
    open var transform: CGAffineTransform = .identity
    /// The point of the bounds, in shares of 0...1, that lies at `center` and that `transform` is about; a new
    /// one moves the view, not its centre.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
        didSet { anchorPointDidChange(from: oldValue) }
    }
    /// Which parts of the frame take up a change of the superview's size.
    open var autoresizingMask: AutoresizingMask = [] {
        didSet { if autoresizingMask != oldValue { layoutState.autoresizingBase = nil } }
    }
    /// Whether the subviews follow a change of this view's size.
    open var autoresizesSubviews = true

    // MARK: Look

    /// Fills the bounds; nil for nothing.
    open var backgroundColor: UIColor?
    /// 0 (invisible) to 1, of the view with all its subviews as one picture.
    open var alpha: CGFloat = 1 {
        didSet { alpha = alpha.isFinite ? max(0, min(1, alpha)) : 1 }
    }
    /// Whether it is left out of the picture. Its constraints go on holding.
    open var isHidden = false {
        didSet { if isHidden != oldValue { hiddenDidChange() } }
    }
    /// Whether it promises to fill its bounds; of no effect here.
    open var isOpaque = true
    /// Whether subviews are cut at the bounds.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    /// A view whose alpha cuts this one with all in it; its frame is in this view's coordinates.
    open var mask: UIView? { didSet { layer.mask = mask?.layer } }
    /// How content fills the bounds.
    open var contentMode: ContentMode = .scaleToFill
    /// The layer's corner radius, border and mask.
    public private(set) lazy var layer = makeLayer()
    /// The class of the view's layer.
    open class var layerClass: AnyClass { CALayer.self }
    /// The tint as set; nil inherits.
    var ownTint: UIColor?
    /// The colour of things that can be touched; inherited where nil is set, grey where dimmed.
    open var tintColor: UIColor? {
        get { shownTint }
        set { ownTint = newValue }
    }
    /// Whether the tint is shown in colour; `automatic` inherits.
    open var tintAdjustmentMode: TintAdjustmentMode = .automatic
    /// Whether it can be touched.
    open var isUserInteractionEnabled = true
    /// Whether it takes several touches at once.
    open var isMultipleTouchEnabled = false
    /// Whether no other view takes touches while this one does.
    open var isExclusiveTouch = false
    /// Whether it is cleared before it is drawn; every picture begins clear.
    open var clearsContextBeforeDrawing = true
    /// A name for tests and tools.
    open var accessibilityIdentifier: String?
    /// What it is called by readers of the screen.
    open var accessibilityLabel: String?

    // MARK: Layout

    /// What layout keeps about the view.
    var layoutState = ViewLayoutState()
    /// Which way it is laid out, where that differs from the language's.
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
    }

    /// A view with a frame in its superview's coordinates.
    public init(frame: CGRect) {
        storedFrame = frame.isFiniteRect ? frame.standardized : .zero
        super.init()
    }

    /// A view of no size.
    public convenience override init() { self.init(frame: .zero) }

    /// For subclasses that declare it; nothing here decodes archives.
    public required init?(coder: NSCoder) {
        storedFrame = .zero
        super.init()
    }

    deinit { storedReference?.object = nil }

    private var storedReference: ObjectReference?
    /// What stands for the view in subviews, guides and constraints.
    var reference: ObjectReference {
        if let storedReference { return storedReference }
        let made = ObjectReference(self)
        storedReference = made
        return made
    }

    /// The superview, or the controller of a root view.
    open override var next: UIResponder? { viewController ?? superview }

    // MARK: Hooks

    /// Called after subviews came to lie in this view.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview leaves this view.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the superview changes.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the superview changed.
    open func didMoveToSuperview() {}
    /// Called before the window changes.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after the window changed.
    open func didMoveToWindow() {}
    /// Called after the conditions the view is shown under changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Called after the safe area of this view changed.
    open func safeAreaInsetsDidChange() {}
    /// Called after the layout margins of this view changed.
    open func layoutMarginsDidChange() {}

    /// Lays out the subviews: here, puts them where their constraints say.
    /// Overriders call it first and may then move subviews that have no constraints.
    open func layoutSubviews() { applySolvedFrames() }

    /// Changes constraints before they are solved. Overriders call super last.
    open func updateConstraints() { layoutState.needsUpdateConstraints = false }

    /// The size the content has of its own, `noIntrinsicMetric` along an axis where it has none.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The size that fits best into a given one; the present size unless overridden.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// The size nearest to a target that the constraints inside allow, each axis wanted with a priority.
    /// Rounded up to whole pixels.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(
            targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    /// The distances of the alignment rectangle, which constraints speak of, from the frame.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The alignment rectangle of a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// The frame of an alignment rectangle.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return CGRect(
            x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
            width: alignmentRect.width + insets.left + insets.right,
            height: alignmentRect.height + insets.top + insets.bottom)
    }

    /// The view whose first baseline is this one's: itself or one inside.
    open var forFirstBaselineLayout: UIView { self }
    /// The view whose last baseline is this one's: itself or one inside.
    open var forLastBaselineLayout: UIView { self }

    /// Draws the view's own picture, between background and subviews, into the current context; `rect` is
    /// the bounds.
    open func draw(_ rect: CGRect) {}

    /// Asks for a new picture; every render draws anew, so there is nothing to do.
    open func setNeedsDisplay() {}

    /// What the view draws between its background and its subviews, in its bounds coordinates.
    package func content(in context: ContentContext) -> [DrawCommand] { drawnContent() }

    /// Writes what only some classes know into the view's node.
    func finish(_ node: inout LayoutNode, in context: ContentContext) {}

    /// The size, baselines and wrapping of the content for layout; from `intrinsicContentSize` here.
    package func measure(width: CGFloat?) -> ContentMeasurement {
        ContentMeasurement(size: intrinsicContentSize)
    }

    /// The text shown, for layout output.
    package var shownText: String? { nil }

    /// Whether text is cut off at the view's present size.
    package var truncatesText: Bool { false }

    /// Where the subviews that a file names go; a content view where a class has one.
    package var subviewHost: UIView { self }

    /// What a container adds to the layout of its subviews, renewed for every layout.
    func containerLayout() -> ContainerLayout { ContainerLayout() }

    /// The axes along which subviews get their part of the safe area.
    var axesPassingSafeArea: AxisSet { [.horizontal, .vertical] }

    /// Called when `isHidden` changed.
    func hiddenDidChange() { superview?.subviewHiddenDidChange(self) }
    /// Called when a subview's `isHidden` changed.
    func subviewHiddenDidChange(_ subview: UIView) {}

    /// Stands for no size of its own along an axis.
    public static let noIntrinsicMetric: CGFloat = -1
    /// The size for fitting as tightly as constraints allow.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// The size for fitting as generously as constraints allow.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}

extension UIView {
    /// Which parts of a frame take up a change of the superview's size.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        /// The bits, as Apple has them.
        public let rawValue: UInt

        /// A mask from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The distance to the left edge.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The distance to the right edge.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The distance to the top edge.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The distance to the bottom edge.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// How content fills a view's bounds.
    public enum ContentMode: Int, Hashable, Sendable, CaseIterable {
        /// Stretched to the bounds.
        case scaleToFill = 0
        /// As large as fits whole, centred.
        case scaleAspectFit = 1
        /// As small as covers all, centred.
        case scaleAspectFill = 2
        /// Drawn anew for each size.
        case redraw = 3
        /// Natural size, centred.
        case center = 4
        /// Natural size at the middle of the top.
        case top = 5
        /// Natural size at the middle of the bottom.
        case bottom = 6
        /// Natural size at the middle of the left.
        case left = 7
        /// Natural size at the middle of the right.
        case right = 8
        /// Natural size in the corner.
        case topLeft = 9
        /// Natural size in the corner.
        case topRight = 10
        /// Natural size in the corner.
        case bottomLeft = 11
        /// Natural size in the corner.
        case bottomRight = 12
    }
}

/// Which way a view is laid out, where that differs from the language's.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
    /// As the language has it.
    case unspecified = 0
    /// Playback controls never flip.
    case playback = 1
    /// Controls of direction in space never flip.
    case spatial = 2
    /// Always left to right.
    case forceLeftToRight = 3
    /// Always right to left.
    case forceRightToLeft = 4
}

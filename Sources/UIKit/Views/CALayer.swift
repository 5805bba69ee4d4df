import Geometry
import Scene

/// An object that manages the visual content and appearance of a view: corners, border, shadow, mask,
/// contents and sublayers.
///
/// A view's own layer takes its geometry from the view. Other layers are positioned in their superlayer by
/// `position` and `anchorPoint`.
open class CALayer: NSObject {
    /// What other objects keep with this one; nil for nothing.
    var attachedObjects: AttachedObjects?
    /// The view that owns this layer.
    var owner: UIView? { ownerReference.object }
    private var ownerReference = BackReference<UIView>()

    /// The animations and the time of the layer; nil for those that have none.
    var storedAnimations: LayerAnimations?
    /// The layer that this one shows the presentation of.
    weak var modelLayer: CALayer?

    /// Creates a layer that no view owns.
    public required override init() { super.init() }

    /// Creates a copy of a layer, as for its presentation.
    public init(layer: Any) {
        super.init()
        if let layer = layer as? CALayer { copyAnimatedValues(from: layer) }
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) { super.init() }

    /// Returns what happens when a property changes; nil stands for the animation by itself.
    open func action(forKey event: String) -> (any CAAction)? { actions?[event] }
    /// Returns whether the layer is drawn anew when a value changes; every render draws it anew.
    open class func needsDisplay(forKey key: String) -> Bool { false }
    /// Returns what happens by default when a property changes; nil for the animation by itself.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    /// Has the content drawn now; every render does.
    open func displayIfNeeded() {}
    /// Whether the content is drawn anew when the bounds change; every render does.
    open var needsDisplayOnBoundsChange = false
    /// Whether the layer is drawn into an image of its own, which looks the same here.
    open var shouldRasterize = false
    /// The scale of that image.
    open var rasterizationScale: CGFloat = 1
    /// Whether edges are smoothed; they always are.
    open var allowsEdgeAntialiasing = false
    /// Whether the content is known to be opaque; what is drawn does not depend on it.
    open var isOpaque = false
    /// How contents are made smaller; they always are smoothly.
    open var minificationFilter: CALayerContentsFilter = .linear
    /// How contents are made larger; they always are smoothly.
    open var magnificationFilter: CALayerContentsFilter = .linear
    /// What smaller versions of contents are chosen with; has no effect.
    open var minificationFilterBias: Float = 0
    /// The object that answers for the layer; a view for its own. Others are kept and not asked.
    open weak var delegate: (any CALayerDelegate)? {
        get { owner ?? otherDelegate }
        set { otherDelegate = newValue }
    }
    private weak var otherDelegate: (any CALayerDelegate)?
    /// Whether sublayers are drawn as a group before the opacity is applied; they always are.
    open var allowsGroupOpacity = true

    /// Makes this the layer of a view.
    func attach(to view: UIView) { ownerReference.point(at: view) }

    // MARK: Hierarchy

    /// The superlayer of the layer.
    public internal(set) weak var superlayer: CALayer?
    /// The sublayers that were added explicitly, lowest first, each with the subview directly below it.
    var entries: [(layer: CALayer, above: UIView?)] = []
    /// The sublayers that were added explicitly, lowest first; layers of subviews are not included.
    open var sublayers: [CALayer]? {
        get { entries.isEmpty ? nil : entries.map(\.layer) }
        set { replaceSublayers(with: newValue ?? []) }
    }
    /// The layer's position on the z axis; higher values are drawn above their siblings.
    open var zPosition: CGFloat = 0 {
        didSet { if isAnimatable { valueDidChange(.zPosition, from: AnimatedValue(oldValue)) } }
    }
    /// The name of the layer, for lookup.
    open var name: String?

    // MARK: Geometry

    var ownBounds = CGRect.zero {
        didSet { if isAnimatable { valueDidChange(.bounds, from: AnimatedValue(oldValue)) } }
    }
    var ownPosition = CGPoint.zero {
        didSet { if isAnimatable { valueDidChange(.position, from: AnimatedValue(oldValue)) } }
    }
    var ownTransform = CGAffineTransform.identity
    private var ownAnchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// The 3D transform, where it leaves the plane.
    var spatialTransform: CATransform3D?
    /// The transform applied to sublayers, about this layer's anchor point.
    open var sublayerTransform: CATransform3D {
        get { sublayersTransform ?? CATransform3DIdentity }
        set { sublayersTransform = newValue == CATransform3DIdentity ? nil : newValue }
    }
    /// The same transform; nil where it is the identity.
    private(set) var sublayersTransform: CATransform3D?
    /// Whether the layer is visible when it faces away from the viewer.
    open var isDoubleSided = true
    /// The point of the bounds that is at `position`, in unit coordinates (0...1).
    open var anchorPoint: CGPoint {
        get { owner?.anchorPoint ?? ownAnchorPoint }
        set {
            guard newValue.point.isFinite else { return }
            if let owner { owner.anchorPoint = newValue } else { ownAnchorPoint = newValue }
        }
    }

    /// The bounds rectangle, in the layer's own coordinates.
    open var bounds: CGRect {
        get { owner?.bounds ?? ownBounds }
        set {
            if let owner { owner.bounds = newValue } else if newValue.isFiniteRect { ownBounds = newValue }
        }
    }
    /// The position of the anchor point, in the superlayer's coordinates.
    open var position: CGPoint {
        get { owner?.center ?? ownPosition }
        set {
            if let owner {
                owner.center = newValue
            } else if newValue.point.isFinite {
                ownPosition = newValue
            }
        }
    }
    /// The frame rectangle in the superlayer's coordinates; with a transform, the bounding box of what is drawn.
    open var frame: CGRect {
        get {
            if let owner { return owner.frame }
            return ownTransform.isIdentity ? untransformedFrame : CGRect(anchoredRect.boundingBox)
        }
        set {
            if let owner {
                owner.frame = newValue
            } else if newValue.isFiniteRect {
                var rect = anchoredRect
                rect.boundingBox = newValue.standardized.rect
                let frame = CGRect(rect.untransformed)
                ownBounds.size = frame.size
                ownPosition = CGPoint(
                    x: frame.minX + frame.width * anchorPoint.x, y: frame.minY + frame.height * anchorPoint.y)
            }
        }
    }
    /// The frame before the transform, of a layer that no view owns.
    var untransformedFrame: CGRect {
        CGRect(
            x: ownPosition.x - ownBounds.width * anchorPoint.x,
            y: ownPosition.y - ownBounds.height * anchorPoint.y, width: ownBounds.width,
            height: ownBounds.height)
    }
    private var anchoredRect: AnchoredRect {
        AnchoredRect(
            untransformed: untransformedFrame.rect, anchor: anchorPoint.point,
            transform: ownTransform.transform)
    }

    /// Returns the layer's transform as an affine transform.
    public func affineTransform() -> CGAffineTransform { owner?.transform ?? ownTransform }
    /// Sets the layer's transform to an affine transform.
    public func setAffineTransform(_ transform: CGAffineTransform) {
        if let owner { return owner.transform = transform }
        let old = ownTransform
        ownTransform = transform
        if isAnimatable { valueDidChange(.transform, from: .transform(CATransform3D(old))) }
    }

    // MARK: Look

    var ownOpacity: Float = 1 {
        didSet { if isAnimatable { valueDidChange(.opacity, from: AnimatedValue(Double(oldValue))) } }
    }
    var ownColor: CGColor? {
        didSet { if isAnimatable { valueDidChange(.backgroundColor, from: .color(oldValue?.color)) } }
    }
    private var ownHidden = false
    /// The corner radius in points, for the background, border and clip.
    open var cornerRadius: CGFloat = 0 {
        didSet { if isAnimatable { valueDidChange(.cornerRadius, from: AnimatedValue(oldValue)) } }
    }
    /// The corners that are rounded.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// The curve of the rounded corners.
    open var cornerCurve: CALayerCornerCurve = .circular
    /// The width of the border in points; drawn inside the bounds.
    open var borderWidth: CGFloat = 0 {
        didSet { if isAnimatable { valueDidChange(.borderWidth, from: AnimatedValue(oldValue)) } }
    }
    /// The color of the border; opaque black by default.
    open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) {
        didSet { if isAnimatable { valueDidChange(.borderColor, from: .color(oldValue?.color)) } }
    }
    /// Whether sublayers are clipped to the bounds.
    open var masksToBounds = false
    /// A layer whose alpha channel masks this layer and its sublayers; its frame is in this layer's
    /// coordinates.
    open var mask: CALayer?
    /// Whether the layer is being rendered, to stop recursion.
    var isBeingRendered = false
    /// The color of the shadow; opaque black by default.
    open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) {
        didSet { if isAnimatable { valueDidChange(.shadowColor, from: .color(oldValue?.color)) } }
    }
    /// The opacity of the shadow, 0 (none) to 1.
    open var shadowOpacity: Float = 0 {
        didSet { if isAnimatable { valueDidChange(.shadowOpacity, from: AnimatedValue(Double(oldValue))) } }
    }
    /// The offset of the shadow; three points up by default, as in Core Animation.
    open var shadowOffset = CGSize(width: 0, height: -3) {
        didSet { if isAnimatable { valueDidChange(.shadowOffset, from: AnimatedValue(oldValue)) } }
    }
    /// The standard deviation of the shadow's blur, in points.
    open var shadowRadius: CGFloat = 3 {
        didSet { if isAnimatable { valueDidChange(.shadowRadius, from: AnimatedValue(oldValue)) } }
    }
    /// The shape of the shadow; nil uses the layer's content.
    open var shadowPath: CGPath? {
        didSet { if isAnimatable { valueDidChange(.shadowPath, from: .path(oldValue?.path)) } }
    }
    /// The opacity of the layer and its sublayers as a group, 0 (invisible) to 1.
    open var opacity: Float {
        get { owner.map { Float($0.alpha) } ?? ownOpacity }
        set {
            let value = newValue.isFinite ? max(0, min(1, newValue)) : 1
            if let owner { owner.alpha = CGFloat(value) } else { ownOpacity = value }
        }
    }
    /// The filter that composites the layer with the content below it: the name of a blend mode such as
    /// `multiplyBlendMode`.
    open var compositingFilter: Any?
    /// Whether the layer is hidden.
    open var isHidden: Bool {
        get { owner?.isHidden ?? ownHidden }
        set { if let owner { owner.isHidden = newValue } else { ownHidden = newValue } }
    }
    /// The background color of the layer.
    open var backgroundColor: CGColor? {
        get { owner.map { $0.backgroundColor?.cgColor } ?? ownColor }
        set {
            if let owner {
                owner.backgroundColor = newValue.map(UIColor.init(cgColor:))
            } else {
                ownColor = newValue
            }
        }
    }

    // MARK: Contents

    /// The image that the layer displays: a `CGImage` or a `UIImage`.
    open var contents: Any? {
        didSet { if isAnimatable { valueDidChange(.contents, from: .image(.init(contents: oldValue))) } }
    }
    /// How the contents are positioned or scaled in the bounds.
    open var contentsGravity: CALayerContentsGravity = .resize
    /// The part of the contents that is displayed, in unit coordinates (0...1).
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The part of the contents that stretches, in unit coordinates (0...1).
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The scale factor of the contents, in pixels per point.
    open var contentsScale: CGFloat = 1

    /// Returns the preferred size of the layer in points; the current size unless it displays text.
    open func preferredFrameSize() -> CGSize { bounds.size }
    /// Marks the contents as needing to be updated; every render redraws, so this does nothing.
    open func setNeedsDisplay() {}
    /// Invalidates the layout of the sublayers; `layoutSublayers()` runs before every render.
    open func setNeedsLayout() {}
    /// Lays out the sublayers.
    open func layoutSublayers() {}
    /// Draws the layer's content into a context, between background and sublayers, in the layer's
    /// coordinates.
    open func draw(in ctx: CGContext) {}

    /// The text that the layer displays.
    var displayedText: String? { nil }

    /// Returns the value of an animated property that only this class has.
    func ownAnimatedValue(of property: AnimatedProperty) -> AnimatedValue? { nil }
    /// Sets an animated property that only this class has.
    func showOwn(_ value: AnimatedValue, as property: AnimatedProperty) {}

    /// Returns the layer's own drawing beyond background, contents and border.
    func ownDrawing() -> [DrawCommand] { [] }
}

/// A set of a layer's corners.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// The raw value, which matches Apple's.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top-left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The top-right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The bottom-left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The bottom-right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// The curves of a layer's rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The raw value, which matches Apple's.
    public let rawValue: String

    /// Creates a curve from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A quarter circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve of continuously changing curvature (a squircle).
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How a layer's contents fill its bounds; as in Core Animation, `top` in a name is the bottom on screen.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The raw value, which matches Apple's.
    public let rawValue: String

    /// Creates a gravity from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Stretched to the bounds.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// Scaled to fit the bounds, keeping the aspect ratio.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// Scaled to fill the bounds, keeping the aspect ratio.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
    /// Natural size, centered.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// Natural size at the bottom on screen.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// Natural size at the top on screen.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// Natural size at the left.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// Natural size at the right.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// Natural size in the bottom-left corner on screen.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// Natural size in the bottom-right corner on screen.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// Natural size in the top-left corner on screen.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// Natural size in the top-right corner on screen.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")

    /// The corresponding content mode of a view.
    var contentMode: UIView.ContentMode {
        switch self {
        case .resizeAspect: .scaleAspectFit
        case .resizeAspectFill: .scaleAspectFill
        case .center: .center
        case .top: .bottom
        case .bottom: .top
        case .left: .left
        case .right: .right
        case .topLeft: .bottomLeft
        case .topRight: .bottomRight
        case .bottomLeft: .topLeft
        case .bottomRight: .topRight
        default: .scaleToFill
        }
    }
}

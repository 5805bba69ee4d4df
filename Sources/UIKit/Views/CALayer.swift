import Geometry
import Scene

/// How a view, or a part of one, looks: corners, border, shadow, mask, contents, and layers in it.
///
/// A view's own layer takes its place from the view. Others are placed by position and anchor point in their
/// superlayer.
open class CALayer: NSObject {
    /// The view whose layer this is.
    var owner: UIView? { ownerReference.object }
    private var ownerReference = BackReference<UIView>()

    /// A layer on its own.
    public required override init() { super.init() }

    /// Makes this the layer of a view.
    func belong(to view: UIView) { ownerReference.point(at: view) }

    // MARK: Hierarchy

    /// The layer this one was put into.
    public internal(set) weak var superlayer: CALayer?
    /// The layers that were put into this one, lowest first, with the subview each lies directly above.
    var entries: [(layer: CALayer, above: UIView?)] = []
    /// The layers that were put into this one, lowest first; those of subviews stand with their views.
    public var sublayers: [CALayer]? { entries.isEmpty ? nil : entries.map(\.layer) }
    /// Higher ones lie above their siblings.
    open var zPosition: CGFloat = 0
    /// A name to find it by.
    open var name: String?

    // MARK: Geometry

    private var ownBounds = CGRect.zero
    private var ownPosition = CGPoint.zero
    private var ownTransform = CGAffineTransform.identity
    private var ownAnchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// The map of space, where it leads out of the plane.
    var spatialTransform: CATransform3D?
    /// The map of space applied to all sublayers, about this layer's anchor point.
    open var sublayerTransform: CATransform3D {
        get { sublayersTransform ?? CATransform3DIdentity }
        set { sublayersTransform = newValue == CATransform3DIdentity ? nil : newValue }
    }
    /// The same; nil where it changes nothing.
    private(set) var sublayersTransform: CATransform3D?
    /// Whether it is seen from behind, too.
    open var isDoubleSided = true
    /// The point of the bounds, in shares of 0...1, that lies at `position`.
    open var anchorPoint: CGPoint {
        get { owner?.anchorPoint ?? ownAnchorPoint }
        set {
            guard newValue.point.isFinite else { return }
            if let owner { owner.anchorPoint = newValue } else { ownAnchorPoint = newValue }
        }
    }

    /// The visible part of the layer's own coordinates.
    open var bounds: CGRect {
        get { owner?.bounds ?? ownBounds }
        set {
            if let owner { owner.bounds = newValue } else if newValue.isFiniteRect { ownBounds = newValue }
        }
    }
    /// Where the anchor point lies in the superlayer.
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
    /// Where the layer lies in its superlayer, transforms aside.
    open var frame: CGRect {
        get {
            if let owner { return owner.frame }
            return CGRect(
                x: ownPosition.x - ownBounds.width * anchorPoint.x,
                y: ownPosition.y - ownBounds.height * anchorPoint.y, width: ownBounds.width,
                height: ownBounds.height)
        }
        set {
            if let owner {
                owner.frame = newValue
            } else if newValue.isFiniteRect {
                let frame = newValue.standardized
                ownBounds.size = frame.size
                ownPosition = CGPoint(
                    x: frame.minX + frame.width * anchorPoint.x, y: frame.minY + frame.height * anchorPoint.y)
            }
        }
    }

    /// The map applied about the anchor point.
    public func affineTransform() -> CGAffineTransform { owner?.transform ?? ownTransform }
    /// Sets the map applied about the anchor point.
    public func setAffineTransform(_ transform: CGAffineTransform) {
        if let owner { owner.transform = transform } else { ownTransform = transform }
    }

    // MARK: Look

    private var ownOpacity: Float = 1
    private var ownColor: CGColor?
    private var ownHidden = false
    /// Points; background, border and clip follow it.
    open var cornerRadius: CGFloat = 0
    /// Which corners are round.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// How the corners bend.
    open var cornerCurve: CALayerCornerCurve = .circular
    /// Points, drawn inside the bounds.
    open var borderWidth: CGFloat = 0
    /// Of the border; opaque black by default.
    open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
    /// Whether sublayers are cut at the bounds.
    open var masksToBounds = false
    /// A layer whose alpha cuts this one with all in it; its frame is in this layer's coordinates.
    open var mask: CALayer?
    /// Whether a picture of it is being made, so that none is asked for within.
    var isPictured = false
    /// Of the shadow; opaque black by default.
    open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
    /// 0 (none) to 1.
    open var shadowOpacity: Float = 0
    /// By which the shadow is moved; three points up by default, as Apple has it.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// The standard deviation of the shadow's blur, in points.
    open var shadowRadius: CGFloat = 3
    /// What casts the shadow instead of the layer's content.
    open var shadowPath: CGPath?
    /// 0 (invisible) to 1, of the layer with all below as one picture.
    open var opacity: Float {
        get { owner.map { Float($0.alpha) } ?? ownOpacity }
        set {
            let value = newValue.isFinite ? max(0, min(1, newValue)) : 1
            if let owner { owner.alpha = CGFloat(value) } else { ownOpacity = value }
        }
    }
    /// How it meets what lies beneath: the name of a blend mode such as `multiplyBlendMode`.
    open var compositingFilter: Any?
    /// Whether it is left out of the picture.
    open var isHidden: Bool {
        get { owner?.isHidden ?? ownHidden }
        set { if let owner { owner.isHidden = newValue } else { ownHidden = newValue } }
    }
    /// Fills the bounds.
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

    /// A picture that fills the bounds: a `CGImage` or a `UIImage`.
    open var contents: Any?
    /// How the picture fills the bounds.
    open var contentsGravity: CALayerContentsGravity = .resize
    /// The part of the picture that is shown, in shares of 0...1.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The part of the picture that stretches, in shares of 0...1.
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Pixels of the picture a point.
    open var contentsScale: CGFloat = 1

    /// The size that the layer wants, in points; its present one unless it has words.
    open func preferredFrameSize() -> CGSize { bounds.size }
    /// Asks for a new picture; every render draws anew, so there is nothing to do.
    open func setNeedsDisplay() {}
    /// Asks for new places of the sublayers; `layoutSublayers()` runs before every picture.
    open func setNeedsLayout() {}
    /// Places the sublayers.
    open func layoutSublayers() {}
    /// Draws into a context, in the layer's coordinates, between background and sublayers.
    open func draw(in ctx: CGContext) {}

    /// The words it shows.
    var shownText: String? { nil }

    /// What the layer itself draws besides background, contents and border.
    func ownDrawing() -> [DrawCommand] { [] }
}

/// Some of a layer's corners.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// The bits, as Apple has them.
    public let rawValue: UInt

    /// Corners from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Top left.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// Top right.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// Bottom left.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// Bottom right.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// How a layer's corners bend.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name, as Apple has it.
    public let rawValue: String

    /// A curve of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A quarter circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve that bends more and more towards its middle.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How a layer's picture fills its bounds; the names' top is the bottom on screen, as in Core Animation.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The name, as Apple has it.
    public let rawValue: String

    /// A gravity of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Stretched.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// As large as fits whole.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// As small as covers all.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
    /// Natural size in the middle.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// Natural size at the bottom on screen.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// Natural size at the top on screen.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// Natural size at the left.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// Natural size at the right.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// Natural size in the corner at the bottom left on screen.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// Natural size in the corner at the bottom right on screen.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// Natural size in the corner at the top left on screen.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// Natural size in the corner at the top right on screen.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")

    /// The same rule by a view's name for it.
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

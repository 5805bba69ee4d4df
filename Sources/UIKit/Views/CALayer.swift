import Geometry
import Scene

/// The part of a view's look that Core Animation owns: corners, border, mask.
public final class CALayer: NSObject {
    private var owner: UIView? { ownerReference.object }
    private var ownerReference = BackReference<UIView>()

    init(owner: UIView) { ownerReference.point(at: owner) }

    /// Points; background, border and mask follow it.
    public var cornerRadius: CGFloat = 0
    /// Which corners are round.
    public var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// Points, drawn inside the bounds.
    public var borderWidth: CGFloat = 0
    /// Of the border; opaque black by default.
    public var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
    /// Whether sublayers are cut at the bounds.
    public var masksToBounds = false
    /// 0 (invisible) to 1, of the layer with all below as one picture.
    public var opacity: Float {
        get { Float(owner?.alpha ?? 1) }
        set { owner?.alpha = CGFloat(newValue) }
    }
    /// Fills the bounds.
    public var backgroundColor: CGColor? {
        get { owner?.backgroundColor?.cgColor }
        set { owner?.backgroundColor = newValue.map(UIColor.init(cgColor:)) }
    }

    /// The visible part of the layer's own coordinates.
    public var bounds: CGRect { owner?.bounds ?? .zero }
    /// Where the layer lies in its superlayer.
    public var frame: CGRect { owner?.frame ?? .zero }

    /// The radii corner by corner.
    var cornerRadii: RoundedRect.Radii {
        let radius = cornerRadius.isFinite ? max(0, cornerRadius) : 0
        guard radius > 0 else { return .zero }
        func rounding(_ corner: CACornerMask) -> Double { maskedCorners.contains(corner) ? radius : 0 }
        return RoundedRect.Radii(
            topLeft: rounding(.layerMinXMinYCorner), topRight: rounding(.layerMaxXMinYCorner),
            bottomRight: rounding(.layerMaxXMaxYCorner), bottomLeft: rounding(.layerMinXMaxYCorner))
    }

    /// The border; nil where it would not be seen.
    var border: LayoutNode.Border? {
        guard borderWidth.isFinite, borderWidth > 0, let borderColor, borderColor.alpha > 0 else {
            return nil
        }
        return LayoutNode.Border(width: borderWidth, color: borderColor.color)
    }
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

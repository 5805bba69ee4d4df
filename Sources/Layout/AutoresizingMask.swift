public import Geometry

/// Which parts of a frame take up a change of the superview's size, with UIKit's raw values.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits, as in `UIView.AutoresizingMask`.
    public let rawValue: UInt

    /// A mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the left edge takes up the change.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width takes up the change.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the right edge takes up the change.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the top edge takes up the change.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height takes up the change.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the bottom edge takes up the change.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
}

extension AutoresizingMask {
    /// The mask as UIKit prints it: margin, length, margin of each axis, `&` where flexible.
    var code: String {
        func letters(_ masks: [AutoresizingMask]) -> String {
            masks.map { contains($0) ? "&" : "-" }.joined()
        }
        return "h=" + letters([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
            + " v=" + letters([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
    }

    /// What share of a change of the parent's length along an axis the near margin and the length take.
    ///
    /// Several flexible parts share in proportion to their lengths, equally where all are empty.
    /// Source: UIView.AutoresizingMask (Apple's documentation).
    public func shares(
        along axis: Axis, near: Double, length: Double, far: Double
    ) -> (near: Double, length: Double) {
        let masks: [AutoresizingMask] =
            axis == .horizontal
            ? [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
            : [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
        let parts = zip(masks, [near, length, far]).map { (contains($0), $1) }
        let count = parts.filter(\.0).count
        guard count > 0 else { return (0, 0) }
        let total = parts.reduce(0) { $0 + ($1.0 ? max(0, $1.1) : 0) }
        func share(_ part: (Bool, Double)) -> Double {
            guard part.0 else { return 0 }
            return total > 0 ? max(0, part.1) / total : 1 / Double(count)
        }
        return (share(parts[0]), share(parts[1]))
    }
}

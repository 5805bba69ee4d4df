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

    /// How a frame takes up a change of its parent's length along an axis.
    public struct Shares: Hashable, Sendable {
        /// The near margin that the change is added to, in points.
        public let start: Double
        /// The share of the change that the near margin takes.
        public let near: Double
        /// The share of the change that the length takes.
        public let length: Double
    }

    /// Returns what the near margin and the length take of a change of the parent's length along an axis.
    ///
    /// Several flexible parts share in proportion to their lengths, equally where all are empty.
    /// Source: UIView.AutoresizingMask (Apple's documentation).
    ///
    /// - Parameters:
    ///   - axis: The axis.
    ///   - near: The near margin before the change, in points.
    ///   - length: The length before the change, in points.
    ///   - far: The far margin before the change, in points.
    ///   - change: The change, in points; nil if it is not known yet.
    /// - Returns: What they take.
    public func shares(
        along axis: Axis, near: Double, length: Double, far: Double, change: Double?
    ) -> Shares {
        let isHorizontal = axis == .horizontal
        let nearGives = contains(isHorizontal ? .flexibleLeftMargin : .flexibleTopMargin)
        let lengthGives = contains(isHorizontal ? .flexibleWidth : .flexibleHeight)
        let farGives = contains(isHorizontal ? .flexibleRightMargin : .flexibleBottomMargin)
        guard nearGives || lengthGives || farGives else { return Shares(start: near, near: 0, length: 0) }
        if nearGives, !lengthGives, farGives,
            AutoresizingMask.splitsRoom(near: near, length: length, far: far, change: change)
        {
            return Shares(start: (near + far) / 2, near: 0.5, length: 0)
        }
        let nearPart = nearGives ? max(0, near) : 0, lengthPart = lengthGives ? max(0, length) : 0
        let total = nearPart + lengthPart + (farGives ? max(0, far) : 0)
        guard total > 0 else {
            let equal = 1 / Double((nearGives ? 1 : 0) + (lengthGives ? 1 : 0) + (farGives ? 1 : 0))
            return Shares(start: near, near: nearGives ? equal : 0, length: lengthGives ? equal : 0)
        }
        return Shares(start: near, near: nearPart / total, length: lengthPart / total)
    }

    /// Whether two flexible margins get equal halves of the new room, having had none to share in proportion to.
    ///
    /// Measured: Assets/demo_main.gif of BetterSegmentedControl, whose icons get all margins flexible in a superview
    /// without a size, and are centered in it once it has one. Chosen: the same in a superview that was smaller than
    /// the view; a frame in a parent that stays as it is stays too, also where that is not known yet.
    private static func splitsRoom(near: Double, length: Double, far: Double, change: Double?) -> Bool {
        guard near + far <= 0 else { return false }
        guard let change else { return near + length + far <= 0 }
        return change.magnitude > leastChange
    }

    /// The least change of a length in points. Chosen: far below a pixel, and above what rounding leaves.
    private static let leastChange = 1e-6
}

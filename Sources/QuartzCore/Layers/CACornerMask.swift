/// A set of a layer's corners.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// The raw value, which matches Apple's.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The corner at the minimum of x and y, the top-left one.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The corner at the maximum of x and the minimum of y, the top-right one.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The corner at the minimum of x and the maximum of y, the bottom-left one.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The corner at the maximum of x and y, the bottom-right one.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

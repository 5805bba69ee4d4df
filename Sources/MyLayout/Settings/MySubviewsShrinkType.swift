/// What a linear layout shrinks when its subviews need more than there is.
public struct MySubviewsShrinkType: OptionSet, Hashable, Sendable {
    /// The raw value, which matches MyLayout's.
    public let rawValue: UInt8

    /// Creates a type from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Nothing shrinks; subviews extend beyond the layout.
    public static let none = MySubviewsShrinkType([])
    /// All by the same amount.
    public static let average = MySubviewsShrinkType(rawValue: 1)
    /// All in proportion to their lengths.
    public static let weight = MySubviewsShrinkType(rawValue: 2)
    /// In a horizontal layout with two subviews as wide as their contents: the wider one first. In a vertical layout
    /// as `weight`.
    public static let auto = MySubviewsShrinkType(rawValue: 4)
    /// The subviews, which is the default.
    public static let size = MySubviewsShrinkType([])
    /// The spaces instead of the subviews.
    public static let spacing = MySubviewsShrinkType(rawValue: 1 << 4)

    /// Combines two types.
    public static func | (first: MySubviewsShrinkType, second: MySubviewsShrinkType) -> MySubviewsShrinkType {
        first.union(second)
    }
}

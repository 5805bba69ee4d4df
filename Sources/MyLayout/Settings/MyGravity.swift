/// Where a layout places its subviews along each axis, and what it stretches.
///
/// A value has a horizontal part in its low byte and a vertical one in its high byte; the two are combined with
/// `|`.
/// Source: the values of `MyGravity` in MyLayout 2.0.
public struct MyGravity: OptionSet, Hashable, Sendable {
    /// The raw value, which matches MyLayout's.
    public let rawValue: UInt16

    /// Creates a gravity from its bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// No gravity, which is the default.
    public static let none = MyGravity([])

    /// At the left.
    public static let horzLeft = MyGravity(rawValue: 1)
    /// In the horizontal center.
    public static let horzCenter = MyGravity(rawValue: 2)
    /// At the right.
    public static let horzRight = MyGravity(rawValue: 4)
    /// In the horizontal center of the window.
    public static let horzWindowCenter = MyGravity(rawValue: 8)
    /// The spaces between the subviews take what is left.
    public static let horzBetween = MyGravity(rawValue: 16)
    /// At the leading edge.
    public static let horzLeading = MyGravity(rawValue: 32)
    /// At the trailing edge.
    public static let horzTrailing = MyGravity(rawValue: 64)
    /// The spaces take what is left, half of one before the first and after the last.
    public static let horzAround = MyGravity(rawValue: 128)
    /// The spaces take what is left, a whole one before the first and after the last.
    public static let horzAmong: MyGravity = [horzBetween, horzAround]
    /// The widths take what is left.
    public static let horzFill: MyGravity = [horzLeft, horzCenter, horzRight]
    /// The widths that nothing determines take what is left.
    public static let horzStretch: MyGravity = [horzLeft, horzRight]

    /// At the top.
    public static let vertTop = MyGravity(rawValue: 1 << 8)
    /// In the vertical center.
    public static let vertCenter = MyGravity(rawValue: 2 << 8)
    /// At the bottom.
    public static let vertBottom = MyGravity(rawValue: 4 << 8)
    /// In the vertical center of the window.
    public static let vertWindowCenter = MyGravity(rawValue: 8 << 8)
    /// The spaces between the subviews take what is left.
    public static let vertBetween = MyGravity(rawValue: 16 << 8)
    /// The baselines are aligned, along a row.
    public static let vertBaseline = MyGravity(rawValue: 32 << 8)
    /// The spaces take what is left, half of one before the first and after the last.
    public static let vertAround = MyGravity(rawValue: 64 << 8)
    /// The spaces take what is left, a whole one before the first and after the last.
    public static let vertAmong: MyGravity = [vertBetween, vertAround]
    /// The heights take what is left.
    public static let vertFill: MyGravity = [vertTop, vertCenter, vertBottom]
    /// The heights that nothing determines take what is left.
    public static let vertStretch: MyGravity = [vertTop, vertBottom]

    /// In the center of both axes.
    public static let center: MyGravity = [horzCenter, vertCenter]
    /// Widths and heights take what is left.
    public static let fill: MyGravity = [horzFill, vertFill]
    /// The spaces between the subviews take what is left along both axes.
    public static let between: MyGravity = [horzBetween, vertBetween]

    /// Combines two gravities.
    public static func | (first: MyGravity, second: MyGravity) -> MyGravity { first.union(second) }
}

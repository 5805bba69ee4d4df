/// The conditions that settings hold under: size classes of both axes, and the orientation.
///
/// Source: the values of `MySizeClass` in MyLayout 2.0.
public struct MySizeClass: OptionSet, Hashable, Sendable {
    /// The raw value, which matches MyLayout's.
    public let rawValue: UInt8

    /// Creates a size class from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Any width, which is the default.
    public static let wAny = MySizeClass([])
    /// A compact width.
    public static let wCompact = MySizeClass(rawValue: 1)
    /// A regular width.
    public static let wRegular = MySizeClass(rawValue: 2)
    /// Any height, which is the default.
    public static let hAny = MySizeClass([])
    /// A compact height.
    public static let hCompact = MySizeClass(rawValue: 4)
    /// A regular height.
    public static let hRegular = MySizeClass(rawValue: 8)
    /// The portrait orientation, taller than wide.
    public static let portrait = MySizeClass(rawValue: 0x40)
    /// The landscape orientation, wider than tall.
    public static let landscape = MySizeClass(rawValue: 0x80)

    /// Combines two size classes.
    public static func | (first: MySizeClass, second: MySizeClass) -> MySizeClass { first.union(second) }

    private static let width: MySizeClass = [wCompact, wRegular]
    private static let height: MySizeClass = [hCompact, hRegular]
    private static let orientation: MySizeClass = [portrait, landscape]

    /// The size classes whose settings apply under this one, the most specific first.
    var fallbacks: [MySizeClass] {
        let width = intersection(.width), height = intersection(.height)
        let orientation = intersection(.orientation)
        return [
            [width, height, orientation], [width, height], [height, orientation], [height],
            [width, orientation], [width], [orientation], [],
        ]
    }
}

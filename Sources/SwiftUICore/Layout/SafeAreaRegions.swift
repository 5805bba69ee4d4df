/// The kinds of areas that are not safe.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// What the device and containers cover, such as bars.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// What the keyboard covers.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All that is covered.
    public static let all = SafeAreaRegions(rawValue: UInt.max)
}

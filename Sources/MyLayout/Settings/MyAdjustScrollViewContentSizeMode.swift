/// Whether a layout sets the content size of the scroll view that it is in.
public struct MyAdjustScrollViewContentSizeMode: RawRepresentable, Hashable, Sendable {
    /// The raw value, which matches MyLayout's.
    public let rawValue: UInt8

    /// Creates a mode from its raw value.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// As `yes` in a scroll view that is no table and no collection.
    public static let auto = MyAdjustScrollViewContentSizeMode(rawValue: 0)
    /// The layout does not set the content size.
    public static let no = MyAdjustScrollViewContentSizeMode(rawValue: 1)
    /// The layout sets the content size.
    public static let yes = MyAdjustScrollViewContentSizeMode(rawValue: 2)
}

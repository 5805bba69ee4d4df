/// Whether a subview is seen, and whether it takes part in the layout.
public struct MyVisibility: RawRepresentable, Hashable, Sendable {
    /// The raw value, which matches MyLayout's.
    public let rawValue: UInt8

    /// Creates a visibility from its raw value.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Shown.
    public static let visible = MyVisibility(rawValue: 0)
    /// Hidden, keeping its place.
    public static let invisible = MyVisibility(rawValue: 1)
    /// Hidden, without a place.
    public static let gone = MyVisibility(rawValue: 2)
}

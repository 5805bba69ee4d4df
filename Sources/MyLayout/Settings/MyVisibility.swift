/// Whether a subview is seen, and whether it takes part in the layout.
public struct MyVisibility: RawRepresentable, Hashable, Sendable {
    /// The raw value, which matches MyLayout's.
    public let rawValue: UInt8

    /// Creates a visibility from its raw value.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Visible, which is the default.
    public static let visible = MyVisibility(rawValue: 0)
    /// Hidden, but keeps its place in the layout.
    public static let invisible = MyVisibility(rawValue: 1)
    /// Hidden, and takes no place in the layout.
    public static let gone = MyVisibility(rawValue: 2)
}

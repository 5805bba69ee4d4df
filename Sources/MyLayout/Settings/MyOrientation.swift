/// The direction in which a linear or flow layout arranges its subviews.
public struct MyOrientation: RawRepresentable, Hashable, Sendable {
    /// The raw value, which matches MyLayout's.
    public let rawValue: UInt8

    /// Creates an orientation from its raw value.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// From top to bottom; in a flow layout, rows one below the other.
    public static let vert = MyOrientation(rawValue: 0)
    /// From leading to trailing; in a flow layout, columns side by side.
    public static let horz = MyOrientation(rawValue: 1)
}

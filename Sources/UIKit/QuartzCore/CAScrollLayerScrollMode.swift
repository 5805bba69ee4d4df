/// The axes along which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    /// The raw value, which matches Apple's.
    public let rawValue: String

    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The layer does not scroll.
    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    /// Up and down.
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    /// Left and right.
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    /// Up, down, left and right.
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

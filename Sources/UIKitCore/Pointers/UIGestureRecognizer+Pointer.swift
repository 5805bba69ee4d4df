// The touches of a script have no modifier keys and buttons.

/// The types of scrolling devices. Raw values match Apple's.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    /// The raw value, with one bit for each kind of scrolling.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Devices that scroll in steps, as a mouse wheel.
    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
    /// Devices that scroll smoothly, as a trackpad.
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
    /// Discrete and continuous scrolling.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
